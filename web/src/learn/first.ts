/** A first game: a real table against gentle bots, with the options for beginners and the coach. */
import { api, someone } from '../lib/api';
import type { HowAnswer } from '../lib/game';
import { router } from '../lib/router.svelte';

export async function playFirst({ game, first }: HowAnswer): Promise<void> {
  await someone();
  const created = await api.create({
    game,
    seats: Array.from({ length: first.seats }, (_, seat) =>
      seat ? { kind: 'bot', bot: first.bot } : { kind: 'me', name: '' },
    ),
    options: first.options,
    settings: { listed: false, hints: true, coach: true },
    start: true,
  });
  router.go(`/tables/${created.table.id}`);
}
