import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { takeLock, withLock } from './lock.mjs';
import { isSameProcess, startMark } from './process-identity.mjs';

/** @type {string} */ let file;
beforeEach(() => void (file = path.join(mkdtempSync(path.join(tmpdir(), 'lock-')), 'start.lock')));
afterEach(() => rmSync(path.dirname(file), { recursive: true }));

test('has a single holder, whose details a second process gets', () => {
  const first = takeLock(file, 'http://localhost:3000');
  expect(first).toHaveProperty('release');
  expect(takeLock(file)).toMatchObject({ holder: { pid: process.pid, note: 'http://localhost:3000' } });
  if ('release' in first) first.release();
  expect(takeLock(file)).toHaveProperty('release');
});

test('is taken over from an ended process, even if its process id is reused', () => {
  const ended = spawnSync(process.execPath, ['-e', '0']).pid;
  for (const holder of [
    { pid: ended, mark: 'x' },
    { pid: process.pid, mark: 'another start' },
  ]) {
    writeFileSync(file, JSON.stringify(holder));
    const lock = takeLock(file);
    expect(lock).toHaveProperty('release');
    if ('release' in lock) lock.release();
  }
});

test('is taken over by a single process, or by the next if that process has ended', () => {
  const ended = { pid: spawnSync(process.execPath, ['-e', '0']).pid, mark: 'x' };
  writeFileSync(file, JSON.stringify(ended));
  const other = takeLock(`${file}.next`, 'taking over');
  expect(takeLock(file)).toMatchObject({ holder: { note: 'taking over' } });
  if ('release' in other) other.release();
  writeFileSync(`${file}.next`, JSON.stringify(ended));
  expect(takeLock(file)).toHaveProperty('release');
  expect(readdirSync(path.dirname(file))).toEqual(['start.lock']);
});

test('survives an incomplete lock file', () => {
  writeFileSync(file, '{"pid": 1');
  expect(takeLock(file)).toHaveProperty('release');
});

test('lets one process work at a time', async () => {
  /** @type {string[]} */ const order = [];
  const work = (/** @type {string} */ name) => async () => {
    order.push(`${name} begins`);
    await new Promise((resolve) => setTimeout(resolve, 20));
    order.push(`${name} ends`);
  };
  await Promise.all([withLock(file, work('a')), withLock(file, work('b'))]);
  expect(order).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
});

test('identifies a process by its start time as well as its id', () => {
  const startTime = startMark(process.pid);
  expect(isSameProcess({ pid: process.pid, mark: startTime })).toBe(true);
  expect(isSameProcess({ pid: process.pid, mark: `${startTime}0` })).toBe(false);
});
