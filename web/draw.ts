/**
 * Draws what a browser loads as files, each once: covers, other pictures of boards, and the shapes of the seats.
 * A board's drawings are found by their place: `boards/<slug>/art/cover.ts`, and `files.ts` for more.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { withShortPaths } from './short_paths.ts';
import { SHAPE } from './src/shell/art/shapes.ts';

type Theme = 'light' | 'dark';
const THEMES: Theme[] = ['light', 'dark'];
const HERE = new URL('.', import.meta.url);
const BOARDS = new URL('src/boards/', HERE);
const MADE = new URL('src/generated/', HERE);
const TOKEN = /(--[\w-]+):\s*(?:light-dark\(([^,]+),\s*([^)]+)\)|(#[0-9A-Fa-f]+))/g;

/** The value of every colour token that a board sees; a picture in a file has no tokens of its own. */
function tokens(slug: string, theme: Theme): Map<string, string> {
  const sheets = [new URL('src/styles/tokens.css', HERE), new URL(`${slug}/colours.css`, BOARDS)];
  const found = new Map<string, string>();
  for (const sheet of sheets.filter((each) => existsSync(each)))
    for (const [, name, light, dark, plain] of readFileSync(sheet, 'utf8').matchAll(TOKEN))
      if (!found.has(name)) found.set(name, (plain ?? (theme === 'light' ? light : dark)).trim());
  return found;
}

function write(name: string, drawing: string, slug: string, theme: Theme): void {
  const known = tokens(slug, theme);
  const text = drawing.replace(/var\((--[\w-]+)\)/g, (_, token: string) => known.get(token) ?? 'none');
  writeFileSync(new URL(`${name}.svg`, MADE), withShortPaths(text));
}

/** What a module of a board's art gives, if the board has it. */
async function drawn<T>(slug: string, module: string): Promise<T | undefined> {
  const place = new URL(`${slug}/art/${module}.ts`, BOARDS);
  return existsSync(place) ? ((await import(place.href)) as { default: () => T }).default() : undefined;
}

async function draw(slug: string): Promise<void> {
  const cover = await drawn<string>(slug, 'cover');
  if (cover) write(slug, cover, slug, 'light');
  const files = (await drawn<[name: string, drawing: string][]>(slug, 'files')) ?? [];
  if (files.length) mkdirSync(new URL(`${slug}/`, MADE), { recursive: true });
  for (const [name, drawing] of files)
    for (const theme of THEMES) write(`${slug}/${name}-${theme}`, drawing, slug, theme);
}

/** A seat's shape as a mask, for style sheets: `--seat-1-shape`. */
function mask(shape: string): string {
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${shape}</svg>`;
  return `url("data:image/svg+xml,${picture.replaceAll('"', "'").replaceAll('<', '%3C').replaceAll('>', '%3E')}")`;
}

mkdirSync(MADE, { recursive: true });
const masks = Object.entries(SHAPE).map(([seat, shape]) => `  --seat-${seat}-shape: ${mask(shape)};\n`);
writeFileSync(new URL('shapes.css', MADE), `:root {\n${masks.join('')}}\n`);
for (const entry of readdirSync(BOARDS, { withFileTypes: true })) if (entry.isDirectory()) await draw(entry.name);
