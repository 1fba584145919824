import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRoot } from './lib/paths.mjs';

/** Of ASVS 5.0 the requirements of levels 1 and 2, by section. */
const required = `
1.1:1-2 1.2:1-9 1.3:1-11 1.4:1-3 1.5:1-2 2.1:1-3 2.2:1-3 2.3:1-4 2.4:1 3.2:1-2 3.3:1-4 3.4:1-6 3.5:1-5 3.7:1-2 4.1:1-3 4.2:1 
4.3:1-2 4.4:1-4 5.1:1 5.2:1-3 5.3:1-2 5.4:1-3 6.1:1-3 6.2:1-12 6.3:1-4 6.4:1-4 6.5:1-5 6.6:1-3 6.8:1-4 7.1:1-3 7.2:1-4 7.3:1-2 
7.4:1-5 7.5:1-2 7.6:1-2 8.1:1-2 8.2:1-3 8.3:1 8.4:1 9.1:1-3 9.2:1-4 10.1:1-2 10.2:1-2 10.3:1-4 10.4:1-11 10.5:1-5 10.6:1-2 
10.7:1-3 11.1:1-2 11.2:1-3 11.3:1-3 11.4:1-4 11.5:1 11.6:1 12.1:1-3 12.2:1-2 12.3:1-4 13.1:1 13.2:1-5 13.3:1-2 13.4:1-5 14.1:1-2 
14.2:1-4 14.3:1-3 15.1:1-3 15.2:1-3 15.3:1-7 16.1:1 16.2:1-5 16.3:1-4 16.4:1-3 16.5:1-3 17.1:1 17.2:1-4 17.3:1-2`;

const page = readFileSync(inRoot('docs/security.md'), 'utf8');
const rows = page.split('\n').filter((line) => /^\| V\d/.test(line));
/** @param {string} text @returns {number[]} */
const range = (text) => {
  const [from = 0, to = from] = text.split('-').map(Number);
  return Array.from({ length: to - from + 1 }, (_, i) => from + i);
};
const ids = required
  .trim()
  .split(/\s+/)
  .flatMap((section) => {
    const [name = '', numbers = ''] = section.split(':');
    return numbers.split(',').flatMap((some) => range(some).map((n) => `V${name}.${n}`));
  });

test('every requirement of levels 1 and 2 has one row or is listed as not applicable', () => {
  const documented = rows.map((row) => row.split(' ')[1]);
  expect(new Set(documented).size).toBe(documented.length);
  const missing = ids.filter((id) => !documented.includes(id) && !isLeftOut(id));
  expect(missing).toEqual([]);
});

const leftOut = page.slice(page.indexOf('### What does not apply'));
const inOrder = (/** @type {string} */ id) =>
  id
    .slice(1)
    .split('.')
    .reduce((sum, part) => sum * 1000 + Number(part), 0);
/**
 * Returns whether a requirement is excluded, by its id or by a range.
 * @param {string} id
 */
function isLeftOut(id) {
  for (const [, from = '', to = from] of leftOut.matchAll(/(V\d+\.\d+\.\d+)(?: to (V\d+\.\d+\.\d+))?/g))
    if (inOrder(from) <= inOrder(id) && inOrder(id) <= inOrder(to)) return true;
  return false;
}

const files = execFileSync('git', ['ls-files'], { cwd: inRoot('.'), encoding: 'utf8' }).split('\n');
/** @param {string} name */
const isThere = (name) => files.some((file) => file === name || file.endsWith(`/${name}`));

test('the files that the page names exist', () => {
  const named = rows.flatMap((row) => [...row.matchAll(/`([^`\s]+\.(?:tsx?|mjs|md|conf))`/g)]);
  expect(named.map(([, name = '']) => name).filter((name) => !isThere(name))).toEqual([]);
});

/** @type {Record<string, (of: string) => boolean>} */
const checks = {
  'absent:dependency': (of) => {
    const [folder = '', name = ''] = of.split(':');
    const { dependencies = {} } = JSON.parse(readFileSync(inRoot(`${folder}/package.json`), 'utf8'));
    return !(name in dependencies);
  },
  count: (of) => {
    const [field = '', number] = of.split('=');
    return operations.filter((text) => text.includes(`${field}: true`)).length === Number(number);
  },
};
const operations = files
  .filter((file) => /^contract\/src\/operations\/[\w-]+\.ts$/.test(file))
  .flatMap((file) =>
    readFileSync(inRoot(file), 'utf8')
      .split(/^ {2}(?=\w+: \{$)/m)
      .slice(1),
  );

test('the facts that the page states are true', () => {
  expect(operations.length).toBeGreaterThan(100);
  const facts = [...page.matchAll(/`((?:absent:\w+|count)):([^`\s]+)`/g)];
  expect(facts.length).toBeGreaterThan(0);
  expect(facts.filter(([, kind = '', of = '']) => !checks[kind]?.(of)).map(([fact]) => fact)).toEqual([]);
});
