/** What a board contributes to what a click means: `sight.use({ … })`. All of it may be left out. */
import type { MoveOffer } from '../lib/game';

/** A button that a board puts into the dock. */
export interface BoardAction {
  label: string;
  icon?: string;
  /** Symbols of the board by id, drawn before the label; a class of the same name may colour them. */
  art?: string[];
  /** Whether the label is shown; without a word, only where there is room. */
  text?: boolean;
  key?: string;
  gain?: string;
  primary?: boolean;
  /** What cannot be done now, as a thing: the button is off, and pressing it tells why. */
  blocked?: string;
  /** The move it makes: hovering shows what that would do. */
  move?: MoveOffer;
  run: () => void;
}

export interface BoardParts {
  // ---- what can be pointed at

  /** Which of the legal moves can be pointed at now. */
  among?(moves: MoveOffer[]): MoveOffer[];
  /** The spots that one points at for a move, in order; without it, its things. */
  spots?(move: MoveOffer): string[];
  /** What is lit, given what the moves ask for next: also a later spot that may be pointed at first. */
  lit?(next: Set<string>): Set<string>;
  /** What could be chosen in place of the last spot is lit, too; without it, only if the choice is complete. */
  instead?: boolean;

  // ---- when a move is made

  /** A move is made when all its spots were pointed at; without it, when no other is left. */
  everySpot?: boolean;
  /** What is looked at first waits for its button, and a second click takes it back; without it, that makes it. */
  waits?: boolean;

  // ---- what a click does

  /** A meaning of its own that pointing at a spot has now; whether it has one. */
  point?(spot: string, touch: boolean): boolean;
  /** Drop what the board has in mind, before anything that was chosen; whether there was something. */
  back?(): boolean;
  /** Something was decided: go on with what is in mind, or forget it. */
  renew?(): void;

  // ---- the frame

  /** How the button of a move differs from its words. */
  button?(move: MoveOffer): Partial<BoardAction>;
  /** The buttons of the dock, besides that of the move that is looked at. */
  actions?(): BoardAction[];
  /** What is asked, where the board asks for something before the server does. */
  asked?(): string;
  /** What stands before the question in place of the player's badge: what a drawing of 48 by 48 holds. */
  emblem?(): string;
  /** The line under the question: what is possible, in a few words. */
  guidance?(): string;
  /** The same while others are on: what I wait for. */
  waiting?(): string;
  /** What the bar tells of the game: round, pile, and the like; without it, what the shell finds. */
  facts?(): string[];
  /**
   * What a seat has in a view, by the names `web.<game>.gain.<name>`: what others gain and lose is said beside their
   * panels while it is told. Points need not be among it.
   */
  counts?(view: unknown, seat: number): Record<string, number>;
  /** The points of a seat as its panel tells them; without it, what the sheet of points comes to. */
  pointsOf?(seat: number): number;
  /** Whether the board itself shows the moves that need no spot; the dock then leaves them out. */
  ownVerbs?(): boolean;
  /** Whether what a hovered move would do is shown beside it; boards that show it themselves say no. */
  tips?(): boolean;
}
