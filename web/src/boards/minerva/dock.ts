/** The buttons of the prompt: verbs without a place on the board, and choices with their signs. */
import { type MoveOffer, operand, type Phrases } from '../../lib/game';
import { t, words } from '../../lib/words.svelte';
import { amounts } from '../../table/amounts';
import type { BoardAction } from '../../table/parts';
import { lineWords } from './line';
import type { MinervaParts } from './parts.svelte';

/** The signs of the goods that a move names. */
function signs(move: MoveOffer): string[] {
  const named = move.things.flatMap((thing) =>
    thing.startsWith('res:') || thing.startsWith('culture:') ? [thing.slice(thing.indexOf(':') + 1)] : [],
  );
  return named.map((name) => `mi-${name}`);
}

/** How the button of a move looks where nothing else is said of it. */
export function button(parts: MinervaParts, move: MoveOffer): Partial<BoardAction> {
  const good = goodOf(parts.sight.game.phrases, move);
  return { label: named(parts, move), art: good ? [`mi-${good}`] : signs(move), text: move.verb !== 'pay_pair' };
}

/** The good of a side of a tile, which is no thing on the table. */
function goodOf(phrases: Phrases, { message }: MoveOffer): string | undefined {
  const names = phrases[message.key]?.find((each) => each.name === 'good')?.names;
  return names?.[operand(phrases, message, 'good') ?? -1];
}

/** On a button with a sign the good's own name is enough; the question says what happens to it. */
function named(parts: MinervaParts, move: MoveOffer): string {
  const [thing] = move.things;
  const short = move.things.length === 1 && ['gain', 'buy', 'sell', 'culture', 'take_culture'].includes(move.verb);
  return short
    ? t(`minerva.${thing.startsWith('res:') ? 'good' : 'culture'}.${thing.slice(thing.indexOf(':') + 1)}`)
    : parts.sight.inWords(move);
}

const sales = (parts: MinervaParts) =>
  parts.sight.moves.filter((move) => move.verb === 'sell').map((move) => parts.sight.button(move));

export function actions(parts: MinervaParts, toCity: () => void): BoardAction[] {
  const found = parts.residenceCell || parts.place ? directing(parts) : [];
  if (parts.mode === 'action' && !parts.residenceCell)
    found.push(...(parts.selling ? selling(parts) : acting(parts, toCity)));
  else if (parts.mode === 'hire') found.push(...(parts.selling ? selling(parts) : hiring(parts)));
  else if (parts.mode === 'sell') found.push(...sales(parts));
  else if (parts.mode === 'ask') found.push(...(parts.sight.may('exchange') ? exchanging(parts) : asking(parts)));
  return found;
}

/** A residence and its direction, or a place before its tile. */
function directing(parts: MinervaParts): BoardAction[] {
  const back: BoardAction[] =
    parts.mode === 'direction' && !parts.way
      ? []
      : [{ label: t('web.minerva.change'), icon: 'x', run: () => void parts.back() }];
  const way = parts.way;
  if (!way || !parts.lines) return back;
  return [
    ...back,
    {
      label: t('minerva.move.activate', { way: t(`minerva.way.${way}`) }),
      icon: 'check',
      primary: true,
      run: () => parts.activate(way),
    },
  ];
}

function acting(parts: MinervaParts, toCity: () => void): BoardAction[] {
  const { sight, view } = parts;
  const found: BoardAction[] = [];
  if (sight.may('sell')) found.push({ label: t('web.minerva.sell'), icon: 'coin', run: () => (parts.selling = true) });
  if (sight.may('assistant'))
    found.push({ label: t('web.minerva.assistant'), art: ['mi-assistant'], text: true, run: toCity });
  const residence = sight.moveFor('residence');
  const laying = { label: t('minerva.tile.residence'), art: ['mi-residence'] };
  found.push(...(residence ? [sight.button(residence, laying)] : blocked(parts, 'tile:residence', laying)));
  const pass = sight.moveFor('pass');
  if (pass) {
    const label = view.next_order ? t('web.minerva.pass', { order: view.next_order }) : sight.say(pass.message);
    found.push(sight.button(pass, { label, art: undefined }));
  }
  return found;
}

/** A button for what cannot be done now; pressing it tells why. */
function blocked(parts: MinervaParts, thing: string, looks: { label: string; art: string[] }): BoardAction[] {
  if (!parts.sight.blocked(thing)) return [];
  return [{ ...looks, text: true, blocked: thing, run: () => parts.sight.point(thing) }];
}

function selling(parts: MinervaParts): BoardAction[] {
  return [...sales(parts), { label: t('web.minerva.sold_enough'), icon: 'check', run: () => (parts.selling = false) }];
}

function hiring(parts: MinervaParts): BoardAction[] {
  const { sight } = parts;
  const found: BoardAction[] = sight.may('sell')
    ? [{ label: t('web.minerva.sell'), icon: 'coin', run: () => (parts.selling = true) }]
    : [];
  for (const verb of ['decline', 'hire_glory', 'hire_denarii']) {
    const move = sight.moveFor(verb);
    const art = { hire_glory: 'mi-glory', hire_denarii: 'mi-denarius' }[verb];
    const paid = move?.preview.find((said) => said.key === 'minerva.preview.pay');
    const price = paid && operand(sight.game.phrases, paid, 'count');
    if (move)
      found.push(
        sight.button(move, {
          art: art ? [art] : undefined,
          gain: price ? words.number(price) : undefined,
        }),
      );
    else if (art)
      found.push(...blocked(parts, art.replace('mi-', 'good:'), { label: t(`minerva.move.${verb}`), art: [art] }));
  }
  return found;
}

/** MI-4.13 How often: less, more, do it. */
function exchanging(parts: MinervaParts): BoardAction[] {
  const { sight } = parts;
  const scale = amounts(sight.moves, sight.game.phrases);
  if (!scale) return asking(parts);
  const { values } = scale;
  const place = Math.max(
    0,
    values.findLastIndex((value) => value <= parts.times),
  );
  const times = values[place];
  const move = scale.move(times);
  return [
    { label: t('web.less'), icon: 'minus', text: false, run: () => (parts.times = values[place - 1] ?? times) },
    { label: t('web.more'), icon: 'plus', text: false, run: () => (parts.times = values[place + 1] ?? times) },
    {
      label: times ? sight.preview(move) : t('web.minerva.no_exchange'),
      primary: true,
      move,
      run: () => sight.play(move),
    },
  ];
}

/** Goods of choice, sides, pairs, stop and decline; tiles of the city are chosen there. */
function asking(parts: MinervaParts): BoardAction[] {
  return parts.sight.left.filter((move) => move.verb !== 'choose').map((move) => parts.sight.button(move));
}

/** One line under the question. */
export function guidance(parts: MinervaParts): string {
  const { sight, mode, view } = parts;
  if (parts.selling) return t('web.minerva.hint_sell');
  if (parts.residenceCell && parts.line) return lineWords(sight, parts.line);
  if (parts.residenceCell) return t('web.minerva.hint_way');
  if (parts.place) return t('web.minerva.hint_place');
  if (mode === 'action')
    return t('web.minerva.hint_action', {
      tiles: sight.moves.filter((move) => move.verb === 'build' || move.verb === 'build_half').length,
      fee: view.fee,
    });
  if (mode === 'residence') return t('web.minerva.hint_residence');
  const glory = mode === 'hire' ? sight.moveFor('hire_glory') : undefined;
  return glory ? sight.preview(glory) : '';
}

/** What the bar tells: round, fee, the next turn order tile. */
export function facts(parts: MinervaParts): string[] {
  const { sight, view } = parts;
  if (sight.table.status !== 'running') return [t('web.over.short')];
  const found = [t('core.round_of', { round: view.round, rounds: view.rounds })];
  const passed = view.players.flatMap((player, seat) => (player.passed ? [sight.names[seat]] : []));
  if (view.fee) found.push(t('web.minerva.fee', { who: words.list(passed), fee: view.fee }));
  if (view.next_order) found.push(t('web.minerva.next_order', { number: view.next_order, tiles: view.order.length }));
  return found;
}
