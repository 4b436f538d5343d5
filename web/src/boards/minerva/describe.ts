/** Tiles in words. */
import { n, t, words } from '../../lib/words.svelte';
import { type Amount, type Laid, type Offer, type Print, RESOURCES, type View } from './view';

const amount = ([good, count]: Amount) =>
  t('web.minerva.amount', { count, good: t(`web.minerva.good.${good}`), kind: good });

/** What a tile does. The shipped tiles have sentences of their own; corrected ones are told from their data. */
export function effectWords(view: View, tile: Print & { tile?: string }): string {
  const { effect } = tile;
  if (effect.form === 'temple')
    return `${t(`minerva.tile.${tile.tile}`, {}, 'about')} ${t('web.minerva.temple_each', { points: effect.points })}`;
  if (view.options.tiles === 'shipped' && tile.tile) return t(`minerva.tile.${tile.tile}`, {}, 'about');
  const { left, right } = effect;
  const text = t(`web.minerva.effect.${effect.form}`, {
    left: left ? amount(left) : '',
    right: right ? amount(right) : '',
  });
  return effect.when_built ? `${t('web.minerva.when_built')} ${text}` : text;
}

/** What a tile costs, and what I pay for what I lack. */
export function costWords(offer: Pick<Offer, 'cost' | 'denarii' | 'missing'>): string {
  const parts = RESOURCES.filter((good) => offer.cost[good]).map((good) => amount([good, offer.cost[good] ?? 0]));
  const cost = parts.length ? t('web.minerva.cost', { goods: words.list(parts) }) : t('web.minerva.costs_nothing');
  return offer.denarii
    ? `${cost}. ${t('web.minerva.for_missing', { denarii: offer.denarii, missing: offer.missing ?? 0 })}`
    : cost;
}

/** What a laid temple is worth: things counted, points each, points. Written left to right. */
export const sumWords = ({ counts = 0, points = 0 }: Laid, each: number): string =>
  `${n(counts)} × ${n(each)} = ${n(points)}`;
