/** Who sits where, in words. */
import type { SeatAnswer } from './game';
import { n, t, words } from './words.svelte';

type Sitting = Pick<SeatAnswer, 'kind' | 'name' | 'bot'>;

/** Everybody's name; bots of one kind are numbered, and who is played by the rules has a name in the game. */
export function seatNames(seats: Sitting[], slug: string): string[] {
  const bots = seats.map((seat) => seat.bot).filter(Boolean);
  const counts = new Map<string, number>();
  return seats.map((seat) => {
    if (seat.kind === 'automa') return t(words.has(`${slug}.automa`) ? `${slug}.automa` : 'web.seat.automa');
    if (seat.kind === 'open' || seat.kind === 'invited') return t('web.seat.open');
    if (!seat.bot) return seat.name;
    const name = botName(seat.bot);
    const place = (counts.get(seat.bot) ?? 0) + 1;
    counts.set(seat.bot, place);
    return bots.filter((bot) => bot === seat.bot).length > 1 ? `${name} ${n(place)}` : name;
  });
}

/** A bot's name, or its identifier if nobody has translated it. */
export function botName(bot: string): string {
  const text = t(`core.bot.${bot}`);
  return text.startsWith('⟦') ? bot : text;
}

/** What a game is called: the shelf knows the five, a game from outside brings its own name. */
export function gameName(slug: string): string {
  const key = [`web.game.${slug}`, `${slug}.name`].find((each) => words.has(each));
  return key ? t(key) : slug;
}
