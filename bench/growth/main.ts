import path from 'node:path';
import { parseArgs } from 'node:util';
import { makeQuestions } from '../generator/make-questions.ts';
import { readLanguage, type Language } from '../generator/word-statistics.ts';
import { createAccounts } from '../load/accounts.ts';
import { askAsProduct } from '../load/ask-engine.ts';
import { askProduct } from '../load/ask-product.ts';
import { blocksOf, interleaved, measure } from '../load/measure.ts';
import { percentile } from '../percentile.ts';
import { reloadCore } from '../load/reload-core.ts';
import { meantQuestions, vectorsOf } from '../load/meant.ts';
import { prepareCollection, prepareProduct } from '../load/prepare.ts';
import { atLeast, atMost, table, verdicts, type Verdict } from '../load/report.ts';
import { warmUp } from '../load/warm-up.ts';
import { benchOptions, reportFailure, runBench, say, type Bench } from '../load/run-bench.ts';

/**
 * `npm run bench:growth -- --sizes 10000,100000,1000000`: the same questions to collections with these numbers of principles. With
 * `--keep` each size has a folder there, and what is indexed already is not timed again.
 */
const { values } = parseArgs({
  options: { ...benchOptions, sizes: { type: 'string', default: '10000,100000' } },
});
const principlesOfRuling = 3;

interface Grown {
  principles: number;
  /** Undefined where the index was kept. */
  perSecond: number | undefined;
  p50: number;
  p95: number;
}

async function main(): Promise<void> {
  const language = await readLanguage(values.words);
  const grown: Grown[] = [];
  for (const size of values.sizes.split(',').map(Number)) {
    const folder = values.keep && path.join(values.keep, String(size));
    grown.push(await runBench(folder, (bench) => grow(bench, language, size)));
  }
  console.log(`\n${verdicts(judge(grown))}`);
}

async function grow(bench: Bench, language: Language, principles: number): Promise<Grown> {
  const rulings = Math.ceil(principles / principlesOfRuling);
  const size = { words: values.words, rulings, principles: principlesOfRuling, meaning: values.meaning };
  const { engine, indexed } = await prepareCollection(bench, size);
  const { database, product } = await prepareProduct(bench, engine, values);
  // A question that was asked before has its vector already.
  const draw = (count: number, seed: number) =>
    values.meaning
      ? meantQuestions(language, 'all words', count, seed)
      : makeQuestions(language, 'all words', count, seed);
  const contenders = [
    askProduct(product.url, await createAccounts(database.url), 4),
    askAsProduct(engine, 4),
  ] as const;
  const forget = () => reloadCore(engine);
  say('asking');
  await measure(contenders[1], draw(600, 12), 4);
  await warmUp(engine, (round) => interleaved(contenders, [draw(600, 100 + round)], 1, { forget }));
  const results = await interleaved(contenders, blocksOf(draw(1200, 11), 2, 600), 1, { forget });
  await Promise.all(contenders.map((one) => one.close()));
  if (values.meaning) say(await vectorsOf(product));
  console.log(`\n${table(`${principles} principles`, results)}`);
  const { times } = results.get('product')!;
  return {
    principles,
    perSecond: indexed?.principlesPerSecond,
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
  };
}

function judge(all: readonly Grown[]): Verdict[] {
  const [small, large] = [all[0]!, all.at(-1)!];
  return [
    atMost(`p50 at ${large.principles} over p50 at ${small.principles}`, large.p50 / small.p50, 2.5),
    atMost(`p95 at ${large.principles}, 1 client, ms`, large.p95, values.meaning ? 45 : 40),
    ...(large.perSecond === undefined
      ? []
      : [atLeast(`principles indexed a second, of ${large.principles}`, large.perSecond, 4000)]),
  ];
}

await main().catch(reportFailure);
