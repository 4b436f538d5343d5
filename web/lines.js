/** No line of the source is above 120 characters, outside of art: lines of numbers that nobody reads. */
import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const HERE = import.meta.dirname;
/** The page, and the boards of games from outside. */
const FOLDERS = [HERE, ...globSync(join(HERE, '../examples/*/*/board'))];
const MOST = 120;
const READ = /\.(css|html|js|json|svelte|svg|ts)$/;
const MADE = new Set(['node_modules', 'api', 'generated', 'openapi.json', 'package-lock.json']);

/** All files that somebody wrote, but the drawings. */
function sources(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (MADE.has(entry.name) || entry.name === 'art') return [];
    return entry.isDirectory() ? sources(path) : READ.test(entry.name) ? [path] : [];
  });
}

const long = FOLDERS.flatMap(sources).flatMap((path) =>
  readFileSync(path, 'utf8')
    .split('\n')
    .flatMap((line, place) => ([...line].length > MOST ? [`${relative(HERE, path)}:${place + 1}`] : [])),
);
for (const place of long) console.error(`${place}: more than ${MOST} characters`);
process.exitCode = long.length ? 1 : 0;
