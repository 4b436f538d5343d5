/** What Trajan's server says about a table. */

export type Counts = Record<string, number>;

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
  tiles: Counts;
  kept: TrajanTile[];
  buildings: Counts;
  votes: number;
  yellow: { bonus: string; points: number }[];
  grey: { bonus: string; points: number }[];
  display: Counts;
  hand_size: number;
  known: Counts;
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
  laps: number;
  tile: string | null;
  missing: string[];
  can_complete: boolean;
  can_act: boolean;
}

/** A sowing under way. */
export interface Going {
  who: number;
  next: number;
  target: number;
  path: number[];
  tile: string | null;
  missing: string[];
  can_complete: boolean;
}

export interface View {
  over: boolean;
  first: number;
  round: number;
  rounds: number;
  quarter: number;
  time: number;
  laps: number;
  cycle: number;
  demands: string[];
  demand_pile: number;
  seaport: { pile: number; left: string[]; right: string[]; ships: Ship[] };
  forum: { green: (string | null)[]; yellow: (string | null)[]; pile: number; extra_pile: number };
  provinces: Province[];
  senate: { track: { votes: number; discs: number[] }[]; votes: number[]; ranking: number[]; bonus: string[]; bag: number };
  stacks: { stack: string; top: TrajanTile | null; height: number }[];
  sites: Site[];
  players: Player[];
  trail: { action: string; times: number }[];
  sowing: Going | null;
  sowings: Sowing[];
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
  most_played: number;
}

export const ACTIONS = ['seaport', 'forum', 'military', 'senate', 'trajan', 'construction'] as const;
export type Action = (typeof ACTIONS)[number];
export const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI'];
export const SYMBOLS = ['bread', 'games', 'religion'];
/** The kinds of forum tiles that stay on a mat beside the extra-action spaces. */
export const KEPT_TILES = ['bread', 'games', 'religion', 'votes_2', 'votes_3', 'votes_4', 'votes_5', 'wild_extra_action', 'wild_commodity', 'wild_demand', 'wild_construction'];
