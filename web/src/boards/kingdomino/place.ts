/** Placing: which of the legal moves lie in the current rotation, and which one a pointer means. */
import type { MoveOffer, Phrases } from '../../lib/game';
import type { Territory } from './view';

export interface Cell {
  x: number;
  y: number;
}

/** A legal placement: where the left half goes, where the right half goes, and what it gains. */
export interface Spot {
  move: MoveOffer;
  left: Cell;
  right: Cell;
  turn: number;
  gain: number;
}

export function cellOf(thing: string): Cell {
  const [x, y] = thing.slice(thing.indexOf(':') + 1).split(',').map(Number);
  return { x, y };
}

/** 0 right half to the east, 1 south, 2 west, 3 north. */
const TURNS = ['1,0', '0,1', '-1,0', '0,-1'];

export function spots(moves: MoveOffer[]): Spot[] {
  return moves
    .filter((move) => move.verb === 'place')
    .map((move) => {
      const [left, right] = move.things.map(cellOf);
      const turn = TURNS.indexOf(`${right.x - left.x},${right.y - left.y}`);
      return { move, left, right, turn, gain: Number(move.preview[0]?.operands[0] ?? 0) };
    });
}

export const covers = (spot: Spot, cell: Cell): boolean =>
  (spot.left.x === cell.x && spot.left.y === cell.y) || (spot.right.x === cell.x && spot.right.y === cell.y);

/** The rotations that have a legal place, in turning order. */
export const turnsOf = (all: Spot[]): number[] => [0, 1, 2, 3].filter((turn) => all.some((spot) => spot.turn === turn));

/** The next rotation with a legal place; the same one if there is no other. */
export function nextTurn(all: Spot[], turn: number, step = 1): number {
  const turns = turnsOf(all);
  for (let tried = 1; tried <= 4; tried++) {
    const wish = (turn + tried * step + 8) % 4;
    if (turns.includes(wish)) return wish;
  }
  return turn;
}

/** Of the spots that cover a cell, the one whose middle is nearest to a point in cells. */
export function nearest(all: Spot[], cell: Cell, point: Cell): Spot | null {
  const far = (spot: Spot) => Math.hypot((spot.left.x + spot.right.x + 1) / 2 - point.x, (spot.left.y + spot.right.y + 1) / 2 - point.y);
  const candidates = all.filter((spot) => covers(spot, cell));
  return candidates.sort((a, b) => far(a) - far(b))[0] ?? null;
}

/** Ghosts that do not overlap, the best first, so that the board stays readable. */
export function apart(all: Spot[]): Spot[] {
  const shown: Spot[] = [];
  for (const spot of [...all].sort((a, b) => b.gain - a.gain)) {
    if (!shown.some((other) => covers(other, spot.left) || covers(other, spot.right))) shown.push(spot);
  }
  return shown;
}

/** The part of the plane to show: the grid round the kingdom, and every legal place. */
export function frame(player: { west: number; east: number; north: number; south: number }, grid: number, all: Spot[]): { x: number; y: number; size: number } {
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
export interface Grown {
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

const GROWTH = 'kingdomino.preview.territory';
const touches = (cell: string, others: Cell[]) => others.some(({ x, y }) => Math.abs(cellOf(cell).x - x) + Math.abs(cellOf(cell).y - y) <= 1);

/** The territories, the most valuable first, as the preview of a placement changes them. */
export function rows(territories: Territory[], spot: Spot | null, phrases: Phrases, most: number): Row[] {
  const list: Row[] = territories.map((each) => ({ ...each })).sort((a, b) => b.points - a.points || b.squares - a.squares);
  const terrains = phrases[GROWTH]?.[0].names ?? [];
  for (const said of spot?.move.preview.filter((each) => each.key === GROWTH) ?? []) {
    const [terrain, squares, crowns, points] = said.operands.map(Number);
    const next = { squares, crowns, points };
    const joined = list.filter((row) => row.terrain === terrains[terrain] && !row.next && row.squares < squares && row.cells.some((cell) => touches(cell, [spot!.left, spot!.right])));
    joined.forEach((row, place) => Object.assign(row, place ? { gone: true } : { next }));
    if (!joined.length) list.push({ terrain: terrains[terrain], squares, crowns, points: 0, cells: [`new ${terrain}`], next });
  }
  // What changes is shown, even if it was among the small ones.
  const shown = list.slice(0, most);
  const hidden = list.slice(most).filter((row) => row.next);
  return hidden.length ? [...shown.slice(0, most - hidden.length), ...hidden] : shown;
}
