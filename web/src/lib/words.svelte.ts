/** The words of the chosen language, loaded in parts and exchanged without a reload. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Phrases, Said } from './game';
import { agreedForm, format, ident, inDigits, type Piece, pieces, readable } from './speak';

export const LANGS = ['en', 'fa', 'hu'] as const;
export type Lang = (typeof LANGS)[number];

const LOCALES: Record<Lang, string> = { en: 'en-GB', fa: 'fa-IR', hu: 'hu-HU' };
const ALWAYS = ['core', 'covers', 'server', 'web'];

class Words {
  lang = $state<Lang>('en');
  ready = $state(false);
  private bundle = $state.raw(new FluentBundle('en-GB'));
  private parts = new Set<string>(ALWAYS);
  private loaded = new Map<string, Promise<FluentBundle>>();
  private texts = new Map<string, Promise<FluentResource>>();

  /** Use a language; the page changes when its words are there. */
  async use(lang: Lang): Promise<void> {
    const bundle = await this.load(lang);
    this.bundle = bundle;
    this.lang = lang;
    this.ready = true;
    document.documentElement.lang = lang;
    document.documentElement.dir = lang === 'fa' ? 'rtl' : 'ltr';
  }

  /** Have the words of a game as well. */
  async need(part: string): Promise<void> {
    if (this.parts.has(part)) return void (await this.load(this.lang));
    this.parts.add(part);
    await this.use(this.lang);
  }

  private load(lang: Lang): Promise<FluentBundle> {
    const place = `${lang}:${[...this.parts].join(',')}`;
    let found = this.loaded.get(place);
    if (!found) {
      const games = [...this.parts].filter((part) => !ALWAYS.includes(part));
      found = Promise.all([ALWAYS.join(','), ...games].map((parts) => this.fetch(lang, parts))).then((texts) => {
        const bundle = new FluentBundle(LOCALES[lang]);
        for (const text of texts) bundle.addResource(text, { allowOverrides: true });
        return bundle;
      });
      found.catch(() => this.loaded.delete(place));
      this.loaded.set(place, found);
    }
    return found;
  }

  /** These words of a language; nothing is asked for twice. */
  private fetch(lang: Lang, parts: string): Promise<FluentResource> {
    const place = `${lang}:${parts}`;
    let found = this.texts.get(place);
    if (!found) {
      found = fetch(`/api/v1/words/${lang}?parts=${parts}`)
        .then((answer) => (answer.ok ? answer.text() : Promise.reject(new Error(answer.statusText))))
        .then((text) => new FluentResource(text));
      found.catch(() => this.texts.delete(place));
      this.texts.set(place, found);
    }
    return found;
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(ident(key));
  }

  text(key: string, values: Record<string, FluentVariable> = {}, variant = ''): string {
    return format(this.bundle, key, values, variant);
  }

  /** A text as the options of a table make it. */
  agreed(key: string, options: Record<string, unknown>, otherwise = ''): string {
    return this.text(key, {}, agreedForm(this.bundle, key, options, otherwise));
  }

  pieces(phrases: Phrases, said: Said, names: string[], reader: number | null): Piece[] {
    return pieces(this.bundle, phrases, said, names, reader, this.lang);
  }

  /** With a minus that is one, as beside the signed ones. */
  number(value: number): string {
    return new Intl.NumberFormat(LOCALES[this.lang]).format(value).replace('-', '−');
  }

  /** A ratio as a whole percentage. */
  percent(ratio: number): string {
    return new Intl.NumberFormat(LOCALES[this.lang], { style: 'percent' }).format(ratio);
  }

  /** A gain or a loss with its sign; to be shown left to right. */
  signed(value: number): string {
    return (value < 0 ? '−' : '+') + this.number(Math.abs(value));
  }

  digits(text: string): string {
    return inDigits(text, this.lang);
  }

  /** Minutes and seconds, or hours, or days. */
  clock(seconds: number): string {
    const left = Math.max(0, Math.floor(seconds));
    if (left >= 86_400) return this.text('web.days', { days: Math.floor(left / 86_400) });
    const two = (part: number) => String(part).padStart(2, '0');
    const hours = Math.floor(left / 3600);
    const rest = `${two(Math.floor(left / 60) % 60)}:${two(left % 60)}`;
    return this.digits(hours ? `${hours}:${rest}` : rest);
  }

  /** How long something takes or has taken, in its largest unit. */
  span(seconds: number): string {
    const units = [
      ['day', 86_400],
      ['hour', 3600],
      ['minute', 60],
    ] as const;
    const [unit, size] = units.find(([, size]) => seconds >= size) ?? units[2];
    const format = new Intl.NumberFormat(LOCALES[this.lang], { style: 'unit', unit, unitDisplay: 'long' });
    return format.format(Math.max(1, Math.floor(seconds / size)));
  }

  /** A time of day. */
  hour(seconds: number): string {
    return new Intl.DateTimeFormat(LOCALES[this.lang], { timeStyle: 'short' }).format(new Date(seconds * 1000));
  }

  list(items: string[]): string {
    return new Intl.ListFormat(LOCALES[this.lang]).format(items);
  }

  when(seconds: number): string {
    const format = new Intl.DateTimeFormat(`${LOCALES[this.lang]}-u-ca-gregory`, {
      dateStyle: 'medium',
      timeStyle: 'short',
    });
    return format.format(new Date(seconds * 1000));
  }
}

export const words = new Words();
export const t = (key: string, values: Record<string, FluentVariable> = {}, variant = ''): string =>
  words.text(key, values, variant);
/** What a key of a game is called; a game from outside may have no words. */
export const wordsOf = (key: string): string => (words.has(key) ? words.text(key) : readable(key));
export const n = (value: number): string => words.number(value);
