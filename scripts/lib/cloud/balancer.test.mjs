import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRoot } from '../paths.mjs';
import { localBalancer } from './balancer.mjs';

const conf = readFileSync(inRoot('deploy/balancer.conf'), 'utf8');
const ports = { product: 3000, engine: 8983, servers: [3010, 3011], nodes: [9003, 9004] };

test('replaces only the addresses in the operators’ configuration file', () => {
  const local = localBalancer(conf, ports);
  for (const port of [3000, 8983, 3010, 3011, 9003, 9004]) expect(local).toContain(`127.0.0.1:${port}`);
  expect(local).not.toMatch(/bff-\d|solr-\d|resolve|listen \d+;/);
  const settings = (/** @type {string} */ text) =>
    text.split('\n').filter((line) => /proxy_|max_fails|limit/.test(line));
  expect(settings(local).length).toBe(settings(conf).length);
});

test('rejects a file without the lines to replace', () => {
  expect(() => localBalancer(conf.replace('listen 80;', 'listen 8080;'), ports)).toThrow('listen 80;');
});
