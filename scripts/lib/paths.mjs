import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The checkout. Every path of the scripts is built from here, so they work from any directory. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

export const inRoot = (/** @type {string[]} */ ...parts) => path.join(root, ...parts);

/** Downloads and stamps that survive `npm start -- --reset`. */
export const cacheDir = inRoot('.cache');
export const stampDir = inRoot('node_modules', '.massima');

/** Returns a path for messages: relative to the current folder if that is shorter. */
export function displayPath(/** @type {string} */ file) {
  const relative = path.relative(process.cwd(), file);
  return relative.startsWith('..') ? file : relative || '.';
}
