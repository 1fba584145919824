import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { folderBytesMax, folderElementsMax } from '@massima/contract/constants';
import { testClient, type TestClient } from '../client.ts';
import { createUser, type TestUser } from '../factories/user.ts';
import { bundleFor, spawnServer, type ServerProcess } from '../server-process.ts';
import { testApp, type TestApp } from '../test-app.ts';
import { quantile } from './report.ts';

/**
 * Factor that the product promises: p95 of other users while one account causes maximum load,
 * relative to a quiet period.
 */
const maxTimes = 3;
/** Quiet and loud periods alternate, so that other load on the machine affects both. */
const rounds = 5;
const turnMs = 10_000;
/** Pause between two queries of a user. */
const paceMs = 150;

let app: TestApp;
let server: ServerProcess;
let url: string;
beforeAll(async () => {
  if (!process.env['CHAOS']) return;
  const main = await bundleFor('neighbour');
  app = await testApp();
  const { DATABASE_URL, SOLR_URL } = app.deps.config;
  server = spawnServer(main, { DATABASE_URL, SOLR_URL });
  url = await server.url();
});
afterAll(async () => {
  if (!process.env['CHAOS']) return;
  server.child.kill('SIGTERM');
  await server.exited;
  await app.close();
});

/** Creates a folder filled to its limit, with room for a few results. */
async function fullFolder({ id, client }: TestUser): Promise<number> {
  const { body } = await client.post('/projects', { name: 'Piena', description: 'Prova' });
  const folder = body.project!.project_id;
  const count = folderElementsMax - 100;
  const text = 'Il custode risponde del danno. '.repeat((folderBytesMax * 0.8) / count / 31);
  const result = JSON.stringify({ document_diritto: text, document_date: '2019-01-12', sent_numero: '1' });
  await app.deps.db.batchInsert(
    'project_elements',
    Array.from({ length: count }, (_, i) => ({
      project_id: folder,
      id_result: `full-${id}-${i}`,
      ruling_id: '',
      result,
      query: 'danno',
      note: '',
      created_at: app.deps.clock.now(),
    })),
    50,
  );
  return folder;
}

interface Timed {
  step: string;
  ms: number;
}

/** Runs the calls of a user's hour of work and times them. */
async function work(client: TestClient, folder: number, n: number, refused: number[]): Promise<Timed[]> {
  const subjects = [
    'danno biologico',
    'licenziamento disciplinare',
    'vizi dell’appalto',
    'assegno divorzile',
  ];
  const steps = {
    search: () => client.post('/search', { query: `${subjects[n % subjects.length]}` }),
    folders: () => client.get('/projects'),
    results: () => client.get(`/projects/${folder}/elements?limit=20`),
    account: () => client.get('/users/me'),
  };
  const times: Timed[] = [];
  for (const [step, take] of Object.entries(steps)) {
    const since = performance.now();
    const { status } = await take();
    times.push({ step, ms: performance.now() - since });
    if (status !== 200) refused.push(status);
    await sleep(paceMs);
  }
  return times;
}

function startWorst({ token }: TestUser, folder: number) {
  const program = fileURLToPath(new URL('worst-account.ts', import.meta.url));
  return spawn(process.execPath, [program], {
    env: { ...process.env, TARGET: url, TOKEN: token, FOLDER: String(folder) },
    stdio: 'inherit',
  });
}

const p95 = (times: readonly Timed[]): number =>
  quantile(
    times.map(({ ms }) => ms).sort((a, b) => a - b),
    0.95,
  );

test.runIf(process.env['CHAOS'])(
  "keeps other users' response times during one account's maximum load",
  async () => {
    const [user, worst] = [await createUser(app), await createUser(app, { plan_queries: -1 })];
    const own = await user.client.post('/projects', { name: 'Mia', description: 'Prova' });
    const folder = own.body.project!.project_id;
    const full = await fullFolder(worst);
    const client = testClient(url, user.token);
    let n = 0;
    const refused: Record<'quiet' | 'loud', number[]> = { quiet: [], loud: [] };
    const during = async (ms: number, kind: 'quiet' | 'loud') => {
      const times: Timed[] = [];
      for (const until = Date.now() + ms; Date.now() < until; n += 1)
        times.push(...(await work(client, folder, n, refused[kind])));
      return times;
    };
    await during(turnMs / 2, 'quiet');
    const [quiet, loud]: [Timed[], Timed[]] = [[], []];
    for (let round = 0; round < rounds; round += 1) {
      quiet.push(...(await during(turnMs, 'quiet')));
      const attack = startWorst(worst, full);
      const ended = once(attack, 'exit');
      try {
        await sleep(2000);
        loud.push(...(await during(turnMs, 'loud')));
      } finally {
        attack.kill('SIGKILL');
        await ended;
      }
      await sleep(3000);
    }
    const [before, meanwhile] = [p95(quiet), p95(loud)];
    console.log(
      [
        `p95 of another account: quiet ${before} ms of ${quiet.length}, beside the worst ${meanwhile} ms of ${loud.length}: ${(meanwhile / before).toFixed(1)} times`,
        ...[...new Set(quiet.map(({ step }) => step))].map((step) => {
          const of = (times: Timed[]) => p95(times.filter((time) => time.step === step));
          return `  ${step}: quiet ${of(quiet)} ms, beside the worst ${of(loud)} ms`;
        }),
        `refused: quiet ${refused.quiet.join(', ') || 'none'}, beside the worst ${refused.loud.join(', ') || 'none'}`,
      ].join('\n'),
    );
    expect(meanwhile / before).toBeLessThanOrEqual(maxTimes);
    // An error after the deadline is as bad as a late response.
    const share = ({ length }: number[], all: Timed[]) => length / all.length;
    expect(share(refused.loud, loud)).toBeLessThanOrEqual(maxTimes * share(refused.quiet, quiet) + 0.01);
  },
  3_600_000,
);
