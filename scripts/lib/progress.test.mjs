import { expect, test } from 'vitest';
import { Progress } from './progress.mjs';

/** @param {boolean} tty */
function progressTo(tty) {
  /** @type {string[]} */ const written = [];
  const out = /** @type {any} only what Progress uses */ ({
    columns: 60,
    write: (/** @type {string} */ text) => written.push(text),
  });
  return { written, progress: new Progress({ out, tty, colour: false }) };
}

test('writes a plain line into a log for each change', () => {
  const { written, progress } = progressTo(false);
  const part = progress.part('database');
  part.update('starting');
  part.update('starting');
  part.done('running');
  expect(written.map((line) => line.replace(/^\s*[\d.]+ s/, '').trim())).toEqual([
    '◌ database         starting',
    '✓ database         running',
  ]);
});

test('redraws in place on a terminal, within its width', () => {
  const { written, progress } = progressTo(true);
  progress.part('a').update('x'.repeat(200), 0.5);
  progress.part('b').done('ready');
  progress.say('hello');
  progress.finish();
  const lines = written.join('').split('\n');
  const plain = lines.map((line) => line.replace(/\u001B\[[0-9;]*[A-Za-z]|\r/g, ''));
  expect(Math.max(...plain.map((line) => line.length))).toBeLessThanOrEqual(60);
  expect(written.filter((text) => text.startsWith('\u001B[2A'))).not.toHaveLength(0);
});
