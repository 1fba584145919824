import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { indexVersion } from '@massima/contract/index-version';
import type { Source } from './sources.ts';

const conf = path.join(import.meta.dirname, '../home/configsets/rulings/conf');

/** Content of a configset file without comments and surrounding white space. */
export const withoutComments = (name: string, text: string): string =>
  text
    .replace(name.endsWith('.xml') ? /<!--[\s\S]*?-->/g : /^\s*#.*$/gm, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');

/**
 * Hashes the files, the configset and the index version. The index is rebuilt if any of these
 * changes.
 */
export async function corpusHash(sources: readonly Source[]): Promise<string> {
  const hash = createHash('sha256').update(`${indexVersion}\n`);
  for (const { name, hash: content } of sources) hash.update(`${name} ${content}\n`);
  for (const name of (await readdir(conf)).sort())
    hash.update(withoutComments(name, await readFile(path.join(conf, name), 'utf8')));
  return hash.digest('hex').slice(0, 24);
}
