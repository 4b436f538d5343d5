/** What is asked of the server for a table with these settings; the form and the one click ask for the same. */
import { defaults, type GameBrief, type Option, type Pace, type SettingsRequest, type TableRequest } from '../lib/game';
import type { SeatDraft, Wishes } from './last';

export const PACES: Record<string, Pace> = {
  none: { kind: 'none' },
  live15: { kind: 'live', minutes: 15, increment: 30 },
  live5: { kind: 'live', minutes: 5, increment: 10 },
  days3: { kind: 'days', days: 3 },
};

export const WATCHERS: Record<string, SettingsRequest> = {
  all: {},
  late: { spectator_delay: 10 },
  none: { spectators: false },
};

export const aBot = (bot: string): SeatDraft => ({ kind: 'bot', bot, style: '', name: '' });
export const anOpenSeat = (): SeatDraft => ({ kind: 'open', bot: '', style: '', name: '' });

/** Me, and three others where a game takes them. */
export function usualSeats(game: GameBrief, bot: string): SeatDraft[] {
  const size = Math.max(Math.min(...game.seat_counts), Math.min(Math.max(...game.seat_counts), 4));
  return [{ kind: 'me', bot: '', style: '', name: '' }, ...Array.from({ length: size - 1 }, () => aBot(bot))];
}

/** The options that mean something at such a table. */
export const fittingOptions = (game: GameBrief, { seats, options }: Pick<Wishes, 'seats' | 'options'>): Option[] =>
  game.options.filter(
    (option) =>
      (!option.seats?.length || option.seats.includes(seats.length)) &&
      (!option.needs || options[option.needs] === true),
  );

/** Hints are for tables without a clock. */
export const isAdvised = ({ hints, clock }: Wishes): boolean => hints && clock === 'none';

export function tableRequest(
  game: GameBrief,
  wishes: Wishes,
  called: (seat: SeatDraft) => string,
  nameOf: (place: number) => string,
): TableRequest {
  const { seats, options, clock, listed, learners, watchers } = wishes;
  const needed = game.options.filter((option) => !option.needs || options[option.needs] === true);
  const chosen = fittingOptions(game, wishes).map(({ name, default: usual }): [string, unknown] => [
    name,
    name in options ? options[name] : usual,
  ]);
  const hints = isAdvised(wishes);
  return {
    game: game.slug,
    seats: seats.map((seat, place) =>
      seat.kind === 'bot'
        ? { kind: 'bot', bot: called(seat) }
        : { kind: seat.kind, name: seat.kind === 'me' && place ? seat.name.trim() || nameOf(place) : '' },
    ),
    options: { ...defaults(needed, seats.length), ...Object.fromEntries(chosen) },
    settings: { pace: PACES[clock], listed, hints, learners: hints && learners, ...WATCHERS[watchers] },
    start: !seats.some((seat) => seat.kind === 'open'),
  };
}

/** The last table once more, at once: who has not come is a bot of the level that was met last. Who plays for the first
 * time meets gentle bots, may ask for hints, and has all the time. */
export function atOnce(last: Wishes, isFirst: boolean, game: GameBrief, usualBot: string, gentle: string): Wishes {
  const level = last.seats.findLast((seat) => seat.kind === 'bot')?.bot ?? (isFirst ? gentle : usualBot);
  const seats = last.seats.length ? last.seats : usualSeats(game, level);
  return {
    ...last,
    hints: last.hints || isFirst,
    seats: seats.map((seat) => (seat.kind === 'open' ? aBot(level) : seat)),
  };
}
