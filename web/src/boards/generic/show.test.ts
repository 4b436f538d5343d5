import { expect, it, vi } from 'vitest';
import type { Sight } from '../../table/sight.svelte';

vi.stubGlobal('document', { documentElement: {} });
vi.stubGlobal('location', { search: '' });
const { partsOf } = await import('./show');

it('leaves out what only a board needs', () => {
  const sight = { game: { view_fields: { boards_only: ['loads'] } } } as unknown as Sight;
  expect(partsOf(sight, { hand: [1], loads: { ship: null } })).toEqual([['hand', [1]]]);
});
