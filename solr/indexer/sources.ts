import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';

/** An input: a file, or standard input as `-`. The hash identifies its content. */
export type Source = { name: string; path: string; hash: string };

/** Returns each path as one source. A folder includes all its files. */
export const findWhole = (paths: readonly string[]): Promise<Source[]> =>
  Promise.all(
    paths.map(async (given) => {
      const found = await stat(given).catch(() => {
        throw new Error(`${given} does not exist.`);
      });
      const hash = await (found.isDirectory() ? hashFolder(given) : hashFile(given));
      return { name: path.basename(given), path: given, hash };
    }),
  );

async function hashFolder(folder: string): Promise<string> {
  const hash = createHash('sha256');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  for (const file of files.sort()) hash.update(`${path.relative(folder, file)} ${await hashFile(file)}\n`);
  return hash.digest('hex');
}

/** Returns the files of `--from`: itself, or the folder's `*.jsonl` and `*.jsonl.gz` by name. */
export async function findSources(from: string): Promise<Source[]> {
  if (from === '-') return [{ name: '-', path: '-', hash: '' }];
  const found = await stat(from).catch(() => {
    throw new Error(`${from} does not exist.`);
  });
  const files = found.isDirectory()
    ? (await readdir(from))
        .filter((name) => /\.jsonl(\.gz)?$/.test(name))
        .sort()
        .map((name) => path.join(from, name))
    : [from];
  if (files.length === 0) throw new Error(`There is no .jsonl or .jsonl.gz file in ${from}.`);
  return Promise.all(
    files.map(async (file) => ({ name: path.basename(file), path: file, hash: await hashFile(file) })),
  );
}

async function hashFile(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}
