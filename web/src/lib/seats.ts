/** Who sits where, in words. */
import type { Pace, SeatAnswer } from './game';
import { n, t, words } from './words.svelte';

type NamedSeat = Pick<SeatAnswer, 'kind' | 'name' | 'bot'>;

const LISTED = /[,،] /;
const levelOf = (bot: string): string => bot.split(':')[0];

/** With which of a level's names a table begins, so that others are met at other tables; on the server it is the same
 * (`words/names.py`). */
const firstCharacter = (table: string): number => parseInt(table.slice(0, 6), 16) || 0;

/** Everybody's name: bots are characters of their level, and who is played by the rules has a name in the game. */
export function seatNames(seats: NamedSeat[], slug: string, table = ''): string[] {
  const first = firstCharacter(table);
  const levels = seats.map((seat) => (seat.bot ? levelOf(seat.bot) : ''));
  return seats.map((seat, place) => {
    if (seat.kind === 'automa') return t(words.has(`${slug}.automa`) ? `${slug}.automa` : 'web.seat.automa');
    if (seat.kind === 'open' || seat.kind === 'invited') return t('web.seat.open');
    if (!seat.bot) return seat.name || t('web.seat.former');
    const before = levels.slice(0, place).filter((level) => level === levels[place]).length;
    return character(levels[place], before, levels.filter((level) => level === levels[place]).length, first);
  });
}

/** What a bot is called at a table: a level has a few names, which come again with numbers. */
function character(level: string, place: number, count: number, first: number): string {
  if (!words.has(`core.bot.${level}`)) return count > 1 ? `${level} ${n(place + 1)}` : level;
  const names = t(`core.bot.${level}`, {}, 'names').split(LISTED);
  const again = Math.floor(place / names.length);
  return names[(first + place) % names.length] + (again ? ` ${n(again + 1)}` : '');
}

/** The key of a style: the game's own, or that of all games; none if nobody has named it. */
function styleKey(slug: string, style: string): string | undefined {
  return [`${slug}.style.${style}`, `core.style.${style}`].find((key) => words.has(key));
}

/** What a style is called in a game, or its identifier. */
export function styleName(slug: string, style: string): string {
  const key = styleKey(slug, style);
  return key ? t(key) : style;
}

/** A bot's level and style in a game, or its identifier if nobody has translated it. */
export function botName(bot: string, slug: string): string {
  const [level, style] = bot.split(':');
  const name = words.has(`core.bot.${level}`) ? t(`core.bot.${level}`) : level;
  return style ? t('core.style', { level: name, style: styleName(slug, style) }) : name;
}

/** What a bot is like, in a sentence or two. */
export function botAbout(bot: string, slug: string): string {
  const [level, style] = bot.split(':');
  const keys = [words.has(`core.bot.${level}`) ? `core.bot.${level}` : '', style ? styleKey(slug, style) : ''];
  return keys
    .filter((key) => !!key)
    .map((key) => t(key!, {}, 'about'))
    .join(' ');
}

/** What a game is called; one without words, by its slug. */
export function gameName(slug: string): string {
  return words.has(`${slug}.name`) ? t(`${slug}.name`) : slug;
}

/** What a table is called: by its host, or after its host. */
export function tableName({ name, host }: { name: string; host: string }): string {
  return name || t('web.home.host_table', { who: host || t('web.seat.former') });
}

/** How fast a table plays, in few words. */
export function paceName({ kind, minutes = 0, increment = 0, days = 0 }: Pace): string {
  if (kind === 'live') return t('web.home.pace_live', { minutes: Math.round(minutes), seconds: Math.round(increment) });
  return kind === 'days' ? t('web.home.pace_days', { days: Math.round(days) }) : t('web.home.pace_none');
}

/** A name in a line of others, whatever its direction. */
export const isolated = (name: string): string => `\u2068${name}\u2069`;
