/** Requests to the server. A refusal is thrown as a problem that can be put into words. */
import type {
  AnswerRequest,
  Bot,
  BranchRequest,
  ChatLine,
  Created,
  FilmAnswer,
  GameBrief,
  GameInfo,
  GiftRequest,
  Hint,
  HowAnswer,
  JoinRequest,
  KeepRequest,
  LearnAnswer,
  LearnedLesson,
  LessonAnswer,
  LessonRequest,
  LobbyAnswer,
  Me,
  Moment,
  NameRequest,
  OpenRequest,
  PlayRecord,
  ProblemAnswer,
  ProposalRequest,
  PuzzleAnswer,
  PuzzleAnswerRequest,
  PuzzleList,
  PuzzlesAnswer,
  PuzzleTry,
  Review,
  Said,
  TableAnswer,
  TableLists,
  SandboxAnswer,
  SandboxRequest,
  SolvedAnswer,
  TableRequest,
  TriesRequest,
} from './game';
import type { components } from '../api/schema';
import { settings } from './settings.svelte';
import { words } from './words.svelte';

type Schemas = components['schemas'];

export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly said: Said,
    readonly rule: string,
    detail: string,
  ) {
    super(detail);
  }
}

/** What a request may carry. */
type Body =
  | Schemas['AboutRequest']
  | Schemas['AccountRequest']
  | Schemas['DeleteRequest']
  | Schemas['EmailRequest']
  | Schemas['LinkRequest']
  | Schemas['PasskeyRequest']
  | Schemas['PasswordRequest']
  | Schemas['ReportRequest']
  | Schemas['ResetRequest']
  | Schemas['SignInRequest']
  | Schemas['WayBackRequest']
  | AnswerRequest
  | GiftRequest
  | OpenRequest
  | PuzzleAnswerRequest
  | TriesRequest
  | JoinRequest
  | KeepRequest
  | LessonRequest
  | NameRequest
  | ProposalRequest
  | SandboxRequest
  | TableRequest;

const cookie = (name: string): string =>
  document.cookie
    .split('; ')
    .find((entry) => entry.startsWith(`${name}=`))
    ?.slice(name.length + 1) ?? '';

export async function call<T>(method: string, path: string, body?: Body, again = true): Promise<T> {
  const headers: Record<string, string> = { 'Accept-Language': words.lang };
  if (method !== 'GET') {
    if (!cookie('csrftoken')) await fetch('/api/v1/bots');
    headers['x-csrftoken'] = cookie('csrftoken');
    headers['content-type'] = 'application/json';
  }
  const answer = await fetch(`/api/v1${path}`, {
    method,
    headers,
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  if (answer.ok) return (await contentOf(answer)) as T;
  // A refusal has all of it; what a proxy answers may have nothing.
  const found = (await answer.json().catch(() => ({}))) as Partial<ProblemAnswer>;
  if (answer.status === 403 && found.key === 'server.refusal.forbidden' && again) {
    await fetch('/api/v1/bots'); // a server that was started anew gives a new token
    return call(method, path, body, false);
  }
  const said = { key: found.key ?? 'server.refusal.internal', operands: found.operands ?? [] };
  throw new Problem(answer.status, said, found.rule ?? '', found.detail ?? answer.statusText);
}

/** What an answer says: nothing, a file, or data. */
async function contentOf(answer: Response): Promise<unknown> {
  if (answer.status === 204 || answer.headers.get('content-length') === '0') return null;
  return answer.headers.get('content-type') === 'application/zip' ? answer.blob() : answer.json();
}

const infos = new Map<string, Promise<GameInfo>>();

/** A game with its phrases and components; with its words, too. */
export async function gameInfo(slug: string): Promise<GameInfo> {
  let found = infos.get(slug);
  if (!found) {
    found = call<GameInfo>('GET', `/games/${slug}`);
    found.catch(() => infos.delete(slug));
    infos.set(slug, found);
  }
  await words.need(slug);
  return found;
}

/** Somebody with a name: the one this browser has, or a guest with the proposed one. */
export async function someone(): Promise<Me> {
  const name = settings.name || proposedName();
  const me = await call<Me>('POST', '/me', { name });
  settings.name = me.name;
  return me;
}

let proposed = '';
/** A friendly name for somebody who has not said one. */
export function proposedName(): string {
  const names = words.text('web.guest_names').split(/[,،]\s*/);
  if (!names.includes(proposed)) proposed = names[Math.floor(Math.random() * names.length)];
  return proposed;
}

export const api = {
  games: () => call<GameBrief[]>('GET', '/games'),
  bots: () => call<Bot[]>('GET', '/bots/levels'),
  lobby: (query: string) => call<LobbyAnswer>('GET', `/lobby${query}`),
  tables: () => call<TableLists>('GET', '/tables'),
  create: (request: TableRequest) => call<Created>('POST', '/tables', request),
  join: (id: string, request: JoinRequest) => call<TableAnswer>('POST', `/tables/${id}/join`, request),
  leave: (id: string) => call<TableAnswer>('POST', `/tables/${id}/leave`),
  open: (id: string, request: OpenRequest) => call<TableAnswer>('POST', `/tables/${id}/open`, request),
  start: (id: string) => call<TableAnswer>('POST', `/tables/${id}/start`),
  propose: (id: string, request: ProposalRequest) => call<TableAnswer>('POST', `/tables/${id}/propose`, request),
  answer: (id: string, request: AnswerRequest) => call<TableAnswer>('POST', `/tables/${id}/answer`, request),
  abandon: (id: string) => call<TableAnswer>('POST', `/tables/${id}/abandon`),
  quit: (id: string) => call<TableAnswer>('POST', `/tables/${id}/quit`),
  comeBack: (id: string) => call<TableAnswer>('POST', `/tables/${id}/return`),
  gift: (id: string, request: GiftRequest) => call<TableAnswer>('POST', `/tables/${id}/gift`, request),
  pause: (id: string) => call<TableAnswer>('POST', `/tables/${id}/pause`),
  resume: (id: string) => call<TableAnswer>('POST', `/tables/${id}/resume`),
  rematch: (id: string) => call<TableAnswer>('POST', `/tables/${id}/rematch`),
  chat: (id: string) => call<ChatLine[]>('GET', `/tables/${id}/chat`),
  replay: (id: string, query: string) => call<Moment>('GET', `/tables/${id}/replay${query}`),
  film: (id: string, after: number, upto: number, seat: number | null) =>
    call<FilmAnswer>('GET', `/tables/${id}/film?after=${after}&upto=${upto}${seat === null ? '' : `&seat=${seat}`}`),
  record: (id: string) => call<PlayRecord>('GET', `/tables/${id}/record`),
  hint: (id: string) => call<Hint>('POST', `/tables/${id}/hint`),
  review: (id: string, begin: boolean) => call<Review>(begin ? 'POST' : 'GET', `/tables/${id}/review`),
  branch: (id: string, request: BranchRequest) => call<TableAnswer>('POST', `/tables/${id}/branch`, request),
  tryOut: (id: string, request: SandboxRequest) => call<SandboxAnswer>('POST', `/tables/${id}/try`, request),
  lessons: () => call<LearnAnswer>('GET', '/learn'),
  how: (slug: string) => call<HowAnswer>('GET', `/learn/${slug}/how`),
  lesson: (slug: string, number: number, request: LessonRequest) =>
    call<LessonAnswer>('POST', `/learn/${slug}/${number}`, request),
  keepLearned: (request: KeepRequest) => call<LearnedLesson[]>('POST', '/learn/learned', request),
  puzzles: () => call<PuzzlesAnswer>('GET', '/puzzles'),
  puzzlesOf: (slug: string) => call<PuzzleList>('GET', `/puzzles/${slug}`),
  puzzle: (slug: string, number: number) => call<PuzzleAnswer>('GET', `/puzzles/${slug}/${number}`),
  answerPuzzle: (slug: string, number: number, request: PuzzleAnswerRequest) =>
    call<SolvedAnswer>('POST', `/puzzles/${slug}/${number}`, request),
  keepTries: (request: TriesRequest) => call<PuzzleTry[]>('POST', '/puzzles/tries', request),
  look: (id: string) => call<TableAnswer>('GET', `/tables/${id}`),
};
