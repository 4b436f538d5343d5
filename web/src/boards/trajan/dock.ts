/** What the frame shows for Trajan: the buttons of the dock, the line under the question, the facts of the bar. */
import { n, t, words } from '../../lib/words.svelte';
import type { BoardAction } from '../../table/parts';
import { wish } from '../../table/queue.svelte';
import { size } from './cargo';
import type { TrajanParts } from './parts.svelte';

/** So many markers are dropped as quickly one by one. */
const FEW = 2;

export function actions(parts: TrajanParts): BoardAction[] {
  const { sight } = parts;
  const found = loading(parts);
  if (parts.filling >= 0 && sight.moves.length === 1)
    found.push(sight.button(sight.moves[0], { icon: 'check', primary: true }));
  if (parts.dropping && (parts.player.lifted?.length ?? 0) > FEW)
    found.push({ label: t('web.trajan.drop_so'), text: true, icon: 'check', run: () => parts.dropAll() });
  if (parts.dropping && sight.undo)
    found.push({
      label: t('web.trajan.other_tray'),
      text: true,
      run: () => sight.undo?.(sight.table.may_undo_turn ? 'turn' : 'move'),
    });
  return found;
}

/** A ship is loaded, or cards are played: those that were picked; their moves go out one by one. */
function loading({ sight, loads, choice, picks }: TrajanParts): BoardAction[] {
  const cards = size(picks);
  if (!loads || !choice || !cards) return [];
  const button = {
    icon: 'check',
    primary: true,
    run: () => sight.queue.set(choice.moves.map(([verb, ...operands]) => wish(verb, operands))),
  };
  return loads.ship
    ? [{ ...button, label: t('web.trajan.ship_cards', { cards }), gain: words.signed(choice.points) }]
    : [{ ...button, label: t('web.trajan.play_cards', { cards }) }];
}

export function guidance(parts: TrajanParts): string {
  const { sight, view } = parts;
  if (!sight.moves.length) return '';
  if (parts.dropping) return parts.dropping.tile ? condition(parts.dropping) : t('web.trajan.drop_hint');
  if (parts.filling >= 0)
    return t('web.trajan.put_hint', { count: parts.components.markers_per_tray - parts.put.length });
  if (parts.port) return t('web.trajan.port_hint');
  if (parts.loads) return parts.loads.ship ? t('web.trajan.load_hint') : t('web.trajan.play_hint');
  if (sight.may('pay')) return t('web.trajan.quarter_end_demands');
  if (sight.may('choose_bonus')) return t('web.trajan.quarter_end_senate');
  if (sight.may('march')) return t('web.trajan.military_hint');
  const trail = view.trail.map((each) => t(`trajan.action.${each.action}`));
  return trail.length > 1 ? trail.join(words.lang === 'fa' ? ' ‹ ' : ' › ') : '';
}

/** What the tile at the target of a sowing under way still needs. */
function condition({ tile, missing, can_complete: possible }: TrajanParts['dropping'] & object): string {
  const name = t(`trajan.tile.${tile}`);
  if (!possible) return t('trajan.preview.spoils', { tile: name });
  const colours = missing.map((colour) => t(`trajan.colour.${colour}`));
  if (!colours.length) return t('trajan.preview.completes', { tile: name });
  if (colours.length === 1) return t('trajan.preview.completes_with', { tile: name, marker: colours[0] });
  return t('trajan.preview.completes_with_two', { tile: name, first: colours[0], second: colours[1] });
}

export function facts({ view, components }: TrajanParts): string[] {
  const { quarter, time, cycle } = view;
  const { quarters, rounds_per_quarter: rounds } = components;
  if (!quarter) return [t('web.trajan.setup')];
  return [
    t('web.trajan.quarter_of', { quarter, quarters }),
    t('web.trajan.round_of', { round: view.round_of_quarter, rounds }),
    t('web.trajan.time_of', { time: n(time), cycle: n(cycle) }),
  ];
}
