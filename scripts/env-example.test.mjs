import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRoot } from './lib/paths.mjs';

const read = (/** @type {string} */ file) => readFileSync(inRoot(file), 'utf8');
/** @param {string} text @param {RegExp} pattern */
const names = (text, pattern) => [...text.matchAll(pattern)].map(([, name]) => name);

test('.env.example names every variable that is read, and no other', () => {
  const known = new Set(names(read('.env.example'), /^#?([A-Z][A-Z0-9_]+)=/gm));
  const server = names(
    read('bff/src/config.ts'),
    /^\s{2,4}([A-Z][A-Z0-9_]+): (?:z\.|flag|positive|webUrl|site|connectionUrl)/gm,
  );
  const starter = names(read('scripts/lib/settings.mjs'), /\benv(?:\.|, ')([A-Z][A-Z0-9_]+)/g);
  const tools = ['CHROMIUM_PATH', 'BASE_URL', 'E2E_PORT', 'E2E_WORKERS'];
  expect(server.length).toBeGreaterThan(20);
  expect([...known].sort()).toEqual([...new Set([...server, ...starter, ...tools])].sort());
});
