/** The pictures of the terrains, in the colours of the theme. */
import { settings } from '../../lib/settings.svelte';

const FILES = import.meta.glob('../../generated/kingdomino/*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
}) as Record<string, string>;
const SIZE = 256;
let bitmaps = $state.raw<Record<string, string>>({});

export const tile = (terrain: string, cut = 0): string => {
  const file = FILES[`../../generated/kingdomino/${terrain}-${cut}-${settings.isDark ? 'dark' : 'light'}.svg`];
  return bitmaps[file] ?? file;
};

/** One picture as a bitmap. */
async function drawn(file: string): Promise<[string, string]> {
  const picture = new Image(SIZE, SIZE);
  picture.src = file;
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = SIZE;
  canvas.getContext('2d')!.drawImage(picture, 0, 0, SIZE, SIZE);
  return [file, canvas.toDataURL('image/webp', 0.92)];
}

/**
 * Make bitmaps of the pictures of this theme, a few at a time while nothing else is to do.
 * A kingdom has 25 squares of a hundred lines each: drawn anew with every change, they took
 * most of the time between a click and what it shows; bitmaps take next to none.
 */
export async function makeBitmaps(): Promise<void> {
  const theme = settings.isDark ? '-dark' : '-light';
  const made: Record<string, string> = {};
  for (const file of Object.entries(FILES).flatMap(([path, url]) =>
    path.includes(theme) && !bitmaps[url] ? [url] : [],
  )) {
    await new Promise((done) => setTimeout(done));
    const found = await drawn(file).catch(() => null);
    if (found) made[found[0]] = found[1];
  }
  if (Object.keys(made).length) bitmaps = { ...bitmaps, ...made };
}
