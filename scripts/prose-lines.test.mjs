import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRoot } from './lib/paths.mjs';

const MOST = 150;
/** Tables and what is quoted stand as they are, and so does what has no place to break. */
const mayBeLong = (/** @type {string} */ line) =>
  /^[|>]/.test(line) || !line.trim().slice(0, MOST).includes(' ');

test('prose is read in lines of at most 150 characters', () => {
  const files = execFileSync('git', ['ls-files', '*.md'], { cwd: inRoot('.'), encoding: 'utf8' });
  const long = files
    .split('\n')
    .filter(Boolean)
    .flatMap((file) => {
      const prose = readFileSync(inRoot(file), 'utf8').replaceAll(/^ *```.*?^ *```$/gms, '');
      const lines = prose.split('\n').filter((line) => line.length > MOST && !mayBeLong(line));
      return lines.map((line) => `${file}: ${line}`);
    });
  expect(long).toEqual([]);
});
