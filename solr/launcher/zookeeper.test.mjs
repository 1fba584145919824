import { expect, test } from 'vitest';
import { configText } from './zookeeper.mjs';

const members = [1, 2, 3].map((id) => ({ client: 2180 + id, quorum: 2280 + id, election: 2380 + id }));

test('escapes a folder name for Java properties', () => {
  const line = (/** @type {string} */ dataDir) => configText({ id: 1, members, dataDir }).split('\n')[3];
  expect(line('/srv/massima')).toBe('dataDir=/srv/massima');
  expect(line('/srv/Università €/😀')).toBe(String.raw`dataDir=/srv/Universit\u00e0 \u20ac/\ud83d\ude00`);
  expect(line(String.raw`C:\dati\nuovi`)).toBe(String.raw`dataDir=C:\\dati\\nuovi`);
});

test('configures a member’s port, and all members if there are several', () => {
  const text = configText({ id: 2, members, dataDir: '/srv' });
  expect(text).toContain('\nclientPort=2182\n');
  expect(text).toContain('\nserver.3=127.0.0.1:2283:2383\n');
  expect(configText({ id: 1, members: members.slice(0, 1), dataDir: '/srv' })).not.toContain('server.');
});
