import { existsSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import path from 'node:path';
import { run } from './servers.ts';

export interface CorpusSize {
  rulings: number;
  principles: number;
  fullTextWords: number;
}

/** The generated file of this size in `folder`, made when it is not there. */
export async function corpusFile(folder: string, words: string, size: CorpusSize): Promise<string> {
  const name = `corpus-${size.rulings}-${size.principles}-${size.fullTextWords}.jsonl`;
  const file = path.join(folder, name);
  if (existsSync(file)) return file;
  const options = [
    '--words',
    path.resolve(words),
    '--rulings',
    size.rulings,
    '--principles',
    size.principles,
  ];
  const args = [...options, '--full-text-words', size.fullTextWords, '--out', `${file}.part`].map(String);
  await run(process.execPath, ['--import', 'tsx', 'generator/main.ts', ...args], 'bench');
  await rename(`${file}.part`, file);
  return file;
}

/** With the product's own indexer, as a publisher would. Answers the seconds it took. */
export async function indexCorpus(solr: string, file: string): Promise<number> {
  const started = performance.now();
  const args = ['--url', solr, '--from', file, '--if-changed', '--progress', 'json'];
  await run(process.execPath, ['--import', 'tsx', 'indexer/main.ts', ...args], 'solr');
  return (performance.now() - started) / 1000;
}
