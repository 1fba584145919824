import { corpusFile, describeIndexing, indexCorpus, type Indexed } from './corpus.ts';
import { drawVectors, readsQuestions } from './meant.ts';
import { say, type Bench } from './run-bench.ts';
import { startDatabase, startEngine, startProduct, type Started } from './servers.ts';

export interface Collection {
  file: string;
  engine: Started;
  indexed: Indexed | undefined;
}

/** A made-up collection and an engine that has indexed it. */
export async function prepareCollection(
  bench: Bench,
  {
    words: wordsFile,
    rulings,
    principles,
    meaning = false,
  }: { words: string; rulings: string | number; principles: string | number; meaning?: boolean },
): Promise<Collection> {
  const size = { rulings: Number(rulings), principles: Number(principles), fullTextWords: 600 };
  say(`corpus of ${size.rulings} rulings, ${size.principles} principles each`);
  const file = await corpusFile(bench.folder, wordsFile, size);
  const engine = await bench.start(startEngine(bench.folder));
  say('indexing');
  const indexed = await indexCorpus(engine, file);
  say(describeIndexing(indexed));
  if (meaning) await drawVectors(engine);
  return { file, engine, indexed };
}

/** The product before this engine, with its own database. */
export async function prepareProduct(
  bench: Bench,
  engine: Started,
  { meaning = false } = {},
): Promise<{ database: Started; product: Started }> {
  const database = await bench.start(startDatabase(bench.folder));
  const product = await bench.start(
    startProduct(engine.url, database.url, '/health/ready', meaning ? readsQuestions() : {}),
  );
  return { database, product };
}
