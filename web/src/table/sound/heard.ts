/** Which sounds a change of the table calls for. */
import type { LogLine, TableAnswer } from '../../lib/game';
import { isTitle } from '../story/steps';
import type { Name } from './recipes';

/** By kind of sound, the last parts of the keys of log lines that have it; a board tells them of its game. */
export type Materials = Partial<Record<'piece' | 'card' | 'coins' | 'scene', string[]>>;

export interface Heard {
  name: Name;
  seat?: number;
}

const IMPORTANT = 2;
const UNDONE = ['server.log.undone', 'server.log.undone_turn'];
const lastPart = (key: string) => key.slice(key.lastIndexOf('.') + 1);

/** The sounds of lines that are new: they sound of what they are about, and important ones of who did it to me. */
export function soundsOf(lines: LogLine[], materials: Materials, me: number | null = null): Heard[] {
  const found = new Map<Name, Heard>();
  for (const line of lines) {
    const part = lastPart(line.key);
    if (UNDONE.includes(line.key)) found.set('undone', { name: 'undone' });
    for (const [name, parts] of Object.entries(materials) as [Name, string[]][])
      if (parts.includes(part)) found.set(name, { name });
  }
  // A game that does not say what its scenes are has them where a part of the match begins.
  if (!materials.scene && lines.some(isBeginning)) found.set('scene', { name: 'scene' });
  const step = lines.find((line) => line.weight === IMPORTANT && isOthers(line, me));
  if (step) found.set('step', { name: 'step', seat: step.seat! });
  return [...found.values()];
}

/** Whether a line begins a part of the match: a round's beginning in the set-up is none. */
const isBeginning = (line: LogLine): boolean => line.heading && !isTitle(line) && line.version > 0;
const isOthers = (line: LogLine, me: number | null): boolean =>
  line.by !== 'rule' && typeof line.seat === 'number' && line.seat !== me;

/** How the match has ended for somebody: won, or over. */
export function ending(table: Pick<TableAnswer, 'ranking' | 'seat'>): Name {
  return table.seat !== null && table.ranking?.[table.seat] === 1 ? 'won' : 'ended';
}
