/** What a room has in which somebody learns, solves or tries things out: a table that the page makes itself. */
import type { FilmStep, GameInfo, LogLine, Said, TableAnswer } from '../lib/game';
import type { Playing } from '../table/live.svelte';
import { Pointing } from '../table/pointing.svelte';

export interface PracticeRoom extends Playing {
  readonly table: TableAnswer | null;
  readonly log: LogLine[];
  /** The line that is told now. */
  readonly told: LogLine | null;
  /** What is shown in place of the present. */
  readonly step: FilmStep | null;
  /** What others did is shown, step by step. */
  readonly watching: boolean;
  /** Who looks may move. */
  readonly asked: boolean;
  readonly lost: Said | null;
  /** What the server said last. */
  readonly answer: unknown;
  play(index: number): void;
  pass(): void;
  undo(): void;
}

export const pointingIn = (game: GameInfo, room: PracticeRoom): Pointing =>
  new Pointing(game, {
    table: () => room.table!,
    log: () => room.log,
    told: () => room.told,
    play: (index) => room.play(index),
  });
