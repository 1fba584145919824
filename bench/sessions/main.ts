import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { Pool } from 'undici';
import { makeQuestions } from '../generator/make-questions.ts';
import { seededRandom } from '../generator/random.ts';
import { readLanguage } from '../generator/word-statistics.ts';
import { createAccounts } from '../load/accounts.ts';
import { percentile } from '../percentile.ts';
import { embeddedQuestions, memoryOf, vectorsOf } from '../load/meant.ts';
import { prepareCollection, prepareProduct } from '../load/prepare.ts';
import { atMost, verdicts } from '../load/report.ts';
import { warmUp } from '../load/warm-up.ts';
import { benchOptions, reportFailure, runBench, say, sizeOptions, type Bench } from '../load/run-bench.ts';
import { everything, noRecords, report } from './records.ts';
import { session } from './session.ts';

/**
 * `npm run bench:sessions`: simulates many lawyers with mixed work and pauses, compared with a few
 * on the same machine before and after. Reports whether all are served, and the increase of the
 * response times.
 */
const { values } = parseArgs({
  options: {
    ...benchOptions,
    ...sizeOptions,
    sessions: { type: 'string', default: '200' },
    minutes: { type: 'string', default: '5' },
    think: { type: 'string', default: '3' },
  },
});
const quietSessions = 4;
const quietMs = 30_000;
const warmUpMs = 45_000;
const thinkMs = Number(values.think) * 1000;

async function main(bench: Bench): Promise<void> {
  const language = await readLanguage(values.words);
  const { engine } = await prepareCollection(bench, values);
  const { database, product } = await prepareProduct(bench, engine, values);
  const questions = values.meaning
    ? [
        ...embeddedQuestions(language, 'all words', 3000, 11),
        ...embeddedQuestions(language, 'any word', 3000, 11),
      ]
    : [...makeQuestions(language, 'all words', 3000), ...makeQuestions(language, 'any word', 3000)];
  const tokens = await createAccounts(database.url, Number(values.sessions));
  const pool = new Pool(product.url, { connections: tokens.length });
  const sessions = await Promise.all(
    tokens.map((token, i) => session({ pool, token, questions, random: seededRandom(i + 1) })),
  );
  const phase = async (
    what: string,
    sessionList: typeof sessions,
    into = noRecords(),
    ms: number,
    think: number,
  ) => {
    say(`${what}: ${sessionList.length} sessions for ${ms / 1000} s`);
    const end = performance.now() + ms;
    await Promise.all(sessionList.map((work) => work(into, end, think)));
    say(`load of the machine: ${loadavg()[0]!.toFixed(1)}`);
    return into;
  };
  const few = sessions.slice(0, quietSessions);
  await warmUp(engine, () => phase('warming up', sessions, undefined, warmUpMs, thinkMs));
  // Shorter pauses, or the time would contain too few calls for a 95th percentile.
  const quiet = await phase('quiet', few, undefined, quietMs, thinkMs / 8);
  const busy = await phase('busy', sessions, undefined, Number(values.minutes) * 60_000, thinkMs);
  await phase('quiet', few, quiet, quietMs, thinkMs / 8);
  await pool.close();
  console.log(report(quiet, busy));
  if (values.meaning) say(await vectorsOf(product));
  // No target for memory, because most of the heap is garbage that V8 has not collected yet.
  say(`the server holds ${memoryOf(product).toFixed(0)} MB`);
  const p95 = (times: readonly number[] | undefined) => percentile(times ?? [], 0.95);
  const refused = [...busy.refused].reduce((sum, [what, n]) => sum + (what.endsWith(' 503') ? n : 0), 0);
  const most = values.meaning ? 2 : 3;
  const found = [
    atMost('p95 of everything, times the quiet one', p95(everything(busy)) / p95(everything(quiet)), most),
    atMost(
      'p95 of searches, times the quiet one',
      p95(busy.times.get('search')) / p95(quiet.times.get('search')),
      most,
    ),
    atMost('answers of 503', refused, 0),
  ];
  console.log(`\n${verdicts(found)}`);
}

await runBench(values.keep, main).catch(reportFailure);
