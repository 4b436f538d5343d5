import { describe, expect, it, vi } from 'vitest';
import type { GameInfo, TableAnswer } from '../../lib/game';

vi.mock('../../lib/words.svelte', () => ({
  n: String,
  t: (key: string, values: Record<string, string> = {}, variant = '') =>
    [key + (variant && `.${variant}`), ...Object.values(values)].join(' '),
  wordsOf: (key: string) => key.slice(key.lastIndexOf('.') + 1),
  words: { has: () => true, list: (items: string[]) => items.join(', ') },
}));
const { optionsOf } = await import('./terms');

const agreed = (usual: unknown, value: unknown) => {
  const game = { slug: 'game', options: [{ name: 'districts', default: usual }] } as unknown as GameInfo;
  return optionsOf({ game: 'game', options: { districts: value } } as unknown as TableAnswer, game);
};

describe('what a table agreed on', () => {
  it('leaves out a set that nobody chose', () => expect(agreed([], [])).toEqual([]));
  it('names what was chosen, and says what the option means', () => {
    const [option] = agreed([], ['keep', 'park']);
    expect(option.label).toBe('web.wait.option districts keep, park');
    expect(option.about).toBe('game.option.districts.about');
  });
  it('names a number', () => expect(agreed(0, 2)[0].label).toBe('web.wait.option districts 2'));
  it('names a switch alone', () => expect(agreed(false, true)[0].label).toBe('districts'));
});
