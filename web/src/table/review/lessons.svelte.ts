/** What a review tells, and which of it is looked at: one's own mistakes first. */
import type { MoveOffer, MoveShown, Verdict } from '../../lib/game';
import { because } from '../../lib/reasons';
import { oddsKey } from '../../lib/odds';
import { t, words } from '../../lib/words.svelte';
import type { Drawn } from '../hints/drawn';
import type { Sight } from '../sight.svelte';
import type { MatchReview } from './match.svelte';

type Shown = 'both' | 'played' | 'better';

/** A move of the past as a board knows moves: it can be drawn, and nothing is asked about it. */
export function offerOf(shown: MoveShown, index: number): MoveOffer {
  const { verb, text, things, plain, facts } = shown;
  const calm = { final: false, sealed: false, weighed: false, warns: false, ends: false, reveals: false };
  return { index, verb, text, things, message: plain, preview: facts, leaves: [], changes: [], ...calm };
}

/** The move that was made, and the one that it is compared with. */
const played = (verdict: Verdict): MoveShown => (verdict.is_played ? verdict.best : verdict.other);

/** A word, and the points that a move brought at once, where one of the two brought any. */
const labelled = (word: string, move: MoveShown, isTold: boolean): string =>
  isTold ? `${word} ${words.signed(move.gain)}` : word;

export class Lessons {
  /** The number of the move whose verdict is looked at. */
  picked = $state<number | null>(null);
  everybody = $state(false);
  shown = $state<Shown>('both');

  constructor(
    readonly review: MatchReview,
    private readonly mine: () => number | null,
    private readonly onpick: (verdict: Verdict) => void,
  ) {}

  readonly seat = $derived.by(() => this.mine());
  private readonly filtered = (all: Verdict[]) =>
    this.everybody || this.seat === null ? all : all.filter((each) => each.who === this.seat);
  readonly mistakes = $derived.by(() => this.filtered(this.review.found?.mistakes ?? []));
  readonly finds = $derived.by(() => this.filtered(this.review.found?.finds ?? []));
  readonly all = $derived([...this.mistakes, ...this.finds]);
  readonly at = $derived(this.all.find((each) => each.number === this.picked) ?? null);
  readonly place = $derived(this.at ? this.all.indexOf(this.at) : -1);
  readonly done = $derived.by(() => {
    const { found } = this.review;
    return found !== null && found.done === found.total;
  });
  /** How many decisions were looked at of those whose verdicts are listed. */
  readonly looked = $derived.by(() => {
    const looked = this.review.found?.looked ?? [];
    return this.everybody || this.seat === null ? looked.reduce((sum, each) => sum + each, 0) : looked[this.seat];
  });

  readonly moves = $derived.by((): MoveOffer[] => {
    if (!this.at) return [];
    const moves = [offerOf(played(this.at), 0)];
    if (!this.at.is_played) moves.push(offerOf(this.at.best, 1));
    return moves;
  });
  readonly drawn = $derived.by((): Drawn[] => {
    const verdict = this.at;
    if (!verdict) return [];
    const { best, is_played } = verdict;
    const own = played(verdict);
    const isTold = own.gain !== 0 || (!is_played && best.gain !== 0);
    const { origin, target } = own;
    const label = labelled(t('web.review.was_played'), own, isTold);
    const made: Drawn = { move: this.moves[0], label, tone: 'played', origin, target };
    if (is_played) return [{ ...made, tone: 'better' }];
    const better: Drawn = {
      move: this.moves[1],
      label: labelled(t('web.review.was_better'), best, isTold),
      tone: 'better',
      origin: best.origin,
      target: best.target,
    };
    return [made, better].filter((each) => this.shown === 'both' || each.tone === this.shown);
  });

  pick(verdict: Verdict | undefined): void {
    if (!verdict) return;
    this.picked = verdict.number;
    this.shown = 'both';
    this.onpick(verdict);
  }
  step(by: number): void {
    const place = this.place < 0 ? (by > 0 ? 0 : this.all.length - 1) : this.place + by;
    this.pick(this.all[Math.max(0, Math.min(this.all.length - 1, place))]);
  }
  /** Played, better, or both. */
  toggle(): void {
    const order: Shown[] = ['both', 'played', 'better'];
    this.shown = order[(order.indexOf(this.shown) + 1) % order.length];
  }

  /** What a mistake cost, in words: the chance with the better move, and with the one that was made. */
  cost(verdict: Verdict): string {
    if (verdict.is_played || verdict.best_worth.points.length) return '';
    const better = t(oddsKey(verdict.best_worth.mean));
    const made = t(oddsKey(verdict.other_worth.mean));
    return better === made ? '' : t('web.review.cost', { better, made });
  }

  /** What was played, and what was better. */
  sentence(verdict: Verdict, sight: Sight): string {
    const move = sight.say(played(verdict).message);
    const who = sight.names[verdict.who];
    const form = verdict.who === this.seat ? 'you' : '';
    const first = t('web.review.played', { who, move }, form);
    if (verdict.is_played) return first;
    return [first, t('web.review.better', { move: sight.say(verdict.best.message) })].join(' ');
  }

  /** What the better move does, in facts of the rules; a sentence is told apart from another. */
  facts(verdict: Verdict, sight: Sight): string {
    if (verdict.is_played) return '';
    return verdict.best.facts.map((fact) => sight.say(fact)).join(' · ') || because(verdict.reasons);
  }
}
