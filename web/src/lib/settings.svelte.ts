/** What somebody prefers, kept in the browser. */
import { MediaQuery } from 'svelte/reactivity';
import { SPEEDS, type Speed } from '../table/pace';
import { LANGS, type Lang, words } from './words.svelte';

const PLACE = 'panj.settings';
const dark = new MediaQuery('(prefers-color-scheme: dark)');

type Theme = 'light' | 'dark' | 'system';
type Motion = 'full' | 'short' | 'none';
type Confirm = 'never' | 'final' | 'always';
type Scenes = 'shown' | 'short' | 'off';
type Back = 'ask' | 'watch' | 'skip';
type Sounds = 'turn' | 'pieces' | 'all';
type TextSize = 'small' | 'normal' | 'large' | 'huge';

/** How large letters are: a part of what the browser was told. */
const TEXT: Record<TextSize, number> = { small: 0.93, normal: 1, large: 1.13, huge: 1.27 };
/** What the browser was told, before anything is applied. */
const BROWSER = typeof getComputedStyle === 'undefined' ? 16 : letters(document.documentElement);

/** What a board adds to the settings. */
export interface Switch {
  /** The name under which it is kept, beside the page's own: no two boards share one. */
  name: string;
  /** The key of its words. */
  label: string;
  /** Whether it is on as long as nobody has touched it. */
  on: boolean;
}

/** Whether the coach speaks in first games. */
export const TIPS: Switch = { name: 'tips', label: 'web.settings.tips', on: true };

/** The page's own, as they are kept. */
const OWN = [
  'lang',
  'theme',
  'text',
  'motion',
  'confirm',
  'forced',
  'warn',
  'sound',
  'volume',
  'sounds',
  'notify',
  'name',
  'others',
  'scenes',
  'back',
] as const;

class Settings {
  lang = $state<Lang>(systemLanguage());
  theme = $state<Theme>('system');
  text = $state<TextSize>('normal');
  motion = $state<Motion>('full');
  confirm = $state<Confirm>('final');
  forced = $state(true);
  /** Whether a turn that leaves something behind is asked about. */
  warn = $state(true);
  sound = $state(true);
  volume = $state(50);
  sounds = $state<Sounds>('pieces');
  notify = $state(false);
  name = $state('');
  /** How others' turns are shown in games for which nothing else was said. */
  others = $state<Speed>('calm');
  scenes = $state<Scenes>('shown');
  /** What happens when somebody comes back to a table where others went on. */
  back = $state<Back>('ask');
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
    root.style.fontSize = `${100 * TEXT[text]}%`;
    try {
      const own = Object.fromEntries(OWN.map((name) => [name, this[name]]));
      localStorage.setItem(PLACE, JSON.stringify({ ...this.switches, ...own }));
    } catch {
      // As above.
    }
  }

  /** A rem in parts of sixteen pixels: all letters and all limits of shapes are told in it. */
  get scale(): number {
    return (BROWSER / 16) * TEXT[this.text];
  }

  isOn({ name, on }: Switch): boolean {
    return (this.switches[name] ?? on) === true;
  }
  turn({ name }: Switch, on: boolean): void {
    this.switches = { ...this.switches, [name]: on };
  }

  /** How others' turns are shown in a game. */
  speed(slug: string): Speed {
    const kept = this.switches[`others:${slug}`];
    return SPEEDS.find((each) => each === kept) ?? this.others;
  }
  /** For one game; without one, for all that have no speed of their own. */
  setSpeed(slug: string, speed: Speed): void {
    if (slug) this.switches = { ...this.switches, [`others:${slug}`]: speed };
    else this.others = speed;
  }

  /** Whether the log of a game stays beside the board; null: as there is room. */
  logBeside(slug: string): boolean | null {
    const kept = this.switches[`log:${slug}`];
    return typeof kept === 'boolean' ? kept : null;
  }
  keepLog(slug: string, beside: boolean): void {
    this.switches = { ...this.switches, [`log:${slug}`]: beside };
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

function letters(root: HTMLElement): number {
  return parseFloat(getComputedStyle(root).fontSize) || 16;
}
function systemLanguage(): Lang {
  const found = navigator.languages.map((wish) => wish.slice(0, 2)).find((wish) => LANGS.includes(wish as Lang));
  return (found as Lang) ?? 'en';
}

export const settings = new Settings();
