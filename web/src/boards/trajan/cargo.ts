/** Cards picked from the hand, and the moves that they make up. The server lists units: a card, a pair, a
 *  whole load; a choice is any set of them. Which ones there are, and how many, it says itself. */
import type { MoveOffer } from '../../lib/game';
import type { Ship } from './view';

/** Cards by kind; `wild` counts wild tiles. */
export type Bag = Record<string, number>;

export const WILD = 'wild';

export interface Unit {
  bag: Bag;
  move: MoveOffer;
  /** Whether the same unit can come several times. */
  again: boolean;
}

/** What is loaded or played now: the ship, or the display if there is none. */
export interface Loading {
  units: Unit[];
  most: number;
  ship: Ship | null;
  /** Units already on board. */
  aboard: number;
}

export const size = (bag: Bag): number => Object.values(bag).reduce((sum, count) => sum + count, 0);

export function plus(bag: Bag, kind: string, step = 1): Bag {
  const count = (bag[kind] ?? 0) + step;
  const { [kind]: _, ...rest } = bag;
  return count > 0 ? { ...rest, [kind]: count } : rest;
}

const good = (move: MoveOffer) => move.things[0].slice(move.things[0].indexOf(':') + 1);
const operand = (move: MoveOffer, place: number) => Number(move.message.operands[place] ?? 0);

function bagOf(move: MoveOffer): { bag: Bag; again: boolean } | null {
  switch (move.verb) {
    case 'play_card': return { bag: { [good(move)]: 1 }, again: true };
    case 'load_same': return { bag: filled({ [good(move)]: operand(move, 1), [WILD]: operand(move, 2) }), again: false };
    case 'load_wilds': return { bag: { [WILD]: operand(move, 0) }, again: false };
    case 'load_pair': return { bag: filled({ [good(move)]: 2 - operand(move, 1), [WILD]: operand(move, 1) }), again: false };
    case 'load_wild_pair': return { bag: { [WILD]: 2 }, again: true };
    case 'load_one': return { bag: { [good(move)]: 1 }, again: false };
    case 'load_one_wild': return { bag: { [WILD]: 1 }, again: true };
    default: return null;
  }
}

const filled = (bag: Bag): Bag => Object.fromEntries(Object.entries(bag).filter(([, count]) => count > 0));

const SHIPS: Record<string, string> = { load_same: 'same', load_wilds: 'same', load_pair: 'pairs', load_wild_pair: 'pairs', load_one: 'different', load_one_wild: 'different' };

/** What the legal moves load or play; null if they do neither. `next` is the number of the unit that is asked for. */
export function loading(moves: MoveOffer[], ships: Ship[], mostPlayed: number, next: number): Loading | null {
  const units = moves.flatMap((move) => {
    const found = bagOf(move);
    return found ? [{ ...found, move }] : [];
  });
  if (!units.length) return null;
  const name = SHIPS[units[0].move.verb];
  const ship = ships.find((each) => each.ship === name) ?? null;
  if (!ship) return { units, ship, aboard: 0, most: mostPlayed - (moves.some((move) => move.verb === 'stop') ? 1 : 0) };
  if (name === 'same') return { units, ship, aboard: 0, most: 1 };
  return { units, ship, aboard: next - 1, most: ship.coloured_points.length - (next - 1) };
}

function less(bag: Bag, part: Bag): Bag {
  return filled(Object.fromEntries(Object.entries(bag).map(([kind, count]) => [kind, count - (part[kind] ?? 0)])));
}

/** Units that together hold a bag; exactly, or with room for more. Null if there are none. */
function found(bag: Bag, units: Unit[], most: number, exactly: boolean): Unit[] | null {
  const [kind] = Object.keys(bag);
  if (!kind) return [];
  if (!most) return null;
  for (const [place, unit] of units.entries()) {
    if (!unit.bag[kind]) continue;
    if (exactly && Object.entries(unit.bag).some(([each, count]) => count > (bag[each] ?? 0))) continue;
    const rest = unit.again ? units : units.filter((_, other) => other !== place);
    // One kind is never loaded in two ways: the wild pair beside the plain one.
    const others = unit.again ? rest : rest.filter((other) => !sameKind(other, unit));
    const more = found(less(bag, unit.bag), others, most - 1, exactly);
    if (more) return [unit, ...more];
  }
  return null;
}

const sameKind = (one: Unit, other: Unit) => Object.keys(one.bag).some((kind) => kind !== WILD && other.bag[kind]);

/** The moves that play exactly these cards, in the server's order. */
export function exact(bag: Bag, { units, most }: Pick<Loading, 'units' | 'most'>): Unit[] | null {
  if (!size(bag)) return null;
  return found(bag, units, most, true)?.sort((a, b) => a.move.index - b.move.index) ?? null;
}

/** Whether some choice holds at least these cards. */
export const fits = (bag: Bag, { units, most }: Pick<Loading, 'units' | 'most'>): boolean => found(bag, units, most, false) !== null;

/** As many of these cards as fit. */
export function fitting(bag: Bag, where: Pick<Loading, 'units' | 'most'>): Bag {
  let kept: Bag = {};
  for (const [kind, count] of Object.entries(bag)) for (let i = 0; i < count; i++) if (fits(plus(kept, kind), where)) kept = plus(kept, kind);
  return kept;
}

/** What a choice scores on the ship that is loaded. */
export function points(chosen: Unit[], { ship, aboard }: Loading): number {
  if (!ship) return 0;
  const side = ship.grey ? ship.grey_points : ship.coloured_points;
  return side[cellOf(chosen, ship.ship, aboard)] ?? 0;
}

/** The cell of the hull that a choice reaches. */
export const cellOf = (chosen: Unit[], ship: string, aboard: number): number =>
  (ship === 'same' ? chosen.reduce((sum, unit) => sum + size(unit.bag), 0) : aboard + chosen.length) - 1;
