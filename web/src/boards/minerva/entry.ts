import { t } from '../../lib/words.svelte';
import type { Entry } from '../index';

export default {
  load: () => import('./Board.svelte'),
  small: () => import('./Small.svelte'),
  frame: 'dense',
  // MI-6.11: alone nobody is beaten; the points earn a title.
  headline: (sight) =>
    sight.view.rank
      ? t('web.minerva.solo_result', { points: sight.points[0], title: t(`minerva.rank.${sight.view.rank}`) })
      : null,
} satisfies Entry;
