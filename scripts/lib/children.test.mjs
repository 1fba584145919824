import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Children } from './children.mjs';
import { loadSecrets } from './secrets.mjs';
import { isAlive } from './process-identity.mjs';
import { endOrphans } from './end-orphans.mjs';

/** @type {string} */ let dir;
/** @type {Children} */ let children;
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'children-'));
  children = new Children(dir);
});
afterEach(() => rmSync(dir, { recursive: true }));

/** @param {string} code */
const node = (code) => ({ command: process.execPath, args: ['-e', code] });

test('shows the end of the log of a failed command', async () => {
  const run = children.run('build', {
    what: 'Building',
    ...node("console.log('line 7: oops'); process.exit(3)"),
  });
  await expect(run).rejects.toThrow(/Building failed \(exit 3\)[\s\S]*build\.log:\n {4}line 7: oops/);
});

test('shows no log lines of an earlier start as the cause of a failure', async () => {
  const fail = (/** @type {string} */ code) =>
    children
      .run('build', { what: 'Building', ...node(`${code}; process.exit(1)`) })
      .catch((error) => error.message);
  expect(await fail("console.log('an older error')")).toContain('an older error');
  expect(await fail("console.log('the cause')")).toMatch(/build\.log:\n {4}the cause$/);
  expect(await fail('')).toMatch(/It wrote nothing to .*build\.log\.$/);
  // A process that opens its log itself, as the database does.
  writeFileSync(children.logFile('database'), 'an older error\n');
  children = new Children(dir);
  writeFileSync(children.logFile('database'), 'the cause\n', { flag: 'a' });
  expect(children.failure('It failed', 'database').message).toMatch(/:\n {4}the cause$/);
});

test('reports a full disk as the cause of a failure', async () => {
  const run = children.run('install', {
    what: 'Installing',
    ...node("console.error('ENOSPC: no space left on device, write'); process.exit(1)"),
  });
  await expect(run).rejects.toThrow('The disk is full');
});

test('reports a missing command as a failure', async () => {
  await expect(children.run('x', { what: 'X', command: '/no/such/program' })).rejects.toThrow('X failed');
});

test('stops all processes, including children of children', async () => {
  const code =
    "const c = require('child_process').spawn(process.execPath, ['-e', 'setInterval(()=>{},1e3)']); console.log(c.pid); setInterval(() => {}, 1000)";
  const running = children.run('long', { what: 'Long', ...node(code) });
  running.catch(() => undefined);
  await expect.poll(() => children.logTail('long'), { timeout: 20_000 }).toMatch(/^\d+$/);
  const grandchild = Number(children.logTail('long'));
  await children.stopTasks();
  await expect(running).rejects.toThrow('stopped');
  await expect.poll(() => isAlive(grandchild), { timeout: 20_000 }).toBe(false);
  await expect(children.run('late', { what: 'Late', ...node('') })).rejects.toThrow('stopped');
});

test('ends only recorded processes of a killed start', async () => {
  const left = children.spawn('left', node('setInterval(() => {}, 1000)'));
  expect(readdirSync(children.runDir)).toHaveLength(1);
  expect(await endOrphans(dir, children.runDir)).toEqual(['left']);
  expect(await left.exited).toMatchObject({ signal: 'SIGTERM' });
  expect(existsSync(children.runDir)).toBe(false);
});

test('creates secrets once, readable only by the owner, and adds new names', () => {
  const file = path.join(dir, 'secrets.json');
  const first = loadSecrets(file, ['database']);
  const second = loadSecrets(file, ['database', 'webhook']);
  expect(second.database).toBe(first.database);
  expect(second.webhook).toMatch(/^[\w-]{32}$/);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

const hasSetpriv = ['/usr/bin/setpriv', '/bin/setpriv'].some((file) => existsSync(file));

test.runIf(hasSetpriv)('leaves no process running if killed while starting a part', async () => {
  const begin = `
    import { Children } from ${JSON.stringify(new URL('./children.mjs', import.meta.url).href)};
    const children = new Children(${JSON.stringify(dir)});
    children.spawn('late', { command: process.execPath, args: ['-e', 'setTimeout(() => {}, 60_000)', ${JSON.stringify(dir)}] });
    process.kill(process.pid, 'SIGKILL');`;
  for (let round = 0; round < 5; round++) {
    const { signal } = spawnSync(process.execPath, ['--input-type=module', '-e', begin]);
    expect(signal).toBe('SIGKILL');
  }
  await expect.poll(() => runningWith(dir), { timeout: 20_000 }).toEqual([]);
});

/** @param {string} argument */
const runningWith = (argument) =>
  readdirSync('/proc').filter((pid) => {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').includes(argument);
    } catch {
      return false;
    }
  });
