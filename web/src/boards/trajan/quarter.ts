/** The end of a quarter, read from the lines of its scene. */
import type { Scene } from '../../table/scenes/scenes';
import type { View } from './view';

export const SENATE = 2;
export const SYMBOLS = ['bread', 'games', 'religion'] as const;

export interface Quarter {
  /** What the demand tiles ask for, in the order in which they were revealed. */
  asked: number[];
  /** By seat: every demand in order, met or not, and the penalty. */
  demands: { seat: number; met: { symbol: number; met: boolean }[]; penalty: number }[];
  votes: { seat: number; votes: number }[];
}

export function quarterOf(scene: Scene): Quarter {
  const demands = new Map<number, Quarter['demands'][number]>();
  const votes: Quarter['votes'] = [];
  for (const line of scene.stages.flatMap((stage) => stage.lines)) {
    const name = line.key.slice(line.key.lastIndexOf('.') + 1);
    const [seat, second, third] = line.operands.map(Number);
    const row = demands.get(seat) ?? { seat, met: [], penalty: 0 };
    if (name === 'votes') votes.push({ seat, votes: second });
    else if (name === 'penalty') demands.set(seat, { ...row, penalty: -Math.abs(third) });
    else if (['met', 'met_by_trajan', 'unmet'].includes(name))
      demands.set(seat, { ...row, met: [...row.met, { symbol: second, met: name !== 'unmet' }] });
  }
  const rows = [...demands.values()];
  const [first] = [...rows].sort((one, other) => other.met.length - one.met.length);
  return { asked: first?.met.map(({ symbol }) => symbol) ?? [], demands: rows, votes };
}

/** The votes of everybody's place in the senate, by seat. */
export const placesOf = ({ senate }: Pick<View, 'senate'>): Map<number, number> =>
  new Map(senate.track.flatMap(({ votes, discs }) => discs.map((seat): [number, number] => [seat, votes])));
