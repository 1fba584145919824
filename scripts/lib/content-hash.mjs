import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { root } from './paths.mjs';

const SKIPPED = /^(?:node_modules|dist|target|\.cache|\.data|test-results|playwright-report)$|\.test\.tsx?$/;

/** @param {string} file @returns {string[]} */
function filesUnder(file) {
  const found = statSync(file, { throwIfNoEntry: false });
  if (!found) return [];
  if (found.isFile()) return [file];
  return readdirSync(file)
    .filter((name) => !SKIPPED.test(name))
    .sort()
    .flatMap((name) => filesUnder(path.join(file, name)));
}

/**
 * Returns a hash of the contents of files and folders. Dates are ignored, so a fresh clone, a
 * switched branch and a restored cache agree.
 * @param {string[]} paths relative to the checkout
 * @param {string} [salt] what else the result depends on
 */
export function contentHash(paths, salt = '') {
  const hash = createHash('sha256').update(salt);
  for (const file of paths.flatMap((entry) => filesUnder(path.join(root, entry)))) {
    hash.update(`\0${path.relative(root, file)}\0`).update(readFileSync(file));
  }
  return hash.digest('hex');
}
