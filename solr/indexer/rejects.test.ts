import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { Rejects } from './rejects.ts';
import { scratch } from './testing/scratch.ts';

const { file, write } = scratch();

const linesOf = async (of: string) =>
  (await readFile(of, 'utf8'))
    .trimEnd()
    .split('\n')
    .map((one) => (JSON.parse(one) as { line: number }).line);

test('what is added at the same time is written in its order, whether there is a folder yet or not', async () => {
  const of = file('not/yet/rejected.jsonl');
  const rejects = new Rejects(of);
  const numbers = Array.from({ length: 50 }, (_, i) => i + 1);
  await Promise.all(numbers.map((line) => rejects.add({ file: 'a.jsonl', line, reason: 'no JSON' })));
  expect(await linesOf(of)).toEqual(numbers);
  expect(rejects.count).toBe(50);
});

test('the first line replaces what an earlier run has rejected, and a run without any removes it', async () => {
  const of = await write('rejected.jsonl', '{"line":99}\n');
  const rejects = new Rejects(of);
  await Promise.all([1, 2].map((line) => rejects.add({ file: 'a.jsonl', line, reason: 'no JSON' })));
  expect(await linesOf(of)).toEqual([1, 2]);
  await new Rejects(of).close();
  await expect(readFile(of)).rejects.toThrow('ENOENT');
});

test('what can’t be written fails each that is added', async () => {
  const rejects = new Rejects(file('rejected.jsonl/in-a-file'));
  await write('rejected.jsonl', '');
  const add = () => rejects.add({ file: 'a.jsonl', line: 1, reason: 'no JSON' });
  for (const { status } of await Promise.allSettled([add(), add()])) expect(status).toBe('rejected');
});
