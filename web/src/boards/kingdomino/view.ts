/** What Kingdomino's server says about a table. */

type Square = [x: number, y: number, terrain: string, crowns: number];
export type Half = [terrain: string, crowns: number];
export type Faces = Record<string, [Half, Half]>;

export interface Territory {
  terrain: string;
  squares: number;
  crowns: number;
  points: number;
  cells: string[];
}

export interface Player {
  squares: Square[];
  west: number;
  east: number;
  north: number;
  south: number;
  centred: boolean;
  /** Nothing was discarded, so that the kingdom can still become complete. */
  fillable: boolean;
  placed: number[];
  /** Where each placed domino lies: the cells of its left and its right half. */
  laid: { domino: number; cells: [string, string] }[];
  discarded: number[];
  territories: Territory[];
  /** Of a Dynasty, what the games that are over gave. */
  games: { total: number }[];
}

export interface Claim {
  domino: number;
  owner: number | null;
}

export interface View {
  round: number;
  rounds: number;
  grid: number;
  options: Record<string, unknown>;
  pile: number;
  unseen: number[];
  current: Claim[];
  position: number;
  next: Claim[];
  players: Player[];
}
