/** The line under the question: what is possible, in numbers. */
import { t } from '../../lib/words.svelte';
import type { Aim } from './aim.svelte';

/** From so many players on everybody holds one role. */
const MANY = 4;

/** On a phone only what matters most: there is room for one short sentence. */
export function hintOf(aim: Aim, short = false): string {
  const { sight, view } = aim;
  if (!sight.moves.length) return '';
  if (aim.using) return t(`web.kohan_dej.using.${aim.using}`);
  if (sight.chosen.length) return aim.ready.map((move) => sight.preview(move)).filter(Boolean).join(' · ') || aim.ready.map((move) => aim.label(move)).join(' · ');
  const verbs = new Set(sight.moves.map((move) => move.verb));
  if (verbs.has('pick')) return pickHint(aim);
  if (verbs.has('keep')) return t('web.kohan_dej.hint.keep', { count: view.me?.tray.length ?? 0 });
  if (verbs.has('build') || verbs.has('end_turn') || verbs.has('gather_gold')) return turnHint(aim, short) || previews(aim);
  return previews(aim) || (aim.lit.size ? t('web.lit', { things: aim.lit.size }) : '');
}

const previews = (aim: Aim): string => aim.ready.map((move) => aim.sight.preview(move)).filter(Boolean).join(' · ');

function pickHint({ sight, view }: Aim): string {
  const count = sight.moves.length;
  const seats = view.players.length;
  if (seats < MANY) return t('web.kohan_dej.hint.pick_two', { count });
  const last = (view.leader + seats - 1) % seats === sight.me;
  return last ? t('web.kohan_dej.hint.pick_last', { count }) : t('web.kohan_dej.hint.pick', { count, rest: count - 1 });
}

function turnHint(aim: Aim, short: boolean): string {
  const { view } = aim;
  const now = view.now;
  if (!now || now.seat !== aim.sight.me) return '';
  const said = [t('web.kohan_dej.hint.builds', { left: Math.max(0, now.limit - now.built) })];
  const place = view.roles.find((each) => each.role === now.role);
  if (view.cast.includes('tax_collector') && now.role !== 'tax_collector') said.push(t('web.kohan_dej.hint.tax'));
  if (place?.warrant) said.push(t('web.kohan_dej.hint.warrant'));
  return short ? said[place?.warrant ? said.length - 1 : 0] : said.join(' ');
}
