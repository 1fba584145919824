import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { makeQuestions } from '../generator/make-questions.ts';
import { readLanguage, type Language } from '../generator/word-statistics.ts';
import { createAccounts } from '../load/accounts.ts';
import { blocksOf } from '../load/around-engine.ts';
import { askRawEngine } from '../load/ask-engine.ts';
import { askProduct } from '../load/ask-product.ts';
import { corpusFile, indexCorpus } from '../load/corpus.ts';
import { interleaved, measure, percentile } from '../load/measure.ts';
import { atLeast, atMost, verdicts, type Verdict } from '../load/report.ts';
import { startDatabase, startEngine, startProduct, type Started } from '../load/servers.ts';

/** `tsx bench/growth/main.ts --sizes 10000,100000,1000000`: the same questions to collections of so many principles. */
const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '10000,100000' },
    words: { type: 'string', default: '../shared/data/words' },
    folder: { type: 'string', default: tmpdir() },
  },
});
const principlesOfRuling = 3;

interface Grown {
  principles: number;
  perSecond: number;
  product: number;
  engine: number;
}

const say = (text: string) => process.stderr.write(`${new Date().toISOString().slice(11, 19)} ${text}\n`);
const language = await readLanguage(values.words);
const grown: Grown[] = [];
for (const size of values.sizes.split(',').map(Number)) grown.push(await grow(language, size));

console.log('principles   indexed/s   product p50 ms   engine p50 ms');
for (const one of grown) {
  const cells = [one.perSecond.toFixed(0), one.product.toFixed(1), one.engine.toFixed(1)];
  console.log(String(one.principles).padEnd(10) + cells.map((c, i) => c.padStart([12, 17, 16][i]!)).join(''));
}
console.log(`\n${verdicts(judge(grown))}`);

function judge(all: readonly Grown[]): Verdict[] {
  const [small, large] = [all[0]!, all.at(-1)!];
  return [
    atMost(`p50 at ${large.principles} over p50 at ${small.principles}`, large.product / small.product, 6),
    atLeast('principles indexed a second, the slowest', Math.min(...all.map((one) => one.perSecond)), 1500),
  ];
}

async function grow(words: Language, principles: number): Promise<Grown> {
  const folder = await mkdtemp(path.join(values.folder, 'massima-growth-'));
  const started: Started[] = [];
  const start = async (server: Promise<Started>) => started[started.push(await server) - 1]!;
  try {
    const rulings = Math.ceil(principles / principlesOfRuling);
    say(`${principles} principles: writing them`);
    const file = await corpusFile(folder, values.words, {
      rulings,
      principles: principlesOfRuling,
      fullTextWords: 600,
    });
    const engine = await start(startEngine(folder));
    say('indexing');
    const seconds = await indexCorpus(engine.url, file);
    const database = await start(startDatabase(folder));
    const product = await start(startProduct(engine.url, database.url));
    const questions = makeQuestions(words, 'all words', 1200);
    const contenders = [
      askProduct(product.url, await createAccounts(database.url), 4),
      askRawEngine(engine.url, 4),
    ] as const;
    say('asking');
    await measure(contenders[1], questions.slice(600), 4);
    await interleaved(contenders, [questions.slice(600)], 4);
    const results = await interleaved(contenders, blocksOf(questions, 2, 600), 1);
    await Promise.all(contenders.map((c) => c.close()));
    const p50 = (name: string) => percentile(results.get(name)!.times, 0.5);
    return {
      principles,
      perSecond: principles / seconds,
      product: p50('product'),
      engine: p50('raw engine'),
    };
  } finally {
    for (const server of started.reverse()) await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
