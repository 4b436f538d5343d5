/** What Kohan Dej's server says about a table. */

export interface Fact {
  type: string;
  cost: number;
}
export type Facts = Record<string, Fact>;

export interface District {
  district: string;
  type: string;
  cost: number;
  coin: boolean;
  unique: boolean;
}

export interface Player {
  gold: number;
  hand: number;
  city: District[];
  size: number;
  complete: boolean;
  types: string[];
  museum: number;
  points: number;
  protected: boolean;
  /** Roles that were shown this round. */
  roles: string[];
  /** How many roles were picked this round. */
  picked: number;
  /** The hand, when the game is over. */
  cards?: string[];
  /** Cards of the hand that I have seen. */
  known?: string[];
}

export interface RolePlace {
  role: string;
  rank: number;
  face_up: boolean;
  called: boolean;
  holder: number | null;
  silent: boolean;
  killed: boolean;
  bewitched: boolean;
  robbed: boolean;
  warrant: boolean;
  threat: boolean;
  /** Only for the Magistrate. */
  sealed?: boolean;
  /** Only for the Blackmailer. */
  real?: boolean;
}

export interface Private {
  hand: string[];
  tray: string[];
  roles: string[];
  /** The roles that reached me, pick by pick. */
  received: string[][];
  burned: string[];
  /** Roles of which I alone know that nobody holds them. */
  out: string[];
  /** What the Theater's owner gave and got, if I was one of the two. */
  swap: string[];
  museum: string[];
  bottom: string[];
  top: string[];
}

export interface Turn {
  seat: number;
  role: string;
  gathered: boolean;
  built: number;
  limit: number;
}

export interface View {
  round: number;
  options: Record<string, unknown>;
  phase: 'selection' | 'turns' | 'over';
  cast: string[];
  uniques: string[];
  target: number;
  crown: number;
  leader: number;
  tax: number;
  deck: number;
  called: number;
  final_round: boolean;
  first_complete: number | null;
  roles: RolePlace[];
  face_down: number;
  swap: number[];
  now: Turn | null;
  site: string | null;
  players: Player[];
  /** Who showed which rank, round by round; −1 where nobody did. */
  history: number[][];
  /** Missing for those who only watch. */
  me?: Private;
}

export const TYPES = ['noble', 'religious', 'trade', 'military', 'unique'];
