/** What Pax Pamir's server says about a table, and what is printed on cards and dials. */
import type { RegionName } from './cloth';

export const COALITIONS = ['british', 'russian', 'afghan'] as const;
export type Coalition = (typeof COALITIONS)[number];
export const SUITS = ['economic', 'military', 'political', 'intelligence'] as const;
export type Suit = (typeof SUITS)[number];
type Action = 'tax' | 'gift' | 'build' | 'move' | 'betray' | 'battle';

/** What is printed on a court card. */
export interface Face {
  region: RegionName;
  suit: Suit;
  rank: number;
  icons: string[];
  /** Those that count as long as it lies in a court. */
  lasting: string[];
  actions: Action[];
  patriot: Coalition | null;
  prize: Coalition | null;
  ability: string | null;
}
export interface Faces {
  court: Record<string, Face>;
  events: Record<string, { buy: string; discard: string }>;
  /** The cards that are Dominance Checks. */
  checks: number[];
  /** What the gift spaces of a dial cost, the cheapest first. */
  gifts: number[];
  /** How many blocks a coalition has. */
  blocks: number;
  /** The rules that tell of court cards, and of events. */
  rules: { court: string; events: string };
}

export interface Slot {
  row: number;
  column: number;
  card: number | null;
  rupees: number;
  cost: number | null;
  paid: boolean;
}
export interface Act {
  action: Action;
  cost: number | null;
  reach: number | null;
}
export interface CourtCard {
  card: number;
  spies: number[];
  hostage_of: number | null;
  bribe: number;
  favored: boolean;
  used: boolean;
  acts: Act[];
}
export interface Bribe {
  card: number;
  holder: number;
  amount: number;
}
interface Player {
  /** Who sits on either side. */
  left: number;
  right: number;
  score: number;
  loyalty: Coalition | null;
  influence: number;
  rupees: number;
  shelter: number;
  supply: number;
  cylinders: number;
  gifts: number[];
  prizes: number[];
  hand: number[];
  hand_size: number;
  hand_limit: number;
  court_limit: number;
  court: CourtCard[];
  bribes: Bribe[];
}
interface Region {
  region: RegionName;
  ruler: number | null;
  tribes: number[];
  armies: Record<Coalition, number>;
}
interface Border {
  border: string;
  roads: Record<Coalition, number>;
}
interface WakhanFace {
  card: number;
  lines: string[];
  loyalties: Coalition[];
  loyalty: Coalition;
  regions: RegionName[];
  column: number;
  side: 'top_left' | 'bottom_right';
  player: number;
  /** The market card that they point at. */
  arrows: { card: number | null };
}
export interface View {
  active: number | null;
  order: number[];
  favored: Suit;
  prices: number[];
  market: Slot[];
  regions: Region[];
  borders: Border[];
  blocks: { coalition: Coalition; in_play: number; supply: number }[];
  players: Player[];
  events: { card: number; effect: string; holder: number | null }[];
  deck: {
    size: number;
    checks_resolved: number;
    checks_left: number;
    check_in_market: boolean;
    next_check_from: number;
    next_check_to: number;
  };
  if_checked_now: {
    dominant: Coalition | null;
    lead: number;
    lead_needed: number;
    final: boolean;
    strengths: (number | null)[];
    points: number[];
  };
  /** The court card whose action is under way. */
  acting?: { card: number };
  resolving?: { card: number; icon: number };
  wakhan?: { seat: number; face?: WakhanFace };
}

/** What has changed on the table since an earlier look at it: things that a player should look at. */
export function changes(now: View, before: View | null): Set<string> {
  const found = new Set<string>();
  if (!before) return found;
  const lay = (view: View) =>
    new Map([
      ...view.market.map((slot): [number, string] => [slot.card ?? 0, 'm']),
      ...view.players.flatMap((player, seat) =>
        player.court.map((each): [number, string] => [each.card, `c${seat}${each.spies}`]),
      ),
    ]);
  const then = lay(before);
  for (const [card, where] of lay(now)) if (card && then.get(card) !== where) found.add(`card:${card}`);
  const same = <Counts extends object>(a: Counts, b: Counts) => Object.values(a).join() === Object.values(b).join();
  now.regions.forEach((region, place) => {
    const old = before.regions[place];
    if (!same(region.tribes, old.tribes) || !same(region.armies, old.armies)) found.add(`region:${region.region}`);
  });
  now.borders.forEach((border, place) => {
    if (!same(border.roads, before.borders[place].roads)) found.add(`border:${border.border}`);
  });
  return found;
}
