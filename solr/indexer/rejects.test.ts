import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { Rejects } from './rejects.ts';
import { scratch } from './testing/scratch.ts';

const { file, write } = scratch();

const linesOf = async (of: string) =>
  (await readFile(of, 'utf8'))
    .trimEnd()
    .split('\n')
    .map((line) => (JSON.parse(line) as { line: number }).line);

test('writes concurrent rejects in order, and creates the folder', async () => {
  const of = file('not/yet/rejected.jsonl');
  const rejects = new Rejects(of);
  const numbers = Array.from({ length: 50 }, (_, i) => i + 1);
  await Promise.all(numbers.map((line) => rejects.add({ file: 'a.jsonl', line, reason: 'no JSON' })));
  expect(await linesOf(of)).toEqual(numbers);
  expect(rejects.count).toBe(50);
});

test('replaces the file of the previous run, and removes it if nothing is rejected', async () => {
  const of = await write('rejected.jsonl', '{"line":99}\n');
  const rejects = new Rejects(of);
  await Promise.all([1, 2].map((line) => rejects.add({ file: 'a.jsonl', line, reason: 'no JSON' })));
  expect(await linesOf(of)).toEqual([1, 2]);
  await new Rejects(of).close();
  await expect(readFile(of)).rejects.toThrow('ENOENT');
});

test('fails every addition if the file cannot be written', async () => {
  const rejects = new Rejects(file('rejected.jsonl/in-a-file'));
  await write('rejected.jsonl', '');
  const add = () => rejects.add({ file: 'a.jsonl', line: 1, reason: 'no JSON' });
  for (const { status } of await Promise.allSettled([add(), add()])) expect(status).toBe('rejected');
});
