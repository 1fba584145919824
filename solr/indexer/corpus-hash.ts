import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Source } from './sources.ts';

const here = path.dirname(fileURLToPath(import.meta.url));
const conf = path.join(here, '../home/configsets/rulings/conf');
const code = [here, path.join(here, 'readers'), path.join(here, '../../law/src')];

/** Of the files, the configset and the code that makes documents: when one of them changes, so does the index. */
export async function corpusHash(sources: readonly Source[]): Promise<string> {
  const hash = createHash('sha256');
  for (const { name, hash: content } of sources) hash.update(`${name} ${content}\n`);
  for (const folder of [conf, ...code])
    for (const name of (await readdir(folder)).sort())
      if (/\.(ts|xml|txt)$/.test(name) && !name.includes('.test.'))
        hash.update(await readFile(path.join(folder, name)));
  return hash.digest('hex').slice(0, 24);
}
