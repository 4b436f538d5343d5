/** Placing: which of the legal moves lie in the current rotation, and which one a pointer means. */
import { type MoveOffer, operand, type Phrases, type Said } from '../../lib/game';
import type { Territory } from './view';

export interface Cell {
  x: number;
  y: number;
}

/** A legal placement: where the left half goes, where the right half goes, and what it gains. */
export interface Placement {
  move: MoveOffer;
  /** What one points at for it. */
  spot: string;
  left: Cell;
  right: Cell;
  turn: number;
  gain: number;
}

export function cellOf(thing: string): Cell {
  const [x, y] = thing
    .slice(thing.indexOf(':') + 1)
    .split(',')
    .map(Number);
  return { x, y };
}

/** 0 right half to the east, 1 south, 2 west, 3 north. */
const TURNS = ['1,0', '0,1', '-1,0', '0,-1'];

const GAIN = 'kingdomino.preview.points';
const GROWTH = 'kingdomino.preview.territory';

export function placements(moves: MoveOffer[], phrases: Phrases): Placement[] {
  return moves
    .filter((move) => move.verb === 'place')
    .map((move) => {
      const [left, right] = move.things.map(cellOf);
      const turn = TURNS.indexOf(`${right.x - left.x},${right.y - left.y}`);
      const gained = move.preview.find((said) => said.key === GAIN);
      const gain = (gained && operand(phrases, gained, 'points')) ?? 0;
      return { move, spot: spotOf(move), left, right, turn, gain };
    });
}

/** The spot of a placement: its left half, and where the right one lies. */
export const spotOf = (move: MoveOffer): string => move.things.join('@');

export const covers = ({ left, right }: Placement, cell: Cell): boolean =>
  (left.x === cell.x && left.y === cell.y) || (right.x === cell.x && right.y === cell.y);

/** The rotations that have a legal place, in turning order. */
export const turnsOf = (all: Placement[]): number[] =>
  [0, 1, 2, 3].filter((turn) => all.some((each) => each.turn === turn));

/** The next rotation with a legal place; the same one if there is no other. */
export function nextTurn(all: Placement[], turn: number, step = 1): number {
  const turns = turnsOf(all);
  for (let tried = 1; tried <= 4; tried++) {
    const wish = (turn + tried * step + 8) % 4;
    if (turns.includes(wish)) return wish;
  }
  return turn;
}

/** Of the placements that cover a cell, the one whose middle is nearest to a point in cells. */
export function nearest(all: Placement[], cell: Cell, point: Cell): Placement | null {
  const far = (each: Placement) =>
    Math.hypot((each.left.x + each.right.x + 1) / 2 - point.x, (each.left.y + each.right.y + 1) / 2 - point.y);
  const candidates = all.filter((each) => covers(each, cell));
  return candidates.sort((a, b) => far(a) - far(b))[0] ?? null;
}

/** Ghosts that do not overlap, the best first, so that the board stays readable. */
export function apart(all: Placement[]): Placement[] {
  const shown: Placement[] = [];
  for (const each of [...all].sort((a, b) => b.gain - a.gain)) {
    if (!shown.some((other) => covers(other, each.left) || covers(other, each.right))) shown.push(each);
  }
  return shown;
}

/** The part of the plane to show: the grid round the kingdom, and every legal place. */
export function frame(
  player: { west: number; east: number; north: number; south: number },
  grid: number,
  all: Placement[],
): { x: number; y: number; size: number } {
  const wide = player.east - player.west + 1;
  const high = player.south - player.north + 1;
  let west = player.west - Math.floor((grid - wide) / 2);
  let north = player.north - Math.floor((grid - high) / 2);
  let east = west + grid - 1;
  let south = north + grid - 1;
  for (const { left, right } of all) {
    west = Math.min(west, left.x, right.x);
    east = Math.max(east, left.x, right.x);
    north = Math.min(north, left.y, right.y);
    south = Math.max(south, left.y, right.y);
  }
  const size = Math.max(east - west, south - north) + 1;
  return { x: (west + east + 1 - size) / 2, y: (north + south + 1 - size) / 2, size };
}

/** What a territory would be after a placement. */
interface Grown {
  squares: number;
  crowns: number;
  points: number;
}

/** A territory as the list shows it, with what it would become. */
export interface Row extends Territory {
  next?: Grown;
  /** It would become a part of another one. */
  gone?: boolean;
}

/** Whether a bit set has a place. It may have more bits than the operators of the language. */
const has = (set: number, place: number): boolean => Math.floor(set / 2 ** place) % 2 === 1;

/** The territories, the most valuable first, as the preview of a placement changes them. */
export function rows(territories: Territory[], placement: Placement | null, phrases: Phrases, most: number): Row[] {
  const all: Row[] = territories.map((each) => ({ ...each }));
  const list = [...all];
  const told = (said: Said, name: string) => operand(phrases, said, name) ?? 0;
  for (const said of placement?.move.preview.filter((each) => each.key === GROWTH) ?? []) {
    const next = { squares: told(said, 'squares'), crowns: told(said, 'crowns'), points: told(said, 'points') };
    const joined = all.filter((_, place) => has(told(said, 'joined'), place)).sort(byWorth);
    joined.forEach((row, place) => Object.assign(row, place ? { gone: true } : { next }));
    if (!joined.length) list.push(fresh(said, phrases, next));
  }
  list.sort(byWorth);
  // What changes is shown, even if it was among the small ones.
  const shown = list.slice(0, most);
  const hidden = list.slice(most).filter((row) => row.next);
  return hidden.length ? [...shown.slice(0, most - hidden.length), ...hidden] : shown;
}

const byWorth = (a: Row, b: Row): number => b.points - a.points || b.squares - a.squares;

/** A territory that is not there yet. */
function fresh(said: Said, phrases: Phrases, next: Grown): Row {
  const terrains = phrases[said.key].find((each) => each.name === 'terrain')?.names ?? [];
  const terrain = terrains[operand(phrases, said, 'terrain') ?? -1];
  return { terrain, squares: 0, crowns: 0, points: 0, cells: [`new ${terrain}`], next };
}
