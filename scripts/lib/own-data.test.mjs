import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { claimData, removeData } from './own-data.mjs';
import { loadSecrets } from './secrets.mjs';

/** @type {string} */ let dir;
beforeEach(() => void (dir = mkdtempSync(path.join(tmpdir(), 'own-data-'))));
afterEach(() => rmSync(dir, { recursive: true }));
const make = (/** @type {string[]} */ ...names) =>
  names.forEach((name) => mkdirSync(path.join(dir, name), { recursive: true }));

test('--reset deletes only files that a start has made', () => {
  make('photos', 'mail-archive');
  writeFileSync(path.join(dir, 'unreadable-index-notes.txt'), 'mine');
  claimData(dir);
  make('mariadb', 'solr', 'logs', 'mail', 'payments', 'unreadable-index-2026-11-25T10-00-00.000Z');
  claimData(dir);
  removeData(dir);
  expect(readdirSync(dir).sort()).toEqual(
    ['mail-archive', 'made-by-massima.json', 'photos', 'unreadable-index-notes.txt'].sort(),
  );
});

test.each(['logs', 'mail', 'payments', 'solr'])(
  'reports a foreign folder called %s, and neither writes into it nor deletes it',
  (name) => {
    make(`${name}/of-somebody`);
    expect(() => claimData(dir)).toThrow(`contains ${name}, which Massima did not make`);
    expect(() => claimData(dir)).toThrow('DATA_DIR=');
    removeData(dir);
    expect(existsSync(path.join(dir, name, 'of-somebody'))).toBe(true);
  },
);

test('recognises a folder of an older version by its secrets', () => {
  make('mariadb', 'logs', 'mail');
  loadSecrets(path.join(dir, 'secrets.json'), ['database', 'webhook', 'product']);
  claimData(dir);
  removeData(dir);
  expect(readdirSync(dir)).toEqual(['made-by-massima.json']);
});
