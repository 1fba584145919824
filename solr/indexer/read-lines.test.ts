import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readLines } from './read-lines.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'massima-lines-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function linesOf(content: string | Buffer, name = 'lines.jsonl'): Promise<(string | null)[]> {
  const file = path.join(folder, name);
  await writeFile(file, content);
  return readAll(file);
}

async function readAll(file: string): Promise<(string | null)[]> {
  const texts: (string | null)[] = [];
  for await (const { number, text } of readLines(file)) {
    texts.push(text);
    expect(number).toBe(texts.length);
  }
  return texts;
}

it('ends a line only at a line feed', async () => {
  const ruling = JSON.stringify({ full_text: 'a\u2028b\u2029c\u0085d' });
  expect(await linesOf(`${ruling}\n${ruling}\n`)).toEqual([ruling, ruling]);
});

it('accepts Windows line ends, empty lines and a last line without a line feed', async () => {
  expect(await linesOf('\ufeffa\r\n\r\n\nb\r\nc')).toEqual(['a', '', '', 'b', 'c']);
  expect(await linesOf('')).toEqual([]);
});

it('joins lines of any length across chunks', async () => {
  // Odd number of bytes, so that two-byte characters cross the boundaries of chunks.
  const long = `x${'è'.repeat(1_500_000)}`;
  const lines = [long, 'à', long];
  expect((await linesOf(lines.join('\r\n'))).map((text, i) => text === lines[i])).toEqual([true, true, true]);
  const unpacked = await linesOf(gzipSync(lines.join('\n')), 'lines.jsonl.gz');
  expect(unpacked.map((text, i) => text === lines[i])).toEqual([true, true, true]);
});

it('reports a line that is not UTF-8, and reads the others', async () => {
  const lines = Buffer.concat([Buffer.from('perché\n'), Buffer.from('perché\n', 'latin1'), Buffer.from('à')]);
  expect(await linesOf(lines)).toEqual(['perché', null, 'à']);
  expect(await linesOf(gzipSync(lines), 'latin.jsonl.gz')).toEqual(['perché', null, 'à']);
});

it('names the truncated file', async () => {
  const cutOff = gzipSync('a\n'.repeat(10)).subarray(0, -10);
  await expect(linesOf(cutOff, 'cut-off.jsonl.gz')).rejects.toThrow(
    'cut-off.jsonl.gz cannot be read to its end: unexpected end of file',
  );
  for (const name of ['none.jsonl', 'none.jsonl.gz'])
    await expect(readAll(path.join(folder, name))).rejects.toThrow('ENOENT');
});
