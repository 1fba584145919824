import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { makeQuestions } from '../generator/make-questions.ts';
import { readLanguage } from '../generator/word-statistics.ts';
import { chargedSearches, createAccounts } from './accounts.ts';
import { corpusFile, indexCorpus } from './corpus.ts';
import { loadPostgres } from './load-postgres.ts';
import { beside } from './beside-postgres.ts';
import { aroundEngine } from './around-engine.ts';
import { verdicts, type Verdict } from './report.ts';
import { startDatabase, startEngine, startProduct, type Started } from './servers.ts';
import { startPostgres } from './start-postgres.ts';

const usage = `npm run bench:load -- [--rulings 100000] [--blocks 6] [--words ../shared/data/words]
  --keep <folder>   keeps corpus and index there for the next run
  --no-postgres     leaves PostgreSQL out
  --json            prints the verdicts as JSON at the end`;

const { values } = parseArgs({
  options: {
    rulings: { type: 'string', default: '100000' },
    blocks: { type: 'string', default: '6' },
    words: { type: 'string', default: '../shared/data/words' },
    keep: { type: 'string' },
    'no-postgres': { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) {
  console.log(usage);
  process.exit(0);
}

const say = (text: string) => process.stderr.write(`${new Date().toISOString().slice(11, 19)} ${text}\n`);
const folder = values.keep ? path.resolve(values.keep) : await mkdtemp(path.join(tmpdir(), 'massima-bench-'));
await mkdir(folder, { recursive: true });
const started: Started[] = [];
const start = async <T extends Started>(server: Promise<T>): Promise<T> => {
  const up = await server;
  started.push(up);
  return up;
};
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void cleanUp().then(() => process.exit(1)));

try {
  const results = await main();
  console.log(`\n${verdicts(results)}`);
  if (values.json) console.log(JSON.stringify(results));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
} finally {
  await cleanUp();
}

async function main(): Promise<Verdict[]> {
  const language = await readLanguage(values.words);
  const size = { rulings: Number(values.rulings), principles: 1, fullTextWords: 600 };
  say(`corpus of ${size.rulings} rulings`);
  const corpus = await corpusFile(folder, values.words, size);
  const engine = await start(startEngine(folder));
  say('indexing');
  const seconds = await indexCorpus(engine.url, corpus);
  say(`indexed in ${seconds.toFixed(0)} s`);
  const database = await start(startDatabase(folder));
  const product = await start(startProduct(engine.url, database.url));
  const tokens = await createAccounts(database.url);
  const count = Number(values.blocks);
  const before = await chargedSearches(database.url);
  const questions = {
    'all words': makeQuestions(language, 'all words', 1400),
    'any word': makeQuestions(language, 'any word', 1400),
  };
  const setting = { engine: engine.url, product: product.url, tokens, questions, blocks: count, say };
  const found = await aroundEngine(setting);
  say(`${(await chargedSearches(database.url)) - before} searches were charged`);
  if (values['no-postgres']) return found;
  const postgres = await startPostgres(folder);
  if (!postgres) {
    say('PostgreSQL is not installed (as root on Debian: apt-get install postgresql); left out');
    return found;
  }
  started.push(postgres);
  say('loading PostgreSQL');
  await loadPostgres(postgres.url, corpus);
  return [...found, ...(await beside({ ...setting, postgres: postgres.url }))];
}

async function cleanUp() {
  for (const server of started.splice(0).reverse()) await server.stop();
  if (!values.keep) await rm(folder, { recursive: true, force: true });
}
