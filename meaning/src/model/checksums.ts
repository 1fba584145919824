import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { files } from './files.ts';

/** Thrown if the model's files differ from the files that were downloaded and tested. */
export class BrokenModel extends Error {
  override readonly name = 'BrokenModel';
}

const checked: readonly string[] = [files.encoder, files.tokens, files.runtime];

async function checksum(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

/** Writes down what each file of a model is that has just been tried. */
export async function writeChecksums(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .filter((name) => checked.includes(name.split(path.sep)[0]!))
    .sort();
  const sums: Record<string, string> = {};
  for (const name of names) sums[name] = await checksum(path.join(folder, name));
  await writeFile(path.join(folder, files.checksums), JSON.stringify(sums, undefined, 1));
}

/** Whether it was written down; a model of an earlier version was only tried. */
export const readChecksums = async (folder: string): Promise<Record<string, string> | undefined> => {
  const text = await readFile(path.join(folder, files.checksums), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : (JSON.parse(text) as Record<string, string>);
};

/** @throws BrokenModel which names the first file that is missing or another */
export async function requireWhole(folder: string): Promise<void> {
  for (const [name, sum] of Object.entries((await readChecksums(folder)) ?? {})) {
    const found = await checksum(path.join(folder, name)).catch((error: NodeJS.ErrnoException) => error.code);
    if (found !== sum)
      throw new BrokenModel(
        `The model in ${folder} is damaged: ${name} ${found === 'ENOENT' ? 'is missing' : 'has a wrong checksum'}.`,
      );
  }
}
