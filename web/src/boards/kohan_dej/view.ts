/** What Kohan Dej's server says about a table. */

interface Fact {
  type: string;
  cost: number;
}

/** Keys of log lines, by what they tell of the players in them. */
export interface News {
  /** What a player does by choice; what was before it is known to him. */
  acts: string[];
  /** The first player suffers. */
  suffered: string[];
  /** Whoever holds the role is concerned. */
  named: string[];
  /** A second player is named, to whom nothing happens. */
  harmless: string[];
}

export interface Components {
  districts: Record<string, Fact>;
  types: string[];
  /** What a city with all types brings. */
  five_types: number;
  news: News;
}

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

interface Private {
  hand: string[];
  tray: string[];
  roles: string[];
  /** Which pick of a role I have in this round. */
  pick: 'one' | 'two' | 'last';
  /** The roles that reached me, pick by pick. */
  received: string[][];
  /** Roles of which I alone know that nobody holds them. */
  out: string[];
  /** What the Theater's owner gave and got, if I was one of the two. */
  swap: string[];
  museum: string[];
  top: string[];
}

interface Turn {
  seat: number;
  role: string;
  built: number;
  limit: number;
  owes_tax: boolean;
}

export interface View {
  round: number;
  options: Record<string, unknown>;
  phase: 'selection' | 'turns' | 'over';
  cast: string[];
  target: number;
  crown: number;
  leader: number;
  tax: number;
  deck: number;
  called: number;
  final_round: boolean;
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
