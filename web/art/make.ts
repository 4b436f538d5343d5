/** Draws the covers into files, so that a browser loads each once and keeps it. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { COVERS } from './covers.js';

const here = new URL('..', import.meta.url);
const folder = new URL('src/generated/', here);

/** The light value of every colour token; a picture in a file has no tokens of its own. */
function lightTokens(): Map<string, string> {
  const text = readFileSync(new URL('src/styles/tokens.css', here), 'utf8');
  const found = new Map<string, string>();
  for (const [, name, light, plain] of text.matchAll(/(--[\w-]+):\s*(?:light-dark\(([^,]+),[^)]+\)|(#[0-9A-Fa-f]+))/g)) {
    if (!found.has(name)) found.set(name, (light ?? plain).trim());
  }
  return found;
}

const tokens = lightTokens();
mkdirSync(folder, { recursive: true });
for (const [slug, draw] of Object.entries(COVERS)) {
  const art = draw().replace(/var\((--[\w-]+)\)/g, (_: string, name: string) => tokens.get(name) ?? 'none');
  writeFileSync(new URL(`${slug}.svg`, folder), art);
}
