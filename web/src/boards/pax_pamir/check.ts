/** A Dominance Check, read from the lines of its scene. */
import type { Scene } from '../../table/scenes/scenes';

export const COALITIONS = ['british', 'russian', 'afghan'] as const;

export interface Row {
  seat: number;
  /** Tribes, spies and gifts, or patriots, prizes and gifts. */
  parts: number[];
  all: number;
  place: number;
  shared: boolean;
  points: number;
}

export interface Check {
  blocks: number[];
  /** By how many blocks the largest coalition leads. */
  lead: number;
  byInfluence: boolean;
  /** The game goes on and all blocks go back to the supply. */
  cleared: boolean;
  rows: Row[];
}

/** Players who share places: their points are added up and divided. */
export function tiesOf({ rows }: Check): { place: number; seats: number[]; points: number }[] {
  const places = [...new Set(rows.filter((row) => row.shared).map((row) => row.place))];
  return places.map((place) => {
    const tied = rows.filter((row) => row.place === place);
    return { place, seats: tied.map((row) => row.seat), points: tied[0].points };
  });
}

export function checkOf(scene: Scene): Check {
  const lines = scene.stages.flatMap((stage) => stage.lines);
  const numbers = (...names: string[]) =>
    lines
      .filter((line) => names.includes(line.key.slice(line.key.lastIndexOf('.') + 1)))
      .map((line) => line.operands.map(Number));
  const blocks = numbers('check', 'final_check')[0] ?? [0, 0, 0];
  const [first, second] = [...blocks].sort((a, b) => b - a);
  const ranked = numbers('influence', 'cylinders').map(([seat, ...parts]) => ({ seat, parts, all: parts.pop() ?? 0 }));
  const points = new Map(numbers('scored').map(([seat, gained]) => [seat, gained]));
  return {
    blocks,
    lead: first - second,
    byInfluence: numbers('successful').length > 0,
    cleared: numbers('blocks_cleared').length > 0,
    rows: ranked
      .map((row) => ({
        ...row,
        place: 1 + ranked.filter((other) => other.all > row.all).length,
        shared: ranked.filter((other) => other.all === row.all).length > 1,
        points: points.get(row.seat) ?? 0,
      }))
      .sort((a, b) => a.place - b.place),
  };
}
