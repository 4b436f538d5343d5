/** Which tip of a first game is shown: one that was never told, one in a turn, until the person acts. */
import type { TableAnswer } from '../lib/game';
import { progress } from './progress.svelte';

type Tip = TableAnswer['tips'][number];

export class TipTeller {
  tip = $state.raw<Tip | null>(null);
  private version = -1;
  /** In this turn something was told already. */
  private hasTold = false;

  constructor(private game: string) {}

  /** The table as it is now: whether this seat is asked, and what would fit. */
  see(version: number, isAsked: boolean, fitting: Tip[]): void {
    if (version !== this.version) this.tip = null; // the person has acted
    this.version = version;
    if (!isAsked) this.hasTold = false;
    if (!fitting.length) this.tip = null;
    if (!isAsked || this.tip || this.hasTold) return;
    const tip = fitting.find((each) => !progress.isTold(this.game, each.name));
    if (!tip) return;
    this.tip = tip;
    this.hasTold = true;
    progress.tell(this.game, tip.name);
  }
  close(): void {
    this.tip = null;
  }
}
