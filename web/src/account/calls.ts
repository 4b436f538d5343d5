/** What the account page asks of the server. */
import type { components } from '../api/schema';
import { call } from '../lib/api';
import type { Me } from '../lib/game';

type Schemas = components['schemas'];
export type Account = Schemas['AccountAnswer'];
export type Session = Schemas['SessionAnswer'];
export type Token = Schemas['TokenAnswer'];

export const calls = {
  account: () => call<Account>('GET', '/account'),
  register: (account: string, password: string) => call<Me>('POST', '/account', { account, password }),
  logIn: (account: string, password: string) => call<Me>('POST', '/login', { account, password }),
  logOut: () => call<null>('POST', '/logout'),
  prove: (password: string) => call<null>('POST', '/account/prove', { password }),
  change: (password: string) => call<null>('POST', '/account/password', { password }),
  sessions: () => call<Session[]>('GET', '/sessions'),
  end: (session: string) => call<null>('DELETE', `/sessions/${session}`),
  endAll: () => call<null>('DELETE', '/sessions'),
  tokens: () => call<Token[]>('GET', '/tokens'),
  dropToken: (token: string) => call<null>('DELETE', `/tokens/${token}`),
  setEmail: (email: string) => call<null>('POST', '/account/email', { email }),
  dropEmail: () => call<null>('DELETE', '/account/email'),
  confirmEmail: (token: string) => call<null>('POST', '/account/email/confirm', { token }),
  askReset: (account: string) => call<null>('POST', '/account/reset', { account }),
  reset: (token: string, password: string) => call<null>('POST', '/account/reset/finish', { token, password }),
  dropPasskey: (id: string) => call<null>('DELETE', `/account/passkeys/${encodeURIComponent(id)}`),
  everything: () => call<Blob>('POST', '/account/export'),
  forget: (name: string) => call<null>('POST', '/account/delete', { name }),
};

/** Whether this browser can make and use passkeys. */
export const hasPasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' && 'parseCreationOptionsFromJSON' in PublicKeyCredential;

const asJson = (made: Credential | null): Record<string, unknown> =>
  (made as PublicKeyCredential).toJSON() as unknown as Record<string, unknown>;

/** Have the device make a passkey, and the server keep it. */
export async function makePasskey(label: string): Promise<void> {
  const wish = await call<PublicKeyCredentialCreationOptionsJSON>('POST', '/account/passkeys/begin');
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(wish);
  const credential = asJson(await navigator.credentials.create({ publicKey }));
  await call<null>('POST', '/account/passkeys', { credential, label });
}

/** Sign in with a passkey of this device; also what proves who one is. */
export async function usePasskey(): Promise<Me> {
  const wish = await call<PublicKeyCredentialRequestOptionsJSON>('POST', '/account/sign_in/begin');
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(wish);
  const credential = asJson(await navigator.credentials.get({ publicKey }));
  return call<Me>('POST', '/account/sign_in', { credential });
}
