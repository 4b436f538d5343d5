/** What is written on a card: whether it may be built, taken or given now, or why not. */
import { operand } from '../../lib/game';
import { t } from '../../lib/words.svelte';
import type { KohanParts } from './parts.svelte';
import type { Zone } from './targets';

const OPERANDS = ['count', 'missing'];

export function status(parts: KohanParts, zone: Zone, thing: string): { text: string; may: boolean } | null {
  const moves = parts.moves(zone, thing);
  const [move] = moves;
  if (move?.verb === 'build') {
    const kind = (end: string) => move.preview.some((said) => said.key.endsWith(end));
    return {
      text: t(`web.kohan_dej.can.${kind('outside_limit') ? 'free' : kind('ways') ? 'ways' : 'build'}`),
      may: true,
    };
  }
  if (move)
    return moves.length > 1
      ? { text: t('web.kohan_dej.can.both'), may: true }
      : { text: t(`web.kohan_dej.can.${move.verb}`), may: true };
  const blocked = zone === 'hand' && !parts.using ? parts.sight.blocked(thing) : null;
  if (!blocked) return null;
  const values: Record<string, number> = {};
  for (const name of OPERANDS) values[name] = operand(parts.sight.game.phrases, blocked.reason, name) ?? 0;
  return {
    text: t(`web.kohan_dej.why.${blocked.reason.key.slice(blocked.reason.key.lastIndexOf('.') + 1)}`, values),
    may: false,
  };
}
