/** The drawings of all boards as one JSON document, for tools/art.py; a board's own are in `art/drawings.ts`. */
import { existsSync, readdirSync } from 'node:fs';
import { SHAPE } from '../web/src/shell/art/shapes.ts';

const BOARDS = new URL('../web/src/boards/', import.meta.url);
const found: Record<string, unknown> = {};
for (const slug of readdirSync(BOARDS).sort()) {
  const place = new URL(`${slug}/art/drawings.ts`, BOARDS);
  if (existsSync(place)) found[slug] = ((await import(place.href)) as { default: unknown }).default;
}
process.stdout.write(JSON.stringify({ boards: found, shapes: SHAPE }));
