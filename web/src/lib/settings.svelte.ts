/** What somebody prefers, kept in the browser. */
import { MediaQuery } from 'svelte/reactivity';
import { LANGS, type Lang, words } from './words.svelte';

const PLACE = 'panj.settings';
const dark = new MediaQuery('(prefers-color-scheme: dark)');

type Theme = 'light' | 'dark' | 'system';
type Motion = 'full' | 'short' | 'none';
type Confirm = 'never' | 'final' | 'always';
type TextSize = 'small' | 'normal' | 'large' | 'huge';

/** What a board adds to the settings. */
export interface Switch {
  /** The name under which it is kept, beside the page's own: no two boards share one. */
  name: string;
  /** The key of its words. */
  label: string;
  /** Whether it is on as long as nobody has touched it. */
  on: boolean;
}

/** The page's own, as they are kept. */
const OWN = ['lang', 'theme', 'text', 'motion', 'confirm', 'forced', 'sound', 'notify', 'name'] as const;

class Settings {
  lang = $state<Lang>(systemLanguage());
  theme = $state<Theme>('system');
  text = $state<TextSize>('normal');
  motion = $state<Motion>('full');
  confirm = $state<Confirm>('final');
  forced = $state(true);
  sound = $state(false);
  notify = $state(false);
  name = $state('');
  /** What is kept besides, by name: the switches of boards, whichever of them are here. */
  private switches = $state.raw<Record<string, unknown>>({});
  /** A part of all times: many moves at once are shown quickly, or not at all. */
  hurry = 1;

  constructor() {
    try {
      const kept = JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Record<string, unknown>;
      for (const name of OWN) {
        if (name in kept) Object.assign(this, { [name]: kept[name] });
        delete kept[name];
      }
      this.switches = kept;
    } catch {
      // A browser that keeps nothing is no reason to fail.
    }
    const wished = new URLSearchParams(location.search).get('lang');
    if (LANGS.includes(wished as Lang)) this.lang = wished as Lang;
  }

  /** Keep and apply; called whenever something changes. */
  apply(): void {
    const { theme, text, motion } = this;
    const root = document.documentElement;
    if (theme === 'system') delete root.dataset.theme;
    else root.dataset.theme = theme;
    root.dataset.motion = motion;
    root.dataset.text = text;
    try {
      const own = Object.fromEntries(OWN.map((name) => [name, this[name]]));
      localStorage.setItem(PLACE, JSON.stringify({ ...this.switches, ...own }));
    } catch {
      // As above.
    }
  }

  isOn({ name, on }: Switch): boolean {
    return (this.switches[name] ?? on) === true;
  }
  turn({ name }: Switch, on: boolean): void {
    this.switches = { ...this.switches, [name]: on };
  }

  get isDark(): boolean {
    return this.theme === 'dark' || (this.theme === 'system' && dark.current);
  }

  async speak(lang: Lang): Promise<void> {
    await words.use(lang);
    this.lang = lang;
  }

  /** How long something may move. */
  ms(full: number): number {
    if (this.motion === 'none' || matchMedia('(prefers-reduced-motion: reduce)').matches) return 0;
    return (this.motion === 'short' ? full / 2 : full) * this.hurry;
  }
}

function systemLanguage(): Lang {
  const found = navigator.languages.map((wish) => wish.slice(0, 2)).find((wish) => LANGS.includes(wish as Lang));
  return (found as Lang) ?? 'en';
}

export const settings = new Settings();
