import { describe, expect, it } from 'vitest';
import { spans } from './marks';

describe('marks', () => {
  it('leaves a plain text as it is', () => {
    expect(spans('Most points win.')).toEqual([{ text: 'Most points win.' }]);
  });
  it('finds a word that is explained, whatever form it has here', () => {
    expect(spans('Your [kings](king) act.')).toEqual([
      { text: 'Your ' },
      { text: 'kings', word: 'king' },
      { text: ' act.' },
    ]);
  });
  it('reads a mark within another one', () => {
    expect(spans('**its squares × its [crowns](crown)**, *so*')).toEqual([
      { text: 'its squares × its ', strong: true },
      { text: 'crowns', word: 'crown', strong: true },
      { text: ', ' },
      { text: 'so', em: true },
    ]);
  });
});
