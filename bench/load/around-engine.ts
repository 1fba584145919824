import { makeQuestions } from '../generator/make-questions.ts';
import type { Language } from '../generator/word-statistics.ts';
import { chargedSearches, createAccounts } from './accounts.ts';
import { createProductQueryContender } from './ask-engine.ts';
import { createProductContender } from './ask-product.ts';
import { keepAwake } from './cores.ts';
import { reloadCore } from './reload-core.ts';
import { blocksOf, interleaved, measure, processorEach, throughput } from './measure.ts';
import { percentile } from '../percentile.ts';
import { prepareProduct } from './prepare.ts';
import { embeddedQuestions, memoryOf, vectorsOf } from './meant.ts';
import { atLeast, atMost, table, type Verdict } from './report.ts';
import { say, type Bench } from './run-bench.ts';
import { startBareServer, type Started } from './servers.ts';
import { warmUp } from './warm-up.ts';

export interface Setting {
  language: Language;
  engine: Started;
  blocks: number;
  meaning: boolean;
}

const clients = 16;
const blockSize = 600;

/**
 * Measures the overhead of session, quota, history and highlights: compares the application with
 * Solr for the same queries, and with a server that only makes the round trips of a search.
 */
export async function aroundEngine(
  bench: Bench,
  { language, engine, blocks, meaning }: Setting,
): Promise<Verdict[]> {
  const { database, product } = await prepareProduct(bench, engine, { meaning });
  const tokens = await createAccounts(database.url);
  const before = await chargedSearches(database.url);
  // With embeddings no query is repeated, not even from the warm-up, because its embedding would be
  // cached.
  const draw = (count: number, seed: number) =>
    meaning
      ? embeddedQuestions(language, 'all words', count * blockSize, seed)
      : makeQuestions(language, 'all words', 1400);
  const questions = draw(blocks, 11);
  const bare = await bench.start(startBareServer(engine.url, database.url));
  const programs = ({ pid }: Started) => ({ server: pid, database: database.pid, engine: engine.pid });
  const contenders = [
    createProductContender(product.url, tokens, clients, { processes: programs(product) }),
    createProductContender(bare.url, tokens, clients, {
      name: 'round trips alone',
      processes: programs(bare),
    }),
    createProductQueryContender(engine, clients),
  ] as const;
  const forget = () => reloadCore(engine);
  say('warming up');
  // The engine alone first: cold, and on a busy machine, it may take longer than the product would wait.
  await measure(contenders[2], questions.slice(0, blockSize), 4);
  const warm = (seed: number, each: number) =>
    warmUp(engine, (round) =>
      interleaved(contenders, blocksOf(draw(1, seed + round), 1, blockSize), each, { forget }),
    );
  await warm(100, clients);
  say(`${clients} clients`);
  const many = await interleaved(contenders, blocksOf(questions, blocks, blockSize), clients, { forget });
  console.log(`\n${table(`${clients} clients, all words`, many)}`);
  say('1 client, the cores kept awake');
  const awake = await bench.start(Promise.resolve(keepAwake()));
  // The application sends two requests to an idle Solr, whose code is not compiled yet.
  await warm(200, 1);
  const halfAsMany = Math.ceil(blocks / 2);
  const half = blocksOf(draw(halfAsMany, 14), halfAsMany, blockSize);
  const map = await interleaved(contenders, half, 1, { forget });
  await awake.stop();
  console.log(`\n${table('1 client, all words', map)}`);
  await Promise.all(contenders.map((c) => c.close()));
  say(`${(await chargedSearches(database.url)) - before} searches were charged`);
  const memory = memoryOf(product);
  if (meaning) say(await vectorsOf(product));
  await bare.stop();
  await product.stop();
  await database.stop();
  const [complete, floor, alone] = contenders.map(({ name }) => percentile(map.get(name)!.times, 0.5));
  const [ownTime, least] = contenders.map(({ name }) => {
    const measured = many.get(name)!;
    return processorEach(measured, 'server') + processorEach(measured, 'database');
  });
  const processor = `milliseconds of processor of server and database for a search, ${clients} clients`;
  if (meaning)
    return [
      atMost(processor, ownTime!, 11),
      atLeast(
        `questions a second, ${clients} clients, each with a new vector`,
        throughput(many.get('product')!),
        90,
      ),
      atMost('megabytes that the server holds', memory, 600),
    ];
  return [
    atMost(processor, ownTime!, 4),
    atLeast(`searches a second, ${clients} clients`, throughput(many.get('product')!), 132),
    atMost('the same, of what the round trips alone take', ownTime! / least!, 1.25),
    atMost('milliseconds added at p50, 1 client, no core asleep', complete! - alone!, 4),
    atMost('the same, of what the round trips alone add', (complete! - alone!) / (floor! - alone!), 1.25),
  ];
}
