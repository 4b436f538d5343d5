/** What somebody prefers, kept in the browser. */
import { MediaQuery } from 'svelte/reactivity';
import { LANGS, type Lang, words } from './words.svelte';

const PLACE = 'panj.settings';
const dark = new MediaQuery('(prefers-color-scheme: dark)');

export type Theme = 'light' | 'dark' | 'system';
export type Motion = 'full' | 'short' | 'none';
export type Confirm = 'never' | 'final' | 'always';
export type TextSize = 'small' | 'normal' | 'large' | 'huge';

class Settings {
  lang = $state<Lang>(systemLanguage());
  theme = $state<Theme>('system');
  text = $state<TextSize>('normal');
  motion = $state<Motion>('full');
  confirm = $state<Confirm>('final');
  forced = $state(true);
  unseen = $state(true);
  sound = $state(false);
  notify = $state(false);
  name = $state('');
  /** A part of all times: many moves at once are shown quickly, or not at all. */
  hurry = 1;

  constructor() {
    try {
      Object.assign(this, JSON.parse(localStorage.getItem(PLACE) ?? '{}'));
    } catch {
      // A browser that keeps nothing is no reason to fail.
    }
    const wished = new URLSearchParams(location.search).get('lang');
    if (LANGS.includes(wished as Lang)) this.lang = wished as Lang;
  }

  /** Keep and apply; called whenever something changes. */
  apply(): void {
    const { lang, theme, text, motion, confirm, forced, unseen, sound, notify, name } = this;
    const root = document.documentElement;
    if (theme === 'system') delete root.dataset.theme;
    else root.dataset.theme = theme;
    root.dataset.motion = motion;
    root.dataset.text = text;
    try {
      localStorage.setItem(PLACE, JSON.stringify({ lang, theme, text, motion, confirm, forced, unseen, sound, notify, name }));
    } catch {
      // As above.
    }
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
