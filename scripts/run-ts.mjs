// `node scripts/run-ts.mjs file.ts …`: runs a TypeScript command of this repository directly, installing first if needed.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { findOwnPackages } from './lib/own-packages.mjs';
import { cacheDir } from './lib/paths.mjs';

const [file, ...args] = process.argv.slice(2);
if (!file) {
  console.error('usage: node scripts/run-ts.mjs <file.ts> [arguments]');
  process.exit(2);
}
findOwnPackages();
const { Children } = await import('./lib/children.mjs');
const { installDependencies } = await import('./lib/install-dependencies.mjs');
await installDependencies(new Children(cacheDir), (text) => process.stderr.write(`${text}\n`));
process.argv.splice(1, process.argv.length - 1, path.resolve(file), ...args);
await import(pathToFileURL(path.resolve(file)).href);
