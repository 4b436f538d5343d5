/** What Minerva's server says about a table. */

type Resource = 'wheat' | 'wood' | 'stone' | 'ore';
export type Category = 'theatre' | 'art' | 'science';
export type Way = 'up' | 'down' | 'left' | 'right';

export const RESOURCES: Resource[] = ['wheat', 'wood', 'stone', 'ore'];
export const CATEGORIES: Category[] = ['theatre', 'art', 'science'];
export const WAYS: Way[] = ['up', 'down', 'left', 'right'];

/** The parts of the table on a phone. */
export type Tab = 'city' | 'display' | 'rivals';

export type Amount = [good: string, count: number];

interface LocationEffect {
  form:
    | 'none'
    | 'gain'
    | 'both'
    | 'choice'
    | 'per_held'
    | 'convert'
    | 'take_culture_tile'
    | 'activate_three'
    | 'move_tile'
    | 'remove_residence';
  when_built: boolean;
  left?: Amount;
  right?: Amount;
  /** How many tiles it activates. */
  count?: number;
}

interface TempleEffect {
  form: 'temple';
  area: 'none' | 'around8' | 'cross';
  target: string;
  points: number;
}

/** What is printed on a tile. */
export interface Print {
  type: string;
  cost: Partial<Record<Resource, number>>;
  effect: LocationEffect | TempleEffect;
}

/** A tile on offer; the last three are the reader's own. */
export interface Offer extends Print {
  tile: string;
  count: number;
  missing?: number;
  denarii?: number;
  payable?: boolean;
}

export interface RoundTile {
  tile: 'round_tile';
  denarii: number;
}

export interface Laid {
  cell: string;
  x: number;
  y: number;
  tile: string;
  type: string;
  assistant: boolean;
  counts?: number;
  points?: number;
  cells?: string[];
}

export interface Extent {
  west: number;
  east: number;
  north: number;
  south: number;
}

export interface Player {
  city: Laid[];
  extent: Extent;
  goods: Record<string, number>;
  residences: number;
  assistants: number;
  next_assistant: { denarii: number; glory: number } | null;
  culture: { culture: Category; points: number }[];
  glory: { round: number; place: number; points: number }[];
  order: number | null;
  passed: boolean;
}

/** MI-3.17 One direction of a residence: its tiles in order, where it stops, and what it gives. */
export interface Line {
  tiles: { cell: string; acts: boolean }[];
  stop: string;
  gains: Record<string, number>;
  any_resource: number;
  any_culture: number;
  choices: string[];
  culture_tiles: { culture: Category; points: number }[];
}

interface GloryTile {
  round: number;
  place: number;
  points: number;
  holder: number | null;
  past: boolean;
}

export interface Components {
  /** How many of each resource one may hold. */
  resource_limit: number;
}

export interface View {
  round: number;
  rounds: number;
  fee: number;
  first: number;
  options: Record<string, unknown>;
  display: Offer[];
  pairs: (Offer | RoundTile)[][];
  temples: Offer[];
  temple_deck: number;
  culture: { culture: Category; tiles: { symbols: number; points: number }[] }[];
  glory: GloryTile[];
  race: { seat: number; tokens: number }[];
  order: { number: number; holder: number | null; points: number | null }[];
  next_order: number | null;
  players: Player[];
  faces: Record<string, Print>;
  rank?: string;
  ranks?: { rank: string; points: number }[];
  places?: string[];
  lines?: Record<string, Record<Way, Line>>;
  residence?: string;
  laying?: string;
  built?: string;
  moving?: string;
  running?: { done: string[]; now: string | null };
}

/** Whether a glory tile is no longer fought for: its round is over, or nobody took it in the last one. */
export const isGone = ({ past, holder }: GloryTile, over: boolean): boolean => past || (over && holder === null);

export const at = (cell: string): { x: number; y: number } => {
  const [x, y] = cell.split(',').map(Number);
  return { x, y };
};
