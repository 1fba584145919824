import { execFileSync, spawn } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { logLines } from './log-lines.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'log-lines-'));
afterAll(() => rmSync(folder, { recursive: true }));
const line = (n: number) => `${JSON.stringify({ n, text: 'è'.repeat(100) })}\n`;

test('writes complete lines in order under concurrent calls', async () => {
  const file = path.join(folder, 'whole');
  const fd = openSync(file, 'a');
  const log = logLines(fd);
  for (let n = 0; n < 2000; n++) log.write(line(n));
  await log.written();
  closeSync(fd);
  const numbers = readFileSync(file, 'utf8').trimEnd().split('\n');
  expect(numbers.map((text) => (JSON.parse(text) as { n: number }).n)).toEqual(numbers.map((_, n) => n));
  expect(log.lost()).toBe(0);
});

test('loses and counts only the lines that a full disk rejects', async () => {
  const fd = openSync('/dev/full', 'a');
  const log = logLines(fd);
  for (let n = 0; n < 500; n++) log.write(line(n));
  await log.written();
  expect(log.lost()).toBe(500);
  log.write(line(500));
  log.flushSync();
  await log.written();
  closeSync(fd);
  expect(log.lost()).toBe(501);
});

test('does not fail if the reader exits', async () => {
  const reader = spawn('true', { stdio: ['pipe', 'ignore', 'ignore'] });
  await new Promise((resolve) => reader.once('exit', resolve));
  const pipe = path.join(folder, 'pipe');
  execFileSync('mkfifo', [pipe]);
  const both = openSync(pipe, 'r+');
  const fd = openSync(pipe, 'w');
  closeSync(both);
  const log = logLines(fd);
  log.write(line(1));
  log.write(line(2));
  await log.written();
  expect(log.lost()).toBe(2);
});

test('queues a limited amount if the reader stops reading', async () => {
  const pipe = path.join(folder, 'slow');
  execFileSync('mkfifo', [pipe]);
  const both = openSync(pipe, 'r+');
  const log = logLines(openSync(pipe, 'w'));
  const long = `${'x'.repeat(99_999)}\n`;
  for (let n = 0; n < 100; n++) log.write(long);
  expect(log.lost()).toBeGreaterThan(50);
  const since = performance.now();
  log.flushSync();
  expect(performance.now() - since).toBeLessThan(5000);
  closeSync(both);
});

test.skipIf(process.getuid?.() !== 0)(
  'writes again after a full disk has space, and reports the lost lines',
  async () => {
    const disk = path.join(folder, 'disk');
    execFileSync('mkdir', [disk]);
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', disk], { stdio: 'ignore' });
    } catch {
      return; // Not allowed here: /dev/full above is the same error.
    }
    try {
      const reported: number[] = [];
      const fd = openSync(path.join(disk, 'log'), 'a');
      const log = logLines(fd, (lost) => void reported.push(lost));
      writeFileSync(path.join(disk, 'ballast'), Buffer.alloc(40 * 1024));
      for (let n = 0; n < 400; n++) log.write(line(n));
      await log.written();
      expect(log.lost()).toBeGreaterThan(100);
      rmSync(path.join(disk, 'ballast'));
      log.write(line(400));
      await log.written();
      expect(reported).toEqual([log.lost()]);
      const texts = readFileSync(path.join(disk, 'log'), 'utf8').trimEnd().split('\n');
      expect(JSON.parse(texts.at(-1) ?? '')).toMatchObject({ n: 400 });
      // The line at which the disk was full is cut and ends there.
      const cut = texts.filter((text) => !text.endsWith('}')).length;
      expect(cut).toBeLessThanOrEqual(1);
      expect(texts.length - cut + log.lost()).toBe(401);
      closeSync(fd);
    } finally {
      execFileSync('umount', ['-l', disk]);
    }
  },
);
