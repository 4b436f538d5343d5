import { describe, expect, it } from 'vitest';
import type { Sight } from '../../table/sight.svelte';
import entry from './entry';

const headline = (seats: number, view: object) =>
  entry.headline({ seats: Array.from({ length: seats }), points: [52], view } as unknown as Sight);

describe('the headline of a report', () => {
  it('is the title that the server gives to somebody who played alone', () => {
    expect(headline(1, { rank: 'senator' })).not.toBeNull();
    expect(headline(2, { rank: 'senator' })).not.toBeNull();
  });
  it('is left to the table where others were beaten', () => {
    expect(headline(1, {})).toBeNull();
  });
});
