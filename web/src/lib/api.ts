/** Requests to the server. A refusal is thrown as a problem that can be put into words. */
import type {
  AnswerRequest,
  Bot,
  ChatLine,
  Created,
  GameBrief,
  GameInfo,
  Hint,
  JoinRequest,
  Me,
  Moment,
  NameRequest,
  ProblemAnswer,
  ProposalRequest,
  Review,
  Said,
  TableAnswer,
  TableLists,
  TableRequest,
} from './game';
import { settings } from './settings.svelte';
import { words } from './words.svelte';

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
type Body = AnswerRequest | JoinRequest | NameRequest | ProposalRequest | TableRequest;

const cookie = (name: string): string =>
  document.cookie
    .split('; ')
    .find((entry) => entry.startsWith(`${name}=`))
    ?.slice(name.length + 1) ?? '';

async function call<T>(method: string, path: string, body?: Body, again = true): Promise<T> {
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
  if (answer.ok)
    return (answer.status === 204 || answer.headers.get('content-length') === '0' ? null : await answer.json()) as T;
  // A refusal has all of it; what a proxy answers may have nothing.
  const found = (await answer.json().catch(() => ({}))) as Partial<ProblemAnswer>;
  if (answer.status === 403 && found.key === 'server.refusal.forbidden' && again) {
    await fetch('/api/v1/bots'); // a server that was started anew gives a new token
    return call(method, path, body, false);
  }
  const said = { key: found.key ?? 'server.refusal.internal', operands: found.operands ?? [] };
  throw new Problem(answer.status, said, found.rule ?? '', found.detail ?? answer.statusText);
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
  tables: () => call<TableLists>('GET', '/tables'),
  create: (request: TableRequest) => call<Created>('POST', '/tables', request),
  join: (id: string, request: JoinRequest) => call<TableAnswer>('POST', `/tables/${id}/join`, request),
  leave: (id: string) => call<TableAnswer>('POST', `/tables/${id}/leave`),
  start: (id: string) => call<TableAnswer>('POST', `/tables/${id}/start`),
  propose: (id: string, request: ProposalRequest) => call<TableAnswer>('POST', `/tables/${id}/propose`, request),
  answer: (id: string, request: AnswerRequest) => call<TableAnswer>('POST', `/tables/${id}/answer`, request),
  abandon: (id: string) => call<TableAnswer>('POST', `/tables/${id}/abandon`),
  rematch: (id: string) => call<TableAnswer>('POST', `/tables/${id}/rematch`),
  chat: (id: string) => call<ChatLine[]>('GET', `/tables/${id}/chat`),
  replay: (id: string, query: string) => call<Moment>('GET', `/tables/${id}/replay${query}`),
  hint: (id: string) => call<Hint>('POST', `/tables/${id}/hint`),
  review: (id: string, begin: boolean) => call<Review>(begin ? 'POST' : 'GET', `/tables/${id}/review`),
  look: (id: string) => call<TableAnswer>('GET', `/tables/${id}`),
};
