// Checks the few files that an older Node reads before it continues with a newer version.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { isNewEnough } from './lib/wanted-node.mjs';
import { cacheDir, inRoot, root } from './lib/paths.mjs';

const ENTRIES = ['scripts/start.mjs', 'scripts/test.mjs', 'scripts/with-node.mjs'];

/**
 * Returns the transitive static imports of a file.
 * @param {string} file
 * @param {Set<string>} found
 */
function readFirst(file, found = new Set()) {
  if (found.has(file)) return found;
  found.add(file);
  for (const [, name = ''] of readFileSync(inRoot(file), 'utf8').matchAll(/^import .*? from '(.+)';$/gm)) {
    if (name.startsWith('node:')) continue;
    readFirst(path.posix.join(path.posix.dirname(file), name), found);
  }
  return found;
}

/** Commands of `npm run` in every package.json. */
const scripts = ['.', ...readdirSync(root)]
  .map((folder) => path.join(folder, 'package.json'))
  .filter((file) => existsSync(inRoot(file)))
  .flatMap((file) => {
    /** @type {Record<string, string>} */
    const commands = JSON.parse(readFileSync(inRoot(file), 'utf8')).scripts ?? {};
    return Object.entries(commands).map(([name, command]) => ({ script: `${file}: ${name}`, command }));
  });

test.each([
  ['20.20.2', false],
  ['22.18.0', false],
  ['22.19.0', true],
  ['24.0.0', true],
])('Node %s is new enough: %s', (version, expected) => {
  expect(isNewEnough(version)).toBe(expected);
  const { engines } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));
  expect(engines.node).toBe('>=22.19');
});

test('an older Node reads only a few small files, which import only Node modules', () => {
  const read = new Set(ENTRIES.flatMap((file) => [...readFirst(file)]));
  expect([...read].filter((file) => !ENTRIES.includes(file)).toSorted()).toEqual([
    'scripts/lib/no-reports.mjs',
    'scripts/lib/own-packages.mjs',
    'scripts/lib/paths.mjs',
    'scripts/lib/wanted-node.mjs',
  ]);
});

test.each(scripts)('$script continues on a newer Node', ({ command }) => {
  for (const each of command.split(' && '))
    expect(each).toMatch(/^(?:[A-Z_]+=\S+ )*node (?:\.\.\/)?scripts\/(?:start|test|with-node)\.mjs\b/);
});

/** Path of the machine's own Node if it is too old; the commands under test are started with it. */
const oldNode = ['/usr/bin/node', '/usr/local/bin/node'].find((file) => {
  if (!existsSync(file)) return false;
  const version = spawnSync(file, ['-p', 'process.versions.node'], { encoding: 'utf8' }).stdout.trim();
  return version !== '' && !isNewEnough(version);
});
const hasFetched = existsSync(path.join(cacheDir, 'node-24'));

test.runIf(oldNode && hasFetched)('a command started on an older Node runs on the newer Node', () => {
  const begin = (/** @type {string[]} */ ...args) =>
    spawnSync(oldNode ?? '', args, {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, PATH: `${path.dirname(oldNode ?? '')}:/usr/bin:/bin` },
    });
  const printed = begin('scripts/with-node.mjs', 'node', '-p', 'process.versions.node');
  expect(printed.stdout.trim()).toMatch(/^24\./);
  expect(printed.stderr).toContain('22.19 or newer is needed: continuing with Node 24');
  expect(begin('scripts/with-node.mjs', 'sh', '-c', 'exit 7').status).toBe(7);
  expect(begin('scripts/start.mjs', '--help').stdout).toContain('Starts Massima on this machine');
  const refused = begin('scripts/test.mjs', '--only', 'nothing');
  expect(refused.stdout).toContain('0 passed, 1 failed');
  expect(refused.status).toBe(1);
});
