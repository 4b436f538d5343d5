/** What anybody may do about somebody at a table: not read them, and ask the house to look. */
import type { components } from '../api/schema';
import { call } from './api';

type Schemas = components['schemas'];
export type Mute = Schemas['MuteAnswer'];
type Kind = Schemas['ReportRequest']['kind'];

/** Somebody at a table, by a seat or by what they have said. */
export interface About {
  name: string;
  seat?: number;
  line?: number;
}

export const KINDS: Kind[] = ['insult', 'name', 'stalling', 'cheating', 'other'];

const meant = (table: string, { seat, line }: About) => ({ table, seat, line });

export const order = {
  mutes: () => call<Mute[]>('GET', '/mutes'),
  mute: (table: string, about: About) => call<Mute>('POST', '/mutes', meant(table, about)),
  unmute: (mute: string) => call<null>('DELETE', `/mutes/${mute}`),
  report: (table: string, about: About, kind: Kind, words: string) =>
    call<null>('POST', '/reports', { ...meant(table, about), kind, words }),
};
