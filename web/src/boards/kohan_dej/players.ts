/** What is known of the players, as their panels show it. */
import type { IconName } from '../../shell/art/icons';
import type { District, View } from './view';

interface Line {
  roles: string[];
  /** Only I know these roles. */
  private: boolean;
  icon: IconName;
  says: 'picked' | 'choosing' | 'waiting' | 'hidden' | 'none';
}

/** The role line of a player: roles that were shown, or whether one was picked yet. */
export function roleLine(view: View, seat: number, me: number | null, asked: number | null): Line {
  const player = view.players[seat];
  const plain = (icon: IconName, says: Line['says']): Line => ({ roles: [], private: false, icon, says });
  if (player.roles.length) return { roles: player.roles, private: false, icon: 'check', says: 'none' };
  const seen = swapped(view, seat, me);
  if (seen) return { roles: [seen], private: true, icon: 'eye', says: 'none' };
  if (view.phase === 'over') return plain('lock', 'hidden');
  if (view.phase === 'turns') return plain('lock', 'hidden');
  if (asked === seat) return plain('hour', 'choosing');
  return player.picked ? plain('check', 'picked') : plain('hour', 'waiting');
}

/** The role that a player got from me, or gave me, by the Theater. */
function swapped(view: View, seat: number, me: number | null): string | null {
  const [owner, other] = view.swap;
  const [given, taken] = view.me?.swap ?? [];
  if (!given) return null;
  if (owner === me && other === seat) return given;
  return other === me && owner === seat ? taken : null;
}

/** Which districts of a city were not there before: each counts once. */
export function freshDistricts(city: District[], before: District[] | null): boolean[] {
  if (!before) return city.map(() => false);
  const left = before.map((each) => each.district);
  return city.map(({ district }) => {
    const at = left.indexOf(district);
    if (at < 0) return true;
    left.splice(at, 1);
    return false;
  });
}

/** Things that may occur several times, each with a key of its own. */
export function keyed<T>(things: T[], name: (thing: T) => string): { key: string; thing: T; at: number }[] {
  const seen = new Map<string, number>();
  return things.map((thing, at) => {
    const id = name(thing);
    const count = (seen.get(id) ?? 0) + 1;
    seen.set(id, count);
    return { key: `${id} ${count}`, thing, at };
  });
}
