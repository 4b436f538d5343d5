/** How a place of the role row looks to one player. */
import type { LogLine } from '../../lib/game';
import type { RolePlace, View } from './view';

/**
 * `wait` not called yet, `now` called now, `shown` its player is known, `none` nobody answered, `out` face up,
 * `dead` killed, `pick` to be chosen, `mine` held by me, `past` it did not reach me or is out.
 */
export type Look = 'wait' | 'now' | 'shown' | 'none' | 'out' | 'dead' | 'pick' | 'mine' | 'past';

/** `tall`, `grid`: with its power. `mid`: to be named on a phone. `tiny`: without a name. */
export type RoleSize = 'row' | 'tall' | 'tiny' | 'mid' | 'grid';

interface RoleLook {
  look: Look;
  /** The key of what is written under the name, without the board's prefix. */
  says: string;
  /** Whose badge stands there. */
  seat: number | null;
  /** Only I know it. */
  private: boolean;
}

const MARKS = ['killed', 'bewitched', 'robbed', 'warrant', 'threat'] as const;
export const marksOf = (place: RolePlace) => MARKS.filter((mark) => place[mark]);

export function lookOf(view: View, place: RolePlace, me: number | null, lit: boolean): RoleLook {
  const plain = (look: Look, says = '', seat: number | null = null): RoleLook => ({ look, says, seat, private: false });
  const own = (look: Look, says: string, seat: number | null = null): RoleLook => ({ look, says, seat, private: true });
  const known = view.me;
  if (place.face_up) return plain('out', 'out');
  if (place.killed) return plain('dead', 'killed', place.holder);
  if (view.phase === 'selection') {
    if (lit) return plain('pick');
    if (known?.roles.includes(place.role)) return own('mine', 'yours', me);
    if (known?.out.includes(place.role)) return own('past', 'known_out');
    if (!known?.received.length) return plain('wait');
    return known.received.some((roles) => roles.includes(place.role))
      ? own('wait', 'passed')
      : own('past', 'not_reached');
  }
  if (place.holder !== null) {
    const now = place.rank === view.called && view.phase === 'turns';
    return plain(
      now ? 'now' : 'shown',
      now ? 'called' : 'holder',
      now && view.now?.role === place.role ? view.now.seat : place.holder,
    );
  }
  if (place.silent) return plain('none', 'silent');
  if (known?.roles.includes(place.role)) return own('mine', 'yours', me);
  if (known?.out.includes(place.role)) return own('past', 'known_out');
  return plain('wait', marksOf(place).length ? 'marks' : '');
}

const CALLS = ['no_answer', 'killed_called', 'revealed', 'witch_resumes'];
/** While roles are chosen none is called. */
const CHOOSING = ['round', 'picked', 'burned', 'face_up', 'face_down'];
const isOneOf = (line: Told, names: string[]) => names.some((name) => line.key.endsWith(`.${name}`));
type Told = Pick<LogLine, 'key' | 'things'>;

/**
 * The role on which the light of the row lies: the one whose turn it is. While something is told the board may be
 * further: then it is the last one that was called up to that line.
 */
export function calledNow<Line extends Told>(told: Line | null, log: Line[], view: View): string {
  if (!told) return view.phase === 'turns' ? (view.now?.role ?? '') : '';
  const upto = [...log.slice(0, log.indexOf(told)), told];
  const last = upto.findLast((line) => isOneOf(line, CALLS) || isOneOf(line, CHOOSING));
  if (!last || !isOneOf(last, CALLS)) return '';
  return last.things?.find((thing) => thing.startsWith('role:'))?.slice('role:'.length) ?? '';
}
