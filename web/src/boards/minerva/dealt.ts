/** What the end of a round brings to the display, read from the lines of its scene. */
import type { LogLine } from '../../lib/game';
import type { Scene } from '../../table/scenes/scenes';
import type { Print, View } from './view';

export const GLORY = 2;
export const DEALT = 3;

/** Who got which glory tile of the round, and for how many points, from the first place on. */
export const laureates = (scene: Scene): { seat: number; place: number; points: number }[] =>
  linesOf(scene, GLORY)
    .filter(({ key }) => key.endsWith('.glory_tile'))
    .map(({ operands }) => operands.map(Number))
    .map(([seat, place, points]) => ({ seat, place, points }))
    .sort((one, other) => one.place - other.place);

/** The locations in the order in which they came; alone, those of a pair follow each other. */
export const dealtIn = (scene: Scene): string[] =>
  linesOf(scene, DEALT).flatMap((line) => (line.things ?? []).map((thing) => thing.slice('tile:'.length)));

/** What the round tile is worth that came as the second half of a pair. */
export function denariiIn(scene: Scene): number {
  const last = linesOf(scene, DEALT).find((line) => line.key.endsWith('.pair_with_round_tile'));
  return Number(last?.operands[1] ?? 0);
}

const linesOf = (scene: Scene, number: number): LogLine[] =>
  scene.stages.filter((stage) => stage.number === number).flatMap((stage) => stage.lines);

/** What is printed on a tile, wherever it lies by now; unknown if it left the game. */
export function printOf({ display, pairs, faces }: View, tile: string): Print | undefined {
  const offers = [...display, ...pairs.flat()];
  return (
    offers.find((offer): offer is Extract<typeof offer, Print> => offer.tile === tile && 'type' in offer) ?? faces[tile]
  );
}
