/** The review of a finished match: asked for once, then read again until it is whole. */
import { api, Problem, someone } from '../../lib/api';
import type { Review } from '../../lib/game';
import { t } from '../../lib/words.svelte';

const EVERY_MS = 1000;
const PATIENCE = 8;

export class MatchReview {
  found = $state.raw<Review | null>(null);
  problem = $state('');
  private timer = 0;
  private still = 0;

  constructor(readonly id: string) {}

  /** Begin, or go on where somebody began. */
  async begin(): Promise<void> {
    this.problem = '';
    try {
      const seen = await api.review(this.id, false);
      this.take(seen);
      if (seen.done < seen.total) {
        await someone();
        this.take(await api.review(this.id, true));
      }
      this.wait();
    } catch (error) {
      this.problem = error instanceof Problem ? error.message : t('web.home.failed');
    }
  }

  close(): void {
    clearTimeout(this.timer);
  }

  private wait(): void {
    clearTimeout(this.timer);
    if (this.found && this.found.done < this.found.total)
      this.timer = window.setTimeout(() => void this.look(), EVERY_MS);
  }

  /** A server that was started anew has forgotten what it was asked for. */
  private async look(): Promise<void> {
    const before = this.found?.done ?? 0;
    const again = this.still >= PATIENCE;
    try {
      this.take(await api.review(this.id, again));
    } catch {
      // It is asked again; a connection that is lost comes back.
    }
    this.still = (this.found?.done ?? 0) > before || again ? 0 : this.still + 1;
    this.wait();
  }

  private take(found: Review): void {
    this.found = found;
  }
}
