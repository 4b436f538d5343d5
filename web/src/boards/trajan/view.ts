/** What Trajan's server says about a table. */

type Counts = Record<string, number>;

export interface TrajanTile {
  tile: string;
  stack: string;
  colours: [string, string];
  points: number;
  amount: number;
  symbol: string | null;
}

export interface Ship {
  ship: string;
  grey: boolean;
  /** What each number of units scores on the side that shows. */
  points: number[];
  coloured_points: number[];
  grey_points: number[];
}

export interface Province {
  province: string;
  points: number;
  worth: number | null;
  tile: string | null;
  leaders: number[];
  legionnaires: number[];
}

export interface Site {
  building: string | null;
  points: number;
  bonus_action: string | null;
  workers: number[];
}

export interface Need {
  symbol: string;
  demanded: number;
  trajan: number;
  forum: number;
  missing: number;
}

export interface Player {
  /** What the score track shows; at the end, the result. */
  score: number;
  supply: number;
  workers: number;
  legionnaires: number;
  leader: string;
  trays: string[][] | null;
  lifted: string[] | null;
  arranged: boolean;
  slots: (TrajanTile | null)[];
  arch: number | null;
  plus_two: string[];
  /** How often an extra-action tile repeats each action. */
  repetitions: Counts;
  tiles: Counts;
  kept: TrajanTile[];
  buildings: Counts;
  votes: number;
  yellow: { bonus: string; points: number }[];
  grey: { bonus: string; points: number }[];
  display: Counts;
  hand_size: number;
  hand: Counts | null;
  new: Counts | null;
  cover: string[];
  needs: Need[];
  penalty: number;
  projection: { total: number; sources: { key: string; points: number }[] };
}

/** A sowing that a tray would begin. */
export interface Sowing {
  source: number;
  count: number;
  target: number;
  path: number[];
  action: string;
  time: number;
  tile: string | null;
  missing: string[];
  can_complete: boolean;
  can_act: boolean;
}

/** A sowing under way. */
interface Going {
  who: number;
  next: number;
  target: number;
  path: number[];
  action: string;
  tile: string | null;
  missing: string[];
  can_complete: boolean;
}

/** One choice of cards for a ship or the display. */
export interface Choice {
  cards: string[];
  points: number;
  /** How many units are then on board of the ship. */
  units?: number;
  /** The moves that make it, in order. */
  moves: [verb: string, ...operands: number[]][];
}

/** What can be loaded or played. */
export interface Loads {
  /** Where the cards go; null for the display. */
  ship: string | null;
  choices: Choice[];
}

export interface View {
  options: { bonus_demand: 'once' | 'per_tile' };
  over: boolean;
  first: number;
  round: number;
  rounds: number;
  quarter: number;
  round_of_quarter: number;
  time: number;
  cycle: number;
  demands: string[];
  seaport: { pile: number; left: string[]; right: string[]; ships: Ship[] };
  forum: { green: (string | null)[]; yellow: (string | null)[]; pile: number; extra_pile: number };
  provinces: Province[];
  senate: {
    track: { votes: number; discs: number[] }[];
    votes: number[];
    ranking: number[];
    bonus: string[];
    bag: number;
  };
  stacks: { stack: string; top: TrajanTile | null; height: number }[];
  sites: Site[];
  players: Player[];
  trail: { action: string; times: number }[];
  sowing: Going | null;
  sowings: Sowing[];
  loads: Loads | null;
}

/** What both sides of a bonus tile say. */
export interface BonusFace {
  kind: string;
  signs: string[];
  yellow: number;
  grey: number;
}

export interface Components {
  bonus: Record<string, BonusFace>;
  goods: string[];
  /** In the order of the trays. */
  actions: Action[];
  quarters: number;
  rounds_per_quarter: number;
  demands_per_quarter: number;
  /** How many of the senate's first get a bonus tile. */
  bonus_per_quarter: number;
  /** What a tray holds at the beginning. */
  markers_per_tray: number;
}

export type Action = 'seaport' | 'forum' | 'military' | 'senate' | 'trajan' | 'construction';
export const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI'];
/** What is printed on a [+2] marker and on the tiles that bring one. */
export const PLUS_TWO = 2;
