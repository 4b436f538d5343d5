import { expect, it } from 'vitest';
import { shortPath, withShortPaths } from '../../../short_paths';

it('tells polygons from point to point', () => {
  expect(shortPath('M10 10L12.5 10L12.5 9.5ZM11 20L11.3 19L8 20Z')).toBe('M10 10l2.5 0 0-.5zm1 10l.3-1-3.3 1z');
});

it('leaves other paths as they are', () => {
  expect(shortPath('M1 1C2 2 3 3 4 4Z')).toBe('M1 1C2 2 3 3 4 4Z');
  expect(withShortPaths('<path d="M0 0L1 0L1 1Z" id="a"/>')).toBe('<path d="M0 0l1 0 0 1z" id="a"/>');
});
