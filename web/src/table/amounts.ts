/** Moves that differ in one amount only are asked for by a stepper. */
import type { MoveOffer, Phrases } from '../lib/game';

interface Amounts {
  /** The legal amounts in ascending order. */
  values: number[];
  move: (value: number) => MoveOffer;
}

/** The amounts of moves that are the same but for one number; null if they differ in more. */
export function amounts(moves: MoveOffer[], phrases: Phrases): Amounts | null {
  const [first] = moves;
  if (!first || moves.some((move) => move.message.key !== first.message.key)) return null;
  const differing = first.message.operands.flatMap((operand, place) =>
    moves.some((move) => move.message.operands[place] !== operand) ? [place] : [],
  );
  if (differing.length !== 1) return null;
  const [place] = differing;
  if (!phrases[first.message.key]?.[place]?.number || phrases[first.message.key][place].thing) return null;
  const byValue = new Map(moves.map((move) => [Number(move.message.operands[place]), move]));
  return { values: [...byValue.keys()].sort((a, b) => a - b), move: (value) => byValue.get(value)! };
}

/** Moves among which some differ in one amount only: these as a scale, and the others. */
export function apart(moves: MoveOffer[], phrases: Phrases): { scale: Amounts | null; others: MoveOffer[] } {
  const groups = [...new Set(moves.map((move) => move.message.key))].map((key) =>
    moves.filter((move) => move.message.key === key),
  );
  const alike = groups.reduce((most, each) => (each.length > most.length ? each : most), []);
  const scale = alike.length > 1 ? amounts(alike, phrases) : null;
  return { scale, others: scale ? moves.filter((move) => !alike.includes(move)) : moves };
}

/** What somebody typed, in any digits, as the nearest legal amount; null if it is no number. */
export function typed(text: string, values: number[]): number | null {
  const digits = text.replace(/[۰-۹]/g, (digit) => String('۰۱۲۳۴۵۶۷۸۹'.indexOf(digit))).trim();
  if (!/^\d+$/.test(digits)) return null;
  const wish = Number(digits);
  return values.reduce((best, each) => (Math.abs(each - wish) < Math.abs(best - wish) ? each : best), values[0]);
}
