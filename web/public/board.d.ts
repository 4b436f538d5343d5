/**
 * The board of a game in the browser: what the script `board/board.js` in the game's house gives, and what it is told.
 *
 * An editor, or `tsc --checkJs`, checks a script that names these types: copy this file beside it, and write
 * `@import { Mount } from './board'` above it and `@type {Mount<View, Components>}` over its `mount`.
 */

/** A sentence of the game, as a key and what it leaves open; `say` puts it into words. */
export interface Said {
  key: string;
  operands: (number | string)[];
}

/** A legal move. */
export interface Move {
  index: number;
  verb: string;
  /** The things that one points at for it, in order: `card:12`. */
  things: string[];
  message: Said;
  /** What it would bring. */
  preview: Said[];
  /** Nothing brings it back: the table asks first. */
  final: boolean;
  /** It tells a loss: a click looks at it, another one makes it. */
  warns: boolean;
  /** A finger, which hides what it points at, looks at it first. */
  weighed: boolean;
}

/** The table as a board from outside sees it: what this seat may know, and nothing that changes by itself. */
export interface BoardTable<View = Record<string, unknown>, Components = Record<string, unknown>> {
  view: View;
  /** Facts of the game that never change, as its `components()` gives them. */
  components: Components;
  /** Everybody's name, by seat. */
  names: string[];
  /** The own seat; null for somebody who only looks on. */
  me: number | null;
  /** The legal moves, with the things that they touch; none while others decide. */
  moves: Move[];
  /** The things that can be pointed at now. */
  lit: ReadonlySet<string>;
  /** The things that were pointed at, and the one whose move is looked at before it is made. */
  chosen: ReadonlySet<string>;
  /** Why a thing is no target, in words; empty where the rules say nothing. */
  reason: (thing: string) => string;
  /**
   * Make an element stand for a thing: a click points at it, resting there shows what that would do, and a reader is
   * told so; the name is for a thing that says too little. A move that needs care waits for a second click.
   */
  target: (element: HTMLElement, thing: string, name: string) => void;
  /**
   * Point at a thing without an element of its own, as a click on it would; `touch` says that a finger did. It is
   * chosen, or its move is looked at or made; a thing that is not lit tells its reason.
   */
  point: (thing: string, touch?: boolean) => void;
  /** A message of the game in the reader's words: that of a move, or what it would bring. */
  say: (said: Said) => string;
  /** The reader's words, with values for what a sentence leaves open, and digits. */
  t: (key: string, values?: Record<string, string | number>) => string;
  n: (number: number) => string;
}

/** What was drawn: told of every change of the table or the language, and taken away at the end. */
export interface Drawn<View = Record<string, unknown>, Components = Record<string, unknown>> {
  update: (table: BoardTable<View, Components>) => void;
  destroy: () => void;
}

/** What the script exports under the name `mount`: it draws into an empty element. */
export type Mount<View = Record<string, unknown>, Components = Record<string, unknown>> = (
  place: HTMLElement,
  table: BoardTable<View, Components>,
) => Drawn<View, Components>;
