import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readSettings } from './settings.mjs';

/** @type {string} */ let dir;
beforeEach(() => void (dir = mkdtempSync(path.join(tmpdir(), 'settings-'))));
afterEach(() => rmSync(dir, { recursive: true }));

/** @param {string} text @param {Record<string, string>} [env] */
function read(text, env = {}) {
  const file = path.join(dir, '.env');
  writeFileSync(file, text);
  return readSettings(env, file);
}

test('has the ports of the contract by default', () => {
  const { ports, publicUrl } = read('');
  expect(ports).toMatchObject({ product: 3000, partner: 3001, mail: 1080, solr: 8983, smtp: 1025 });
  expect(publicUrl).toBe('http://localhost:3000');
});

test('reads .env, and prefers the environment', () => {
  const { ports, external, publicUrl } = read(
    '# mine\nexport PORT=4000 # product\nSMTP_PORT="2525"\nDATABASE_URL=\'mysql://a:b#c@host/x\'\n',
    { PORT: '5000' },
  );
  expect(ports).toMatchObject({ product: 5000, smtp: 2525 });
  expect(external.databaseUrl).toBe('mysql://a:b#c@host/x');
  expect(publicUrl).toBe('http://localhost:5000');
});

test('reads a quoted value with # and blanks', () => {
  const { env } = read('SECRET_KEY="a#b c"\r\nMAIL_FROM=\'Massima <no-reply@massima.example>\'\r\n');
  expect(env).toMatchObject({ SECRET_KEY: 'a#b c', MAIL_FROM: 'Massima <no-reply@massima.example>' });
});

test('an empty environment variable overrides .env', () => {
  expect(read('SOLR_URL=http://elsewhere:8983/solr\n', { SOLR_URL: '' }).external.solrUrl).toBeUndefined();
});

test('uses SOLR_CORE only for an external Solr', () => {
  expect(read('SOLR_CORE=mine\nSOLR_URL=http://elsewhere:8983/solr\n').env.SOLR_CORE).toBe('mine');
  expect(read('SOLR_CORE=mine\n').env.SOLR_CORE).toBe('rulings');
});

test('rejects the same port for two parts and names both variables', () => {
  expect(() => read('', { PORT: '4000', PARTNER_PORT: '4000' })).toThrow(
    'PORT and PARTNER_PORT are both 4000',
  );
  // One of the two ports is a default.
  expect(() => read('', { PORT: '3001' })).toThrow('PORT and PARTNER_PORT are both 3001');
  expect(() => read('', { DB_PORT: '8983' })).toThrow('SOLR_PORT and DB_PORT are both 8983');
  // An external service is not started and needs no port.
  expect(read('', { PORT: '8983', SOLR_URL: 'http://elsewhere:8983/solr' }).ports.product).toBe(8983);
});

test('rejects an invalid port and names its variable', () => {
  expect(() => read('', { SOLR_PORT: '8983x' })).toThrow('SOLR_PORT=8983x is not a port');
  expect(() => read('', { PORT: '70000' })).toThrow('PORT=70000');
});
