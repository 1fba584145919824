import { existsSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import path from 'node:path';
import { endedChildrenMs, processorMs } from './processor-time.ts';
import { run, type Started } from './servers.ts';

export interface CorpusSize {
  rulings: number;
  principles: number;
  fullTextWords: number;
}

/** Returns the path of the generated file of this size in `folder`; creates it if it is missing. */
export async function corpusFile(folder: string, wordsFile: string, size: CorpusSize): Promise<string> {
  const name = `corpus-${size.rulings}-${size.principles}-${size.fullTextWords}.jsonl`;
  const file = path.join(folder, name);
  if (existsSync(file)) return file;
  const options = [
    '--words',
    path.resolve(wordsFile),
    '--rulings',
    size.rulings,
    '--principles',
    size.principles,
  ];
  const args = [...options, '--full-text-words', size.fullTextWords, '--out', `${file}.part`].map(String);
  await run(process.execPath, ['generator/main.ts', ...args], 'bench');
  await rename(`${file}.part`, file);
  return file;
}

export interface Indexed {
  seconds: number;
  principlesPerSecond: number;
  /** Seconds of processor of both programs. */
  indexer: number;
  engine: number;
}

/** With the product's own indexer, as a publisher would; undefined when exactly this was indexed already. */
export async function indexCorpus(engine: Started, file: string): Promise<Indexed | undefined> {
  const args = ['--url', engine.url, '--from', file, '--if-changed', '--progress', 'json'];
  const before = { indexer: endedChildrenMs(), engine: processorMs(engine.pid) };
  const started = performance.now();
  const output = await run(process.execPath, ['indexer/main.ts', ...args], 'solr');
  const seconds = (performance.now() - started) / 1000;
  const { event, principles } = JSON.parse(output.trim().split('\n').at(-1) ?? '{}') as {
    event?: string;
    principles?: number;
  };
  if (event !== 'done') return undefined;
  return {
    seconds,
    principlesPerSecond: (principles ?? 0) / seconds,
    indexer: (endedChildrenMs() - before.indexer) / 1000,
    engine: (processorMs(engine.pid) - before.engine) / 1000,
  };
}

export const describeIndexing = (indexed: Indexed | undefined): string =>
  indexed
    ? `indexed ${indexed.principlesPerSecond.toFixed(0)} principles a second in ${indexed.seconds.toFixed(0)} s; ` +
      `seconds of processor: indexer ${indexed.indexer.toFixed(0)}, engine ${indexed.engine.toFixed(0)}`
    : 'it was indexed already';
