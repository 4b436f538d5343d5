import { expect, test } from 'vitest';
import { placeOf, queryOf } from './place';

const asked = (query: string) => placeOf(new URLSearchParams(query));

test('an address comes back as it was', () => {
  const place = { at: 12, seat: 1, deal: 3, line: ['place 1,1 east', 'claim 20'], bots: [0, 2] };
  expect(asked(queryOf(place))).toEqual(place);
  const plain = { at: 0, seat: null, deal: 0, line: [], bots: [] };
  expect(queryOf(plain)).toBe('?at=0');
  expect(asked(queryOf(plain))).toEqual(plain);
});

test('what is damaged is left out', () => {
  expect(asked('?at=x&deal=-4&seat=1e9')).toEqual({ at: 0, seat: 0, deal: 0, line: [], bots: [] });
});
