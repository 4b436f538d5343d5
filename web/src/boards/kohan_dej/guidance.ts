/** The line under the question: what is possible, in numbers. */
import { t } from '../../lib/words.svelte';
import type { KohanParts } from './parts.svelte';
import type { View } from './view';

/** While others are on: my role, and after which one it is called. */
export function waitingOf({ me, roles }: Pick<View, 'me' | 'roles'>): string {
  const mine = roles.findIndex(({ role, called }) => !called && me?.roles.includes(role));
  const before = roles.slice(0, Math.max(0, mine)).findLast((place) => !place.face_up);
  if (!before) return '';
  const [role, after] = [roles[mine], before].map((place) => t(`kohan_dej.role.${place.role}`));
  return t('web.kohan_dej.called_after', { role, after });
}

/** On a phone only what matters most: there is room for one short sentence. */
export function guidanceOf(parts: KohanParts, short = false): string {
  const { sight, view } = parts;
  if (!sight.moves.length) return '';
  if (parts.using) return t(`web.kohan_dej.using.${parts.using}`);
  if (sight.chosen.length)
    return (
      parts.ready
        .map((move) => sight.preview(move))
        .filter(Boolean)
        .join(' · ') || parts.ready.map((move) => parts.label(move)).join(' · ')
    );
  const verbs = new Set(sight.moves.map((move) => move.verb));
  if (verbs.has('pick')) return whilePicking(parts);
  if (verbs.has('keep')) return t('web.kohan_dej.hint.keep', { count: view.me?.tray.length ?? 0 });
  if (verbs.has('build') || verbs.has('end_turn') || verbs.has('gather_gold'))
    return duringTurn(parts, short) || previews(parts);
  return previews(parts);
}

const previews = (parts: KohanParts): string =>
  parts.ready
    .map((move) => parts.sight.preview(move))
    .filter(Boolean)
    .join(' · ');

function whilePicking({ sight, view }: KohanParts): string {
  const count = sight.moves.length;
  switch (view.me?.pick) {
    case 'two':
      return t('web.kohan_dej.hint.pick_two', { count });
    case 'last':
      return t('web.kohan_dej.hint.pick_last', { count });
    default:
      return t('web.kohan_dej.hint.pick', { count, rest: count - 1 });
  }
}

function duringTurn(parts: KohanParts, short: boolean): string {
  const { view } = parts;
  const now = view.now;
  if (!now || now.seat !== parts.sight.me) return '';
  const said = [t('web.kohan_dej.hint.builds', { left: Math.max(0, now.limit - now.built) })];
  const place = view.roles.find((each) => each.role === now.role);
  if (now.owes_tax) said.push(t('web.kohan_dej.hint.tax'));
  if (place?.warrant) said.push(t('web.kohan_dej.hint.warrant'));
  return short ? said[place?.warrant ? said.length - 1 : 0] : said.join(' ');
}
