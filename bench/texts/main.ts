import { readdir, stat } from 'node:fs/promises';
import { loadavg } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { makeQuestions } from '../generator/make-questions.ts';
import { readLanguage, type Language } from '../generator/word-statistics.ts';
import { createAccounts } from '../load/accounts.ts';
import { askProduct } from '../load/ask-product.ts';
import type { Contender } from '../load/contender.ts';
import { corpusFile, describeIndexing, indexCorpus } from '../load/corpus.ts';
import { drawVectors, meantQuestions, memoryOf, readsQuestions, vectorsOf } from '../load/meant.ts';
import { blocksOf, interleaved, measure } from '../load/measure.ts';
import { reloadCore } from '../load/reload-core.ts';
import { atLeast, atMost, table, verdicts, type Verdict } from '../load/report.ts';
import { benchOptions, reportFailure, runBench, say, type Bench } from '../load/run-bench.ts';
import { startDatabase, startEngine, startProduct, type Started } from '../load/servers.ts';
import { percentile } from '../percentile.ts';
import { textsFile } from './write-texts.ts';

/**
 * `npm run bench:texts -- --texts 10000,100000 --principles 1000000 [--meaning]`: so many full texts without massime in addition to so many
 * principles; how fast they are indexed, what they weigh, and what a question of the second tab takes. Each size has an engine and a server of
 * its own, and they are asked in turns: what else the machine does meets all of them alike.
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
/** The sizes take turns so many times. */
const blocksOfRun = 6;
/** Of a stored text, which an index has of every ruling: 12,500 characters, packed (docs/scale.md). */
const bytesStored = 7750;

/** One size, indexed. */
interface Loaded {
  texts: number;
  engine: Started;
  perSecond: number | undefined;
  /** Milliseconds of processor a text, of both programs. */
  processor: { indexer: number; engine: number } | undefined;
  /** What the index has grown by, without vectors. */
  bytesOfText: number | undefined;
}

interface Asked {
  p50: number;
  p95: number;
  /** Of the product's server, afterwards. */
  megabytes: number;
}

async function main(): Promise<void> {
  const language = await readLanguage(values.words);
  const sizes = values.texts.split(',').map(Number);
  await runBench(values.keep, async (bench) => {
    const loaded: Loaded[] = [];
    for (const texts of sizes) loaded.push(await load(bench, language, texts));
    const asked = await askAll(bench, language, loaded);
    const grown = loaded.map(({ engine: _, ...one }, at) => ({ ...one, ...asked[at]! }));
    console.log(JSON.stringify(grown));
    console.log(`\n${verdicts(judge(grown))}`);
  });
}

async function load(bench: Bench, language: Language, texts: number): Promise<Loaded> {
  const folder = path.join(bench.folder, String(texts));
  const engine = await bench.start(startEngine(folder));
  const principles = Number(values.principles);
  if (principles > 0) {
    say(`${principles} principles`);
    const size = { rulings: Math.ceil(principles / principlesOfRuling), principles: principlesOfRuling };
    const file = await corpusFile(bench.folder, values.words, { ...size, fullTextWords: 0 });
    say(describeIndexing(await indexCorpus(engine, file)));
  }
  const file = await textsFile(bench.folder, language, texts);
  const before = await sizeOf(folder);
  say(`indexing ${texts} texts`);
  const indexed = await indexCorpus(engine, file);
  await reloadCore(engine);
  if (!indexed) return { texts, engine, perSecond: undefined, processor: undefined, bytesOfText: undefined };
  const each = (seconds: number) => Math.round((seconds / texts) * 1e5) / 100;
  const one = {
    perSecond: texts / indexed.seconds,
    processor: { indexer: each(indexed.indexer), engine: each(indexed.engine) },
    bytesOfText: ((await sizeOf(folder)) - before) / texts,
  };
  say(
    `${one.perSecond.toFixed(0)} texts a second, ${one.bytesOfText.toFixed(0)} bytes each; milliseconds of processor each: ` +
      `indexer ${one.processor.indexer}, engine ${one.processor.engine}; ${busy()}`,
  );
  return { texts, engine, ...one };
}

async function askAll(bench: Bench, language: Language, loaded: readonly Loaded[]): Promise<Asked[]> {
  const draw = (count: number, seed: number) =>
    (values.meaning ? meantQuestions : makeQuestions)(language, 'all words', count, seed).map((one) => ({
      ...one,
      filters: { ...one.filters, selectedType: 'sentenza' as const },
    }));
  const database = await bench.start(startDatabase(bench.folder));
  const accounts = await createAccounts(database.url);
  const settings = values.meaning ? readsQuestions() : {};
  const servers: Started[] = [];
  const contenders: Contender[] = [];
  for (const { texts, engine } of loaded) {
    if (values.meaning) await drawVectors(engine);
    const product = await bench.start(startProduct(engine.url, database.url, '/health/ready', settings));
    servers.push(product);
    const processes = { engine: engine.pid, server: product.pid };
    contenders.push(askProduct(product.url, accounts, 4, { name: `${texts} texts`, processes }));
  }
  say('asking');
  const count = Number(values.questions);
  // on a busy machine an engine whose code isn't compiled yet is too slow for some of the first
  for (const contender of contenders)
    await measure(contender, draw(Math.ceil(count / 2), 12), 1).catch((error: unknown) =>
      say(`while warming up: ${String(error)}`),
    );
  const forget = () => Promise.all(loaded.map(({ engine }) => reloadCore(engine))).then(() => undefined);
  const blocks = blocksOf(draw(count, 11), blocksOfRun, Math.ceil(count / blocksOfRun));
  const results = await interleaved(contenders, blocks, 1, { forget });
  for (const contender of contenders) await contender.close();
  if (values.meaning) for (const product of servers) say(await vectorsOf(product));
  console.log(`\n${table('in turns', results)}\n${busy()}`);
  return contenders.map(({ name }, at) => {
    const { times } = results.get(name)!;
    return { p50: percentile(times, 0.5), p95: percentile(times, 0.95), megabytes: memoryOf(servers[at]!) };
  });
}

/** What a figure is worth depends on what else the machine did. */
const busy = () =>
  `load average ${loadavg()
    .map((one) => one.toFixed(1))
    .join(', ')}`;

/** Of the engine's files, in bytes. */
async function sizeOf(folder: string): Promise<number> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  let size = 0;
  for (const { name, parentPath } of files)
    if (/[\\/]index$/.test(parentPath))
      size += (await stat(path.join(parentPath, name)).catch(() => ({ size: 0 }))).size;
  return size;
}

function judge(all: readonly (Omit<Loaded, 'engine'> & Asked)[]): Verdict[] {
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
