/** Draws covers and tiles into files, so that a browser loads each once and keeps it. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tiles } from '../src/art/kingdomino.ts';
import { COVERS } from './covers.js';

const here = new URL('..', import.meta.url);
const folder = new URL('src/generated/', here);
const TOKEN = /(--[\w-]+):\s*(?:light-dark\(([^,]+),\s*([^)]+)\)|(#[0-9A-Fa-f]+))/g;

/** The value of every colour token; a picture in a file has no tokens of its own. */
function tokens(theme: 'light' | 'dark'): Map<string, string> {
  const text = readFileSync(new URL('src/styles/tokens.css', here), 'utf8');
  const found = new Map<string, string>();
  for (const [, name, light, dark, plain] of text.matchAll(TOKEN)) {
    if (!found.has(name)) found.set(name, (plain ?? (theme === 'light' ? light : dark)).trim());
  }
  return found;
}

function draw(name: string, art: string, theme: 'light' | 'dark'): void {
  const known = tokens(theme);
  const text = art.replace(/var\((--[\w-]+)\)/g, (_, token: string) => known.get(token) ?? 'none');
  writeFileSync(new URL(`${name}.svg`, folder), text);
}

mkdirSync(new URL('kingdomino/', folder), { recursive: true });
for (const [slug, cover] of Object.entries(COVERS)) draw(slug, cover(), 'light');
for (const [name, art] of tiles()) {
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100" viewBox="0 0 100 100">${art}</svg>`;
  for (const theme of ['light', 'dark'] as const) draw(`kingdomino/${name}-${theme}`, picture, theme);
}
