/** The account page's memory: who I am here, and what waits for a proof. */
import { Problem } from '../lib/api';
import type { Me } from '../lib/game';
import { type Mute, order } from '../lib/order';
import { settings } from '../lib/settings.svelte';
import { t } from '../lib/words.svelte';
import { type Account, calls, hasPasskeys, type Session, type Token, usePasskey } from './calls';

type Deed = () => Promise<unknown>;

export class AccountRoom {
  account = $state.raw<Account | null>(null);
  sessions = $state.raw<Session[]>([]);
  tokens = $state.raw<Token[]>([]);
  /** Whom I do not want to read. */
  mutes = $state.raw<Mute[]>([]);
  ready = $state(false);
  busy = $state(false);
  /** What was done, or why not; and under which heading it is told. */
  said = $state('');
  problem = $state('');
  where = $state('');
  /** What waits until a password or a passkey is given. */
  waiting = $state.raw<Deed | null>(null);

  readonly me: Me | null = $derived(this.account?.me ?? null);
  readonly passkeys = $derived(!!this.account?.passkeys_possible && hasPasskeys());

  async read(): Promise<void> {
    const account = await calls.account();
    [this.sessions, this.tokens, this.mutes] = account.me
      ? await Promise.all([calls.sessions(), calls.tokens(), order.mutes()])
      : [[], [], []];
    this.account = account;
    this.ready = true;
  }

  /** Do something, say so under a heading, and show how things stand then. */
  async act(where: string, what: Deed, done = ''): Promise<boolean> {
    this.busy = true;
    this.where = where;
    this.said = this.problem = '';
    let well = false;
    try {
      await what();
      await this.read();
      this.said = done;
      well = true;
    } catch (error) {
      if (error instanceof Problem && error.said.key === 'server.refusal.prove')
        this.waiting = () => this.act(where, what, done);
      else this.problem = reason(error);
    }
    this.busy = false;
    return well;
  }

  /** A password, or a passkey, and then what waited for it. */
  async prove(password: string | null): Promise<string> {
    const waiting = this.waiting;
    this.busy = true;
    try {
      if (password === null) await usePasskey();
      else await calls.prove(password);
    } catch (error) {
      this.busy = false;
      return reason(error);
    }
    this.waiting = null;
    await waiting?.();
    return '';
  }

  /** This browser is somebody else's from now on. */
  greet(me: Me): void {
    settings.name = me.name;
  }

  /** Nobody is signed in here any more. */
  async left(where: string, what: Deed, done: string): Promise<void> {
    await this.act(
      where,
      async () => {
        await what();
        settings.name = '';
      },
      done,
    );
  }
}

/** Why something did not work; that somebody has put the device's own question away is no fault. */
function reason(error: unknown): string {
  if (error instanceof DOMException && error.name === 'NotAllowedError') return t('account.passkey.away');
  return error instanceof Problem ? error.message : t('web.home.failed');
}
