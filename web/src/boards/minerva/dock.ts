/** The buttons of the prompt: verbs without a place on the board, and choices with their signs. */
import { t, words } from '../../lib/words.svelte';
import type { BoardAction } from '../../table/sight.svelte';
import type { MoveOffer } from '../../table/types';
import { lineWords } from './line';
import type { Plan } from './plan.svelte';

/** The signs of the goods that a move names. */
function signs(move: MoveOffer): string[] {
  const named = move.things.flatMap((thing) => (thing.startsWith('res:') || thing.startsWith('culture:') ? [thing.slice(thing.indexOf(':') + 1)] : []));
  return named.map((name) => `mi-${name}`);
}

const GOODS = ['wheat', 'wood', 'stone', 'ore', 'denarius', 'glory', 'theatre', 'art', 'science'];

function offered(plan: Plan, move: MoveOffer): BoardAction {
  const art = move.verb === 'side' ? [`mi-${GOODS[Number(move.message.operands[1])]}`] : signs(move);
  return { label: named(plan, move), art, text: move.verb === 'pay_pair' ? false : true, run: () => plan.sight.play(move), move };
}

/** On a button with a sign the good's own name is enough; the question says what happens to it. */
function named(plan: Plan, move: MoveOffer): string {
  const [thing] = move.things;
  const short = move.things.length === 1 && ['gain', 'buy', 'sell', 'culture', 'take_culture'].includes(move.verb);
  return short ? t(`minerva.${thing.startsWith('res:') ? 'good' : 'culture'}.${thing.slice(thing.indexOf(':') + 1)}`) : plan.sight.say(move.message);
}

const verbed = (plan: Plan, verb: string) => plan.sight.moves.find((move) => move.verb === verb);
const sales = (plan: Plan) => plan.sight.moves.filter((move) => move.verb === 'sell');

export function actions(plan: Plan, toCity: () => void): BoardAction[] {
  const found = plan.spot || plan.place ? directing(plan) : [];
  if (plan.mode === 'action' && !plan.spot) found.push(...(plan.selling ? selling(plan) : acting(plan, toCity)));
  else if (plan.mode === 'hire') found.push(...(plan.selling ? selling(plan) : hiring(plan)));
  else if (plan.mode === 'sell') found.push(...sales(plan).map((move) => offered(plan, move)));
  else if (plan.mode === 'ask') found.push(...(verbed(plan, 'exchange') ? exchanging(plan) : asking(plan)));
  return found;
}

/** A residence and its direction, or a place before its tile. */
function directing(plan: Plan): BoardAction[] {
  const back: BoardAction[] = plan.mode === 'direction' && !plan.way ? [] : [{ label: t('web.minerva.change'), icon: 'x', run: () => void plan.back() }];
  const way = plan.way;
  if (!way || !plan.lines) return back;
  return [...back, { label: t('minerva.move.activate', { way: t(`minerva.way.${way}`) }), icon: 'check', primary: true, run: () => plan.activate(way) }];
}

function acting(plan: Plan, toCity: () => void): BoardAction[] {
  const { sight, view } = plan;
  const found: BoardAction[] = [];
  if (sales(plan).length) found.push({ label: t('web.minerva.sell'), icon: 'coin', run: () => (plan.selling = true) });
  if (verbed(plan, 'assistant')) found.push({ label: t('web.minerva.assistant'), art: ['mi-assistant'], text: true, run: toCity });
  const residence = verbed(plan, 'residence');
  if (residence) found.push({ label: t('minerva.tile.residence'), art: ['mi-residence'], text: true, run: () => sight.play(residence), move: residence });
  const pass = verbed(plan, 'pass');
  if (pass) found.push({ label: view.next_order ? t('web.minerva.pass', { order: view.next_order }) : sight.say(pass.message), text: true, run: () => sight.play(pass), move: pass });
  return found;
}

function selling(plan: Plan): BoardAction[] {
  return [...sales(plan).map((move) => offered(plan, move)), { label: t('web.minerva.sold_enough'), icon: 'check', run: () => (plan.selling = false) }];
}

function hiring(plan: Plan): BoardAction[] {
  const { sight } = plan;
  const found: BoardAction[] = sales(plan).length ? [{ label: t('web.minerva.sell'), icon: 'coin', run: () => (plan.selling = true) }] : [];
  for (const verb of ['decline', 'hire_glory', 'hire_denarii']) {
    const move = verbed(plan, verb);
    const art = { hire_glory: 'mi-glory', hire_denarii: 'mi-denarius' }[verb];
    const price = move?.preview.find((said) => said.key === 'minerva.preview.pay')?.operands[0];
    if (move) found.push({ label: sight.say(move.message), art: art ? [art] : undefined, gain: price ? words.number(Number(price)) : undefined, text: true, run: () => sight.play(move), move });
  }
  return found;
}

/** MI-4.13 How often: less, more, do it. */
function exchanging(plan: Plan): BoardAction[] {
  const { sight } = plan;
  const times = Math.min(plan.times, sight.moves.length - 1);
  const move = sight.moves[times];
  return [
    { label: t('web.less'), icon: 'minus', text: false, run: () => (plan.times = Math.max(0, times - 1)) },
    { label: t('web.more'), icon: 'plus', text: false, run: () => (plan.times = Math.min(sight.moves.length - 1, times + 1)) },
    { label: times ? sight.preview(move) : t('web.minerva.no_exchange'), primary: true, run: () => sight.play(move) },
  ];
}

/** Goods of choice, sides, pairs, stop and decline; tiles of the city are chosen there. */
function asking(plan: Plan): BoardAction[] {
  return plan.sight.left.filter((move) => move.verb !== 'choose').map((move) => offered(plan, move));
}

/** One line under the question. */
export function hint(plan: Plan): string {
  const { sight, mode, view } = plan;
  if (plan.selling) return t('web.minerva.hint_sell');
  if (plan.spot && plan.line) return lineWords(sight, plan.line);
  if (plan.spot) return t('web.minerva.hint_way');
  if (plan.place) return t('web.minerva.hint_place');
  if (mode === 'action') return t('web.minerva.hint_action', { tiles: sight.moves.filter((move) => move.verb === 'build' || move.verb === 'build_half').length, fee: view.fee });
  if (mode === 'residence') return t('web.minerva.hint_residence');
  const glory = mode === 'hire' ? verbed(plan, 'hire_glory') : undefined;
  return glory ? sight.preview(glory) : '';
}

/** What the bar tells: round, fee, the next turn order tile. */
export function facts(plan: Plan): string[] {
  const { sight, view } = plan;
  if (sight.table.status !== 'running') return [t('core.game_over')];
  const found = [t('core.round_of', { round: view.round, rounds: view.rounds })];
  const passed = view.players.flatMap((player, seat) => (player.passed ? [sight.names[seat]] : []));
  if (view.fee) found.push(t('web.minerva.fee', { who: words.list(passed), fee: view.fee }));
  if (view.next_order) found.push(t('web.minerva.next_order', { number: view.next_order, tiles: view.order.length }));
  return found;
}
