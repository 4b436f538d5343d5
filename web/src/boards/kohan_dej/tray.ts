/** What lies in the tray: things that a question shows only for itself. */
import { type MoveOffer, operand } from '../../lib/game';
import type { KohanParts } from './parts.svelte';
import { keyed } from './players';
import type { Zone } from './targets';

export type Shown =
  | { kind: 'cards'; title: string; seat: number | null; zone: Zone; cards: { key: string; thing: string }[] }
  | { kind: 'types'; title: string; seat: number | null; moves: MoveOffer[] }
  | { kind: 'mix'; title: string; seat: null; moves: MoveOffer[] };

/** Cards to choose from, types to name, an income to divide, or a card that is being paid for. */
export function trayOf(parts: KohanParts): Shown | null {
  const { moves, prompt, game } = parts.sight;
  const me = parts.view.me;
  const verb = moves[0]?.verb ?? '';
  const other = prompt ? (operand(game.phrases, prompt, 'other') ?? -1) : -1;
  const cards = (names: string[]) => keyed(names, (name) => name).map(({ key, thing }) => ({ key, thing }));
  if (verb === 'keep') return { kind: 'cards', title: 'drawn', seat: null, zone: 'tray', cards: cards(me?.tray ?? []) };
  if (verb === 'take')
    return {
      kind: 'cards',
      title: 'hand_of',
      seat: other,
      zone: 'shown',
      cards: cards(parts.view.players[other]?.known ?? []),
    };
  if (verb === 'name_type') return { kind: 'types', title: 'name_type', seat: other, moves };
  if (verb === 'mix') return { kind: 'mix', title: 'mix', seat: null, moves };
  if (me?.tray.length) return { kind: 'cards', title: 'set_aside', seat: null, zone: 'tray', cards: cards(me.tray) };
  if (parts.view.site)
    return { kind: 'cards', title: 'site', seat: null, zone: 'tray', cards: cards([parts.view.site]) };
  return null;
}
