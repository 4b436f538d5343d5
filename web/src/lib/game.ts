/** What the server says, and what is asked of it: its types under the names that the page has for them. */
import type { components } from '../api/schema';

type Schemas = components['schemas'];
export type TableAnswer = Schemas['TableAnswer'];
export type TableBrief = Schemas['TableBrief'];
export type TableLists = Schemas['TableLists'];
export type LobbyAnswer = Schemas['LobbyAnswer'];
export type SeatAnswer = Schemas['SeatAnswer'];
export type MoveOffer = Schemas['MoveOffer'];
export type Question = Schemas['Question'];
export type LedgerEntry = Schemas['LedgerEntry'];
export type BlockedThing = Schemas['BlockedThing'];
export type Said = Schemas['Said'];
export type AsideLine = Schemas['AsideLine'];
export type LogLine = Schemas['LogLine'];
export type Turn = Schemas['TurnAnswer'];
export type FilmAnswer = Schemas['FilmAnswer'];
export type ChatLine = Schemas['ChatLine'];
export type Moment = Schemas['Moment'];
export type Me = Schemas['Me'];
export type Advice = Schemas['AdviceAnswer'];
export type Hint = Schemas['HintAnswer'];
export type PlayRecord = Schemas['RecordAnswer'];
export type Report = Schemas['ReportAnswer'];
export type Worth = Schemas['Worth'];
export type MoveShown = Schemas['MoveShown'];
export type Part = Schemas['Part'];
export type CurvePoint = Schemas['CurvePoint'];
export type Reason = Schemas['Reason'];
export type Review = Schemas['ReviewAnswer'];
export type Verdict = Schemas['VerdictAnswer'];
export type PuzzleAnswer = Schemas['PuzzleAnswer'];
export type PuzzleBrief = Schemas['PuzzleBrief'];
export type PuzzleList = Schemas['PuzzleList'];
export type PuzzlesAnswer = Schemas['PuzzlesAnswer'];
export type PuzzleTry = Schemas['PuzzleTry'];
export type SolvedAnswer = Schemas['SolvedAnswer'];
export type Standing = Schemas['Standing'];
export type LearnAnswer = Schemas['LearnAnswer'];
export type GameLessons = Schemas['GameLessons'];
export type LearnedLesson = Schemas['LearnedLesson'];
export type HowAnswer = Schemas['HowAnswer'];
export type Picture = Schemas['Picture'];
export type LessonAnswer = Schemas['LessonAnswer'];
export type SandboxAnswer = Schemas['SandboxAnswer'];
export type FilmStep = Schemas['FilmStep'];
export type Created = Schemas['Created'];
export type ProblemAnswer = Schemas['Problem'];

export type Operand = Schemas['OperandAnswer'];
export type Phrases = Record<string, Operand[]>;
export type Option = Schemas['OptionAnswer'];
export type GameBrief = Schemas['GameBrief'];
export type Bot = Schemas['BotAnswer'];
export type GameInfo = Schemas['GameAnswer'];

/** How a match is given up: at once where nobody else plays, if all agree, or by going alone. */
export type GiveUp = 'abandon' | 'quit' | 'resign';

/** What the server says at the live table, and what can be said there. */
export type LiveMessage = Schemas['LiveMessage'];
export type LiveRequest = Schemas['LiveRequest'];

// What is asked: the API's description calls a field with a default required; a request may leave it out.
export type Pace = Partial<Schemas['Pace']>;
type SeatRequest = Pick<Schemas['SeatRequest'], 'kind'> & Partial<Schemas['SeatRequest']>;
export type SettingsRequest = Partial<Omit<Schemas['TableSettings'], 'pace'>> & { pace?: Pace };
export type TableRequest = Omit<Schemas['TableRequest'], 'name' | 'seats' | 'settings'> & {
  name?: string;
  seats: SeatRequest[];
  settings: SettingsRequest;
};
export type JoinRequest = Schemas['JoinRequest'];
export type ProposalRequest = Schemas['ProposalRequest'];
export type GiftRequest = Schemas['GiftRequest'];
export type OpenRequest = Schemas['OpenRequest'];
export type BranchRequest = Schemas['BranchRequest'];
export type AnswerRequest = Schemas['AnswerRequest'];
export type NameRequest = Schemas['NameRequest'];
export type LessonRequest = Partial<Schemas['LessonRequest']>;
export type PuzzleAnswerRequest = Schemas['PuzzleAnswerRequest'];
export type SandboxRequest = Partial<Schemas['SandboxRequest']>;
export type TriesRequest = Schemas['TriesRequest'];
export type KeepRequest = Schemas['KeepRequest'];

/** One operand of a message by its name. */
export function operand(phrases: Phrases, said: Said, name: string): number | null {
  const at = (phrases[said.key] ?? []).findIndex((each) => each.name === name);
  return at < 0 ? null : Number(said.operands[at]);
}

/** The options that have a meaning with so many seats, with their defaults. */
export function defaults(options: Option[], seats: number): Record<string, unknown> {
  const fitting = options.filter((option) => !option.seats?.length || option.seats.includes(seats));
  return Object.fromEntries(fitting.map((option) => [option.name, option.default]));
}
