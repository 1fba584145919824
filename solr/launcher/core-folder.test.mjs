import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { coreFolder, provideCore } from './core-folder.mjs';

let data = '';
beforeEach(() => {
  data = mkdtempSync(path.join(tmpdir(), 'massima-cores-'));
});
afterEach(() => rmSync(data, { recursive: true }));

const file = (/** @type {string} */ folder) => path.join(data, 'cores', folder, 'core.properties');
/** @param {string} folder @param {string} text */
function write(folder, text) {
  mkdirSync(path.dirname(file(folder)), { recursive: true });
  writeFileSync(file(folder), text);
}

test('creates the core once, and again if creation was interrupted', async () => {
  await provideCore(data);
  expect(readFileSync(file('rulings'), 'utf8')).toBe('name=rulings\nconfigSet=rulings\n');
  write('rulings', 'name=rulings\n');
  await provideCore(data);
  expect(readFileSync(file('rulings'), 'utf8')).toContain('configSet=rulings');
});

test('finds a core after a swap of names, even if the folder of that name was deleted', async () => {
  write('rulings', '#Written by Solr\nname=rulings-new\nconfigSet=rulings\n');
  write('rulings-new-1', '#Written by Solr\nconfigSet=rulings\nname=rulings\n');
  await provideCore(data);
  expect(readFileSync(file('rulings'), 'utf8')).toContain('name=rulings-new');
  rmSync(path.dirname(file('rulings')), { recursive: true });
  await provideCore(data);
  expect(coreFolder(data)).toBe(path.dirname(file('rulings-new-1')));
  expect(() => readFileSync(file('rulings'))).toThrow();
});
