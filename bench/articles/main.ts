import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { finished } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { Pool } from 'undici';
import { seededRandom } from '../generator/random.ts';
import { createAccounts } from '../load/accounts.ts';
import { corpusFile, describeIndexing, indexCorpus } from '../load/corpus.ts';
import { prepareProduct } from '../load/prepare.ts';
import { endedChildrenMs, processorMs } from '../load/processor-time.ts';
import { atMost, verdicts } from '../load/report.ts';
import { benchOptions, reportFailure, runBench, say, sizeOptions, type Bench } from '../load/run-bench.ts';
import { run, startEngine, type Started } from '../load/servers.ts';
import { percentile } from '../percentile.ts';
import { actFile, articlesOfAct, lawOf } from './made-acts.ts';

// `npm run bench:articles -- [--rulings 100000] [--articles 40000] [--asked 600] [--keep folder]`
// Measures the requests of an article's page with one client, first each call separately and then
// both in parallel, with their processor time. Before that, measures the import of an act of 3,000
// articles, with the processor time of each program.

const { values } = parseArgs({
  options: {
    ...benchOptions,
    ...sizeOptions,
    articles: { type: 'string', default: '40000' },
    asked: { type: 'string', default: '600' },
  },
});
const [limitMs, limitSeconds] = [150, 10];

async function main(): Promise<void> {
  const [articles, requestCount] = [Number(values.articles), Number(values.asked)];
  const acts = Math.ceil(articles / articlesOfAct);
  const outcome = await runBench(values.keep, async (bench) => {
    const file = await withArticles(bench, acts);
    const engine = await bench.start(startEngine(bench.folder));
    say('indexing');
    say(describeIndexing(await indexCorpus(engine, file)));
    const single = await importActs(bench, engine, 'single', [[acts, 3000]]);
    say('importing the others');
    await importActs(
      bench,
      engine,
      'acts',
      Array.from({ length: acts }, (_, at) => [at, articlesOfAct]),
    );
    const { database, product } = await prepareProduct(bench, engine);
    const accounts = await createAccounts(database.url);
    const all = { product, engine, database };
    return { single, ...(await readPages(all, accounts, acts, requestCount)) };
  });
  const { page, provision, applied } = outcome.times;
  for (const [name, times] of Object.entries({ page, provision, applied }))
    console.log(
      `${name}: p50 ${percentile(times, 0.5).toFixed(1)} p95 ${percentile(times, 0.95).toFixed(1)} ms`,
    );
  // Processor time of each program. Unlike the times above, it is independent of other load on the
  // machine.
  for (const [name, ms] of Object.entries(outcome.processor))
    console.log(`processor for a page, ${name}: ${(ms / requestCount).toFixed(1)} ms`);
  console.log(`load average: ${loadavg()[0]?.toFixed(1)}`);
  console.log(
    verdicts([
      atMost('p95 of the page, ms', percentile(page, 0.95), limitMs),
      atMost('import of 3,000 articles in two texts, s', outcome.single, limitSeconds),
    ]),
  );
}

/** The made-up rulings, each of which applies one to three articles: few articles are applied by many, most by a few. */
async function withArticles(bench: Bench, acts: number): Promise<string> {
  const size = { rulings: Number(values.rulings), principles: Number(values.principles), fullTextWords: 600 };
  const plain = await corpusFile(bench.folder, values.words, size);
  const file = path.join(bench.folder, `applied-${size.rulings}-${acts}.jsonl`);
  const random = seededRandom(5);
  const out = createWriteStream(file);
  for await (const line of createInterface({ input: createReadStream(plain) })) {
    const ruling = JSON.parse(line) as { principles: { provisions?: string[] }[] };
    for (const principle of ruling.principles) {
      const named = Array.from({ length: 1 + Math.floor(3 * random()) }, () => drawn(random, acts));
      principle.provisions = named.map(
        ({ act, article }) => `art. ${article}, comma ${1 + (article % 3)}, l. ${lawOf(act)}/1999`,
      );
    }
    if (!out.write(`${JSON.stringify(ruling)}\n`)) await once(out, 'drain');
  }
  out.end();
  await finished(out);
  return file;
}

const drawn = (random: () => number, acts: number) => {
  const at = Math.floor(acts * articlesOfAct * random() ** 3);
  return { act: Math.floor(at / articlesOfAct), article: 1 + (at % articlesOfAct) };
};

/** As an operator does; seconds. */
async function importActs(
  bench: Bench,
  engine: Started,
  name: string,
  actSizes: readonly (readonly [act: number, articles: number])[],
): Promise<number> {
  const folder = path.join(bench.folder, name);
  await mkdir(folder, { recursive: true });
  for (const [act, articles] of actSizes)
    for (const day of ['2001-01-01', '2012-06-01'])
      await writeFile(path.join(folder, `${lawOf(act)}_${day}.xml`), actFile(act, articles, day));
  const before = { ours: endedChildrenMs(), engine: processorMs(engine.pid) };
  const started = performance.now();
  await run(process.execPath, ['indexer/import.ts', '--url', engine.url, 'normattiva', folder], 'solr');
  const seconds = (performance.now() - started) / 1000;
  say(
    `${name}: imported in ${seconds.toFixed(1)} s; seconds of processor: ours ${((endedChildrenMs() - before.ours) / 1000).toFixed(1)}, ` +
      `engine ${((processorMs(engine.pid) - before.engine) / 1000).toFixed(1)}`,
  );
  return seconds;
}

type Servers = Record<'product' | 'engine' | 'database', Started>;

async function readPages(servers: Servers, tokens: readonly string[], acts: number, requestCount: number) {
  const pool = new Pool(servers.product.url, { connections: 2 });
  const random = seededRandom(9);
  let calls = 0;
  const get = async (address: string) => {
    const started = performance.now();
    const { statusCode, body } = await pool.request({
      method: 'GET',
      path: `/api${address}`,
      // An account may look up a number a minute.
      headers: { authorization: `Bearer ${tokens[calls++ % tokens.length] ?? ''}` },
    });
    const text = await body.text();
    if (statusCode !== 200) throw new Error(`${address}: ${statusCode} ${text.slice(0, 200)}`);
    return performance.now() - started;
  };
  const times = { page: [] as number[], provision: [] as number[], applied: [] as number[] };
  const used = () =>
    Object.fromEntries(Object.entries(servers).map(([name, { pid }]) => [name, processorMs(pid)]));
  let before = used();
  for (let i = -100; i < requestCount; i++) {
    if (i === 0) before = used();
    const { act, article } = drawn(random, acts);
    const key = encodeURIComponent(`l:1999:${lawOf(act)}:${article}`);
    const [provision, applied] = await Promise.all([
      get(`/provisions/${key}${i % 2 ? '?on=2005-05-05' : ''}`),
      get(`/provisions/${key}/rulings`),
    ]);
    // The first hundred warm the engine.
    if (i < 0) continue;
    times.provision.push(provision);
    times.applied.push(applied);
    times.page.push(Math.max(provision, applied));
  }
  const after = used();
  await pool.close();
  const processor = Object.fromEntries(
    Object.entries(after).map(([name, ms]) => [name, ms - (before[name] ?? 0)]),
  );
  return { times, processor };
}

await main().catch(reportFailure);
