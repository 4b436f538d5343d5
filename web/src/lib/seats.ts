/** Who sits where, in words. */
import type { SeatAnswer } from './game';
import { n, t, words } from './words.svelte';

type Sitting = Pick<SeatAnswer, 'kind' | 'name' | 'bot'>;

const LISTED = /[,،] /;
const levelOf = (bot: string): string => bot.split(':')[0];

/** Everybody's name: bots are characters of their level, and who is played by the rules has a name in the game. */
export function seatNames(seats: Sitting[], slug: string): string[] {
  const levels = seats.map((seat) => (seat.bot ? levelOf(seat.bot) : ''));
  return seats.map((seat, place) => {
    if (seat.kind === 'automa') return t(words.has(`${slug}.automa`) ? `${slug}.automa` : 'web.seat.automa');
    if (seat.kind === 'open' || seat.kind === 'invited') return t('web.seat.open');
    if (!seat.bot) return seat.name;
    const before = levels.slice(0, place).filter((level) => level === levels[place]).length;
    return character(levels[place], before, levels.filter((level) => level === levels[place]).length);
  });
}

/** What a bot is called at a table: a level has a few names, which come again with numbers. */
function character(level: string, place: number, count: number): string {
  if (!words.has(`core.bot.${level}`)) return count > 1 ? `${level} ${n(place + 1)}` : level;
  const names = t(`core.bot.${level}`, {}, 'names').split(LISTED);
  const again = Math.floor(place / names.length);
  return names[place % names.length] + (again ? ` ${n(again + 1)}` : '');
}

/** A bot's level and style, or its identifier if nobody has translated it. */
export function botName(bot: string): string {
  const [level, style] = bot.split(':');
  const name = words.has(`core.bot.${level}`) ? t(`core.bot.${level}`) : level;
  return style ? t('core.style', { level: name, style: t(`core.style.${style}`) }) : name;
}

/** What a bot is like, in a sentence or two. */
export function botAbout(bot: string): string {
  const [level, style] = bot.split(':');
  const about = words.has(`core.bot.${level}`) ? t(`core.bot.${level}`, {}, 'about') : '';
  return style ? `${about} ${t(`core.style.${style}`, {}, 'about')}` : about;
}

/** What a game is called: the shelf knows the five, a game from outside brings its own name. */
export function gameName(slug: string): string {
  const key = [`web.game.${slug}`, `${slug}.name`].find((each) => words.has(each));
  return key ? t(key) : slug;
}
