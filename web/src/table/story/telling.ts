/** Lines of the log and turns as the strip, the log and a screen reader say them. */
import type { LogLine, Turn } from '../../lib/game';
import { type Piece, plain } from '../../lib/speak';
import { t, words } from '../../lib/words.svelte';
import type { Sight } from '../sight.svelte';

/** Blanks, and the marks that keep a name apart from the direction of its sentence. */
const APART = /^[\s\u2066-\u2069]*/;

/** A line without the name of who acts, where a badge or a name stands beside it. */
export function unnamed(sight: Sight, line: LogLine): Piece[] {
  const pieces = sight.pieces(line);
  const name = pieces.findIndex((piece) => piece.text.replace(APART, ''));
  const [next, ...rest] = pieces.slice(name + 1);
  if (!next || pieces[name].seat === undefined || pieces[name].seat !== line.seat) return pieces;
  return [{ ...next, text: next.text.replace(APART, '') }, ...rest];
}

/** A turn in one line: what it was about, and its strongest facts; what nobody has summed up, by its main line. */
export function summary(sight: Sight, turn: Turn, log: LogLine[]): string {
  const facts = turn.said.map((said) => sight.say(said)).reduce((all, fact) => (all ? both(all, fact) : fact), '');
  if (!turn.lead) return facts || mainLine(sight, turn, log);
  const lead = sight.say(turn.lead);
  return facts ? t('web.story.lead', { lead, said: facts }) : lead;
}
function mainLine(sight: Sight, turn: Turn, log: LogLine[]): string {
  const own = log.filter((line) => line.turn === turn.turn && !line.heading && line.seat === turn.seat);
  const weight = Math.max(...own.map((line) => line.weight));
  const main = own.find((line) => line.weight === weight);
  return main ? plain(unnamed(sight, main)) : '';
}
const both = (one: string, other: string): string => t('web.story.facts', { one, other });

/** The points that who acted has got by a turn, signed; empty if none. */
export function gainOf(turn: Turn): string {
  const gain = turn.seat === null ? 0 : (turn.gain[turn.seat] ?? 0);
  return gain ? words.signed(gain) : '';
}

/** Somebody's doing in a sentence that stands alone. */
export const spoken = (sight: Sight, seat: number | null | undefined, said: string): string =>
  seat === null || seat === undefined || seat === sight.me
    ? said
    : t('web.story.says', { who: sight.names[seat], said });
