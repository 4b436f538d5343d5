/** What the server says about a game: enough for a form, and for sentences. */
import type { components } from '../api/schema';

type Schemas = components['schemas'];
export type TableAnswer = Schemas['TableAnswer'];
export type TableBrief = Schemas['TableBrief'];
export type TableLists = Schemas['TableLists'];
export type SeatAnswer = Schemas['SeatAnswer'];
export type MoveOffer = Schemas['MoveOffer'];
export type BlockedThing = Schemas['BlockedThing'];
export type Question = Schemas['Question'];
export type Said = Schemas['Said'];
export type LogLine = Schemas['LogLine'];
export type ChatLine = Schemas['ChatLine'];
export type Moment = Schemas['Moment'];
export type Me = Schemas['Me'];
export type Advice = Schemas['AdviceAnswer'];
export type Hint = Schemas['HintAnswer'];
export type Reason = Schemas['Reason'];
export type Review = Schemas['ReviewAnswer'];
export type Verdict = Schemas['VerdictAnswer'];
export type Created = Schemas['Created'];

export type Operand = Schemas['OperandAnswer'];
export type Phrases = Record<string, Operand[]>;
export type Option = Schemas['OptionAnswer'];
export type GameBrief = Schemas['GameBrief'];
export type GameInfo = Schemas['GameAnswer'];

/** All games of the table, in the order of the covers; some may not be there yet. */
export const SHELF = ['kingdomino', 'kohan_dej', 'minerva', 'trajan', 'pax_pamir'] as const;

/** The options that have a meaning with so many seats, with their defaults. */
export function defaults(options: Option[], seats: number): Record<string, unknown> {
  const fitting = options.filter((option) => !option.seats?.length || option.seats.includes(seats));
  return Object.fromEntries(fitting.map((option) => [option.name, option.default]));
}
