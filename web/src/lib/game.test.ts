import { describe, expect, it } from 'vitest';
import { defaults } from './game';

describe('options', () => {
  it('are offered only where they have a meaning', () => {
    const option = { form: 'switch', default: false, rule: '' } as const;
    expect(
      defaults(
        [
          { ...option, name: 'a' },
          { ...option, name: 'b', seats: [2] },
        ],
        4,
      ),
    ).toEqual({ a: false });
  });
});
