import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { inThread } from './in-thread.ts';

/** Creates a thread that handles each job as the test requires. */
function threadOf(work: string): URL {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'thread-')), 'work.mjs');
  writeFileSync(
    file,
    `import { parentPort } from 'node:worker_threads';
     parentPort.on('message', ({ id, text }) => { ${work} });`,
  );
  return pathToFileURL(file);
}
const response = `parentPort.postMessage({ id, vector: Float32Array.of(1, 0) });`;
const failing = [
  ['dies', `if (text === 'bad') process.exit(3); ${response}`, 'ended with 3'],
  ['throws', `if (text === 'bad') throw new Error('no'); ${response}`, 'failed: no'],
  ['hangs', `if (text === 'bad') for (;;) {} ${response}`, 'hangs'],
  [
    'runs out of memory',
    `if (text === 'bad') { const all = []; for (;;) all.push({ text: text + all.length }); } ${response}`,
    'failed: Worker terminated',
  ],
] as const;

test.each(failing)(
  'replaces a thread that %s and settles every pending call',
  async (_what, work, reason) => {
    const { encode, close } = inThread('', { thread: threadOf(work), hangsAfter: 20_000 });
    expect(await encode('query', 'good', 9)).toHaveLength(2);
    const quick = reason === 'hangs' ? inThread('', { thread: threadOf(work), hangsAfter: 500 }) : undefined;
    const encoder = quick ?? { encode };
    if (quick) await quick.encode('query', 'good', 9);
    await expect(
      Promise.all([encoder.encode('query', 'bad', 9), encoder.encode('query', 'good', 9)]),
    ).rejects.toThrow(reason);
    expect(await encoder.encode('query', 'good', 9)).toHaveLength(2);
    await Promise.all([close(), quick?.close()]);
  },
);

test('fails immediately and repeatedly for a folder without a model', async () => {
  const { encode, close } = inThread(path.join(tmpdir(), 'no-such-folder'));
  for (let i = 0; i < 2; i++) await expect(encode('query', 'danno', 9)).rejects.toThrow(/failed|ended/);
  await close();
});
