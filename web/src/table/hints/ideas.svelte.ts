/** The ideas of a hint: asked for once, drawn on the board, one of them looked at. */
import { api, Problem } from '../../lib/api';
import type { Advice, Hint, MoveOffer } from '../../lib/game';
import { because } from '../../lib/reasons';
import { n, t } from '../../lib/words.svelte';
import type { Pointing } from '../pointing.svelte';
import type { Drawn } from './drawn';

export class Ideas {
  hint = $state.raw<Hint | null>(null);
  problem = $state('');
  /** Which idea is looked at, and whether it alone is drawn. */
  at = $state(0);
  private alone = $state(false);

  constructor(
    readonly sight: Pointing,
    private readonly onclose: () => void,
  ) {}

  readonly all: Advice[] = $derived(this.hint?.advice ?? []);
  readonly trials = $derived(this.all.reduce((sum, each) => sum + (each.worth?.trials ?? 0), 0));
  readonly drawn: Drawn[] = $derived(
    this.all.flatMap((advice, place) => {
      const move = this.moveOf(advice);
      if (!move || (this.alone && place !== this.at)) return [];
      const { origin, target } = advice;
      return [{ move, label: n(place + 1), tone: place === this.at ? 'first' : 'other', origin, target }] as Drawn[];
    }),
  );
  readonly title = $derived.by(() => {
    const several = this.all.length > 1;
    if (several && this.all.every((each) => each.compared !== 'behind')) return t('web.hint.several');
    return this.all.length ? t('web.hint.ideas', { ideas: this.all.length }) : t('web.hint');
  });

  async ask(): Promise<void> {
    const { version, id } = this.sight.table;
    try {
      const found = await api.hint(id);
      if (found.version !== version || this.sight.table.version !== version) return this.onclose();
      this.hint = found;
    } catch (error) {
      this.problem = error instanceof Problem ? error.message : t('web.home.failed');
    }
  }

  moveOf(advice: Advice): MoveOffer | null {
    return this.sight.moves.find((move) => move.index === advice.index) ?? null;
  }
  /** Look at one idea; alone, its pieces lie as they would. */
  show(place: number, alone = true): void {
    if (!this.all[place]) return;
    this.at = place;
    this.alone = alone;
  }
  play(place: number): void {
    const move = this.all[place] && this.moveOf(this.all[place]);
    this.onclose();
    if (move) this.sight.play(move);
  }

  /** What an idea does, and nothing that only a search believes. */
  reason(advice: Advice): string {
    if (this.sight.moves.length === 1) return t('core.reason.only');
    return advice.facts.map((fact) => this.sight.say(fact)).join(' · ') || because(advice.reasons);
  }
  /** What is expected to follow. */
  line(advice: Advice): string {
    const { names } = this.sight;
    return advice.line
      .map((step) => t('web.hint.step', { who: names[step.who], move: this.sight.say(step.message) }))
      .join(' · ');
  }
}
