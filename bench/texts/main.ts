import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { makeQuestions } from '../generator/make-questions.ts';
import { readLanguage, type Language } from '../generator/word-statistics.ts';
import { createAccounts } from '../load/accounts.ts';
import { askProduct } from '../load/ask-product.ts';
import { corpusFile, indexCorpus } from '../load/corpus.ts';
import { drawVectors, meantQuestions, memoryOf, vectorsOf } from '../load/meant.ts';
import { blocksOf, interleaved, measure } from '../load/measure.ts';
import { prepareProduct } from '../load/prepare.ts';
import { reloadCore } from '../load/reload-core.ts';
import { atLeast, atMost, table, verdicts, type Verdict } from '../load/report.ts';
import { benchOptions, reportFailure, runBench, say, type Bench } from '../load/run-bench.ts';
import { startEngine, type Started } from '../load/servers.ts';
import { percentile } from '../percentile.ts';
import { textsFile } from './write-texts.ts';

/**
 * `npm run bench:texts -- --texts 10000,100000 --principles 1000000 [--meaning]`: so many full texts without massime in addition to so many
 * principles; how fast they are indexed, what they weigh, and what a question of the second tab takes.
 */
const { values } = parseArgs({
  options: {
    ...benchOptions,
    texts: { type: 'string', default: '2000,8000' },
    principles: { type: 'string', default: '0' },
    questions: { type: 'string', default: '600' },
  },
});
const principlesOfRuling = 3;
/** Of a stored text, which an index has of every ruling: 12,500 characters, packed (docs/scale.md). */
const bytesStored = 7750;

interface Grown {
  texts: number;
  perSecond: number | undefined;
  /** What the index has grown by, without vectors. */
  bytesOfText: number | undefined;
  p50: number;
  p95: number;
  /** Of the product's server, afterwards. */
  megabytes: number;
}

async function main(): Promise<void> {
  const language = await readLanguage(values.words);
  const grown: Grown[] = [];
  for (const texts of values.texts.split(',').map(Number)) {
    const folder = values.keep && path.join(values.keep, String(texts));
    grown.push(await runBench(folder, (bench) => grow(bench, language, texts)));
  }
  console.log(JSON.stringify(grown));
  console.log(`\n${verdicts(judge(grown))}`);
}

async function grow(bench: Bench, language: Language, texts: number): Promise<Grown> {
  const engine = await bench.start(startEngine(bench.folder));
  const principles = Number(values.principles);
  if (principles > 0) {
    say(`${principles} principles`);
    const size = { rulings: Math.ceil(principles / principlesOfRuling), principles: principlesOfRuling };
    await indexCorpus(engine, await corpusFile(bench.folder, values.words, { ...size, fullTextWords: 0 }));
  }
  const file = await textsFile(bench.folder, language, texts);
  const before = await sizeOf(bench.folder);
  say(`indexing ${texts} texts`);
  const indexed = await indexCorpus(engine, file);
  await reloadCore(engine);
  const bytesOfText = indexed && ((await sizeOf(bench.folder)) - before) / texts;
  if (indexed)
    say(`${(texts / indexed.seconds).toFixed(0)} texts a second, ${bytesOfText?.toFixed(0)} bytes each`);
  if (values.meaning) await drawVectors(engine);
  const asked = await askAll(bench, language, engine, texts);
  return { texts, perSecond: indexed && texts / indexed.seconds, bytesOfText, ...asked };
}

async function askAll(bench: Bench, language: Language, engine: Started, texts: number) {
  const { database, product } = await prepareProduct(bench, engine, values);
  const draw = (count: number, seed: number) =>
    (values.meaning ? meantQuestions : makeQuestions)(language, 'all words', count, seed).map((one) => ({
      ...one,
      filters: { ...one.filters, selectedType: 'sentenza' as const },
    }));
  const contender = askProduct(product.url, await createAccounts(database.url), 4);
  say('asking');
  const count = Number(values.questions);
  await measure(contender, draw(count / 2, 12), 2);
  const forget = () => reloadCore(engine);
  const results = await interleaved([contender], blocksOf(draw(count, 11), 2, count / 2), 1, { forget });
  await contender.close();
  if (values.meaning) say(await vectorsOf(product));
  console.log(`\n${table(`${texts} texts`, results)}`);
  const { times } = results.get('product')!;
  return { p50: percentile(times, 0.5), p95: percentile(times, 0.95), megabytes: memoryOf(product) };
}

/** Of the engine's files, in bytes. */
async function sizeOf(folder: string): Promise<number> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  let size = 0;
  for (const { name, parentPath } of files)
    if (/[\\/]index$/.test(parentPath))
      size += (await stat(path.join(parentPath, name)).catch(() => ({ size: 0 }))).size;
  return size;
}

function judge(all: readonly Grown[]): Verdict[] {
  const [small, large] = [all[0]!, all.at(-1)!];
  return [
    atMost(`p95 at ${large.texts} texts, 1 client, ms`, large.p95, 60),
    atMost(`p95 at ${large.texts} texts over p95 at ${small.texts}`, large.p95 / small.p95, 1.3),
    atMost('server, MB', large.megabytes, 650),
    ...(large.bytesOfText === undefined
      ? []
      : [atMost('index without vectors, bytes a text', large.bytesOfText, 8000 + bytesStored)]),
    ...(large.perSecond === undefined ? [] : [atLeast('texts indexed a second', large.perSecond, 150)]),
  ];
}

await main().catch(reportFailure);
