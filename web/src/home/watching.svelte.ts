/** Something that is read from the server again and again while a page shows it, and what is told when it does not
 * answer. */
import { patience } from './patience';

const AGAIN_MS = 5000;
/** One answer may be lost; then the server does not answer. */
const FAILURES = 2;

export abstract class Watching {
  ready = $state(false);
  /** The server's time when it last answered. */
  now = $state(0);
  /** When this browser asks again, while the server does not answer. */
  next = $state<number | null>(null);
  private failures = $state(0);
  private timer: ReturnType<typeof setTimeout> | undefined;

  readonly lost = $derived(this.failures >= FAILURES);
  readonly failed = $derived(this.failures > 0);

  /** Ask, keep the answer, and say what time it was. */
  protected abstract ask(): Promise<number>;

  async read(): Promise<void> {
    try {
      this.now = await this.ask();
      this.ready = true;
      this.failures = 0;
    } catch {
      this.failures += 1;
    }
  }

  /** Read now, and again and again until this is called; more and more seldom while nobody answers. */
  watch(): () => void {
    let stopped = false;
    const look = async () => {
      clearTimeout(this.timer);
      this.next = null;
      if (document.visibilityState === 'visible') await this.read();
      const pause = this.failures ? patience(this.failures, Math.random()) : AGAIN_MS;
      this.next = this.failures ? Date.now() + pause : null;
      if (!stopped) this.timer = setTimeout(look, pause);
    };
    this.again = look;
    void look();
    return () => {
      stopped = true;
      clearTimeout(this.timer);
    };
  }
  /** Ask at once, whenever the next time would have been. */
  again: () => Promise<void> = () => this.read();
}
