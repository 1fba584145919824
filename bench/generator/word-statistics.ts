import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { weighted, type Random } from './random.ts';

export interface Language {
  words: readonly string[];
  /** How many documents of the source contained each word. */
  documents: readonly number[];
  /** Number of documents that contain the most frequent word. */
  most: number;
  any(random: Random): number;
  /**
   * Returns a random word out of the words that follow this word in the source, or else any random
   * word.
   */
  next(word: number, random: Random): number;
}

/**
 * Words and pairs of words with their frequencies, counted in real massime: `legal_vocab_it.tsv` (word, times,
 * documents) and `legal_bigrams_it.tsv.gz` (word, word, times).
 */
export async function readLanguage(folder: string): Promise<Language> {
  const lines = (await readFile(path.join(folder, 'legal_vocab_it.tsv'), 'utf8').catch(() => missing(folder)))
    .split('\n')
    .map((line) => line.split('\t'))
    .filter(([word, times]) => word && Number(times) > 0);
  const vocabulary = lines.map(([word]) => word!);
  const times = lines.map((line) => Number(line[1]));
  const documents = lines.map((line) => Number(line[2]));
  const any = weighted(times);
  const followers = await readPairs(path.join(folder, 'legal_bigrams_it.tsv.gz'), vocabulary);
  return {
    words: vocabulary,
    documents,
    most: documents.reduce((a, b) => Math.max(a, b), 0),
    any,
    next: (word, random) => followers[word]?.(random) ?? any(random),
  };
}

function missing(folder: string): never {
  throw new Error(`No word statistics in ${folder}: give their folder with --words`);
}

async function readPairs(file: string, vocabulary: readonly string[]) {
  const index = new Map(vocabulary.map((word, i) => [word, i]));
  const pairs: { next: number[]; times: number[] }[] = [];
  const lines = createInterface({ input: createReadStream(file).pipe(createGunzip()) });
  for await (const line of lines) {
    const [first, second, times] = line.split('\t');
    const [from, to] = [index.get(first ?? ''), index.get(second ?? '')];
    if (from === undefined || to === undefined) continue;
    const of = (pairs[from] ??= { next: [], times: [] });
    of.next.push(to);
    of.times.push(Number(times));
  }
  return pairs.map(({ next, times }) => {
    const draw = weighted(times);
    return (random: Random) => next[draw(random)]!;
  });
}
