import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Engine } from '../engine.ts';
import { writeMarker } from '../marker.ts';
import { beginRun, endRun } from '../runs.ts';
import { Progress } from '../progress.ts';
import { readJsonLine } from '../readers/json-lines.ts';
import { findPlace } from '../place/find-place.ts';
import type { IndexHost } from '../place/place.ts';
import { renewIndex } from './renew-index.ts';

/** The command on one node, where cores swap their names; `bff/src/testing/cloud` does it with the collections of several. */
const node = (process.env['SOLR_URL'] ?? '').replace(/\/$/, '');
const root = fileURLToPath(new URL('../../..', import.meta.url));
const name = `renew-test-${process.pid}`;
let folder = '';
let indexHost: IndexHost;

const contracts = ['appalto', 'locazione', 'mandato', 'deposito', 'comodato', 'mutuo', 'vendita', 'permuta'];
const rulings = (count: number, subject: string) =>
  contracts.slice(0, count).map((contract, i) => ({
    id: `r-${i}`,
    issuer_type_id: 3,
    issuer: 'Corte di cassazione',
    type: 'sentenza',
    number: String(i),
    year: 2000 + i,
    date: `${2000 + i}-01-12`,
    area: 1,
    full_text: null,
    principles: [
      {
        n: 1,
        kind: 'principle',
        title: `${subject} - ${contract}`,
        text: `Quando nasce controversia sopra contratto tipico denominato ${contract}, compete sempre giudice ordinario decidere`,
      },
    ],
  }));

async function write(count: number, subject = 'Contratti'): Promise<string> {
  const file = path.join(folder, 'rulings.jsonl');
  await writeFile(
    file,
    rulings(count, subject)
      .map((ruling) => JSON.stringify(ruling))
      .join('\n'),
  );
  return file;
}

const command = (...more: string[]) => {
  const renew = ['solr/indexer/renew.ts'];
  return [...renew, '--url', node, '--name', name, '--state', folder, ...more];
};
const run = async (...more: string[]) =>
  (await promisify(execFile)(process.execPath, command(...more), { cwd: root })).stdout;
const renew = (file: string, corpus = 'test') => run('--from', `${corpus}=${file}`);

async function on<T>(index: string, run: (engine: Engine) => Promise<T>): Promise<T> {
  const engine = new Engine(indexHost.urlOf(index));
  return run(engine).finally(() => engine.close());
}
const count = (index = name, q = 'kind:ruling') =>
  on(index, async (engine) => (await engine.select({ q, rows: '0' })).numFound);

/** Asks what every state of the index has, until told to stop; returns what was answered otherwise. */
function keepAsking() {
  let isAsking = true;
  const asking = (async () => {
    const failed: string[] = [];
    let times = 0;
    for (; isAsking; times += 1) {
      const question = new URLSearchParams({ words: 'controversia contratto tipico', fl: 'id' });
      const response = await fetch(`${node}/${name}/find?${question}`);
      const text = await response.text();
      if (!/"numFound":[78],/.test(text)) failed.push(`${response.status} ${text}`);
    }
    return { times, failed };
  })();
  return async () => ((isAsking = false), asking);
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'massima-renew-'));
  indexHost = await findPlace(node, name, {});
});
afterAll(async () => {
  for (const core of [name, ...(await indexHost.others())]) await indexHost.drop(core);
  await rm(folder, { recursive: true });
});

test('gives the name to the first index, and does nothing if run again', async () => {
  await renew(await write(7));
  expect(await count()).toBe(7);
  expect(await renew(await write(7))).toContain('Nothing to do');
});

test('switches to a new index and back while queries run', async () => {
  const stopAsking = keepAsking();
  const output = await renew(await write(8));
  expect(output).toContain('ruling: 8, before 7');
  expect(output).toContain('8 return their ruling among the first ten, before 7');
  const [previous = ''] = await indexHost.others();
  expect(output).toContain(`Kept: ${previous}, test (7 rulings`);
  expect([await count(), await count(previous)]).toEqual([8, 7]);
  await run('--back');
  expect(await count()).toBe(7);
  await run('--back');
  expect(await count()).toBe(8);
  const { times, failed } = await stopAsking();
  expect(times).toBeGreaterThan(10);
  expect(failed).toEqual([]);
});

test('keeps the dates of rulings, and dates a new ruling by its run', async () => {
  expect(await count(name, 'kind:ruling AND indexed_at:*')).toBe(1);
  expect(await count(name, 'id:r-7 AND indexed_at:*')).toBe(1);
});

test('rejects an index that is much smaller, lacks a corpus or is unfinished', async () => {
  await expect(renew(await write(5))).rejects.toThrow('only 5 of kind ruling, where 8 were');
  await expect(renew(await write(8), 'other')).rejects.toThrow(
    'the corpus test is in the present index only',
  );
  const cutOff = `${name}-cut-off`;
  await indexHost.provide(cutOff);
  await expect(run('--back', '--to', cutOff)).rejects.toThrow(`${cutOff}: unfinished`);
  await expect(run('--drop', name)).rejects.toThrow('It is in use');
  await run('--drop', cutOff);
  expect(await indexHost.others()).not.toContain(cutOff);
  expect(await count()).toBe(8);
});

test('resumes an interrupted run in its index', async () => {
  const from = await write(8, 'Obbligazioni');
  const cutOff = spawn(process.execPath, command('--from', `test=${from}`), {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [output] = await once(cutOff.stdout, 'data');
  cutOff.kill('SIGKILL');
  await once(cutOff, 'exit');
  const [, unfinished = ''] = /Indexing into (\S+)\./.exec(String(output)) ?? [];
  expect(await renew(from)).toContain(`Resuming ${unfinished}.`);
  expect(await count(name, 'title:obbligazioni')).toBe(8);
});

const since = '2026-11-20T08:00:00Z';
const begin = () => on(name, (engine) => beginRun(engine, { corpus: 'test', since }));
const end = () => on(name, async (engine) => (await endRun(engine, 'test'), engine.commit(true)));
const add = () =>
  on(name, async (engine) => {
    const run = { rulings: 1, principles: 1, rejected: 0, index_version: 1, rejects: [], started_at: '' };
    const marker = { corpus: 'test', hash: 'another', count: 9 };
    await writeMarker(engine, marker, { ...run, finished_at: new Date().toISOString() });
    await engine.commit(true);
  });

test.each([
  ['added to', add],
  ['begun to be added to', begin],
])('does not replace an index that was %s during the run', async (_, change) => {
  const job = {
    place: { ...indexHost, provide: async (index: string) => (await change(), indexHost.provide(index)) },
    name,
    corpora: [{ corpus: 'test', from: await write(8, 'Successioni') }],
    reader: readJsonLine,
    progress: new Progress(() => undefined),
    checkpointFile: (index: string) => path.join(folder, index),
    ignoreRuns: false,
    say: () => undefined,
  };
  await expect(renewIndex(job)).rejects.toThrow('has changed meanwhile');
  expect(await count(name, 'title:obbligazioni')).toBe(8);
  await end();
});

test('replaces an index with an unfinished run only if allowed', async () => {
  await begin();
  const from = await write(8, 'Donazioni');
  await expect(renew(from)).rejects.toThrow(`being indexed into: test since ${since}`);
  await run('--from', `test=${from}`, '--ignore-runs');
  expect(await count(name, 'title:donazioni')).toBe(8);
  expect(await count(name, 'kind:run')).toBe(0);
});

test('reads public sources with their importer’s reader', async () => {
  const from = ['--from', `test=${await write(8, 'Donazioni')}`];
  const source = ['--source', 'web:sentenzeweb=solr/demo/sources/sentenzeweb'];
  expect(await run(...from, ...source)).toContain('ruling: 21, before 8');
  expect(await count(name, 'corpus:web AND kind:ruling')).toBe(13);
  expect(await run(...from, ...source)).toContain('Nothing to do');
  await expect(renew(await write(8, 'Usufrutto'))).rejects.toThrow(
    'the corpus web is in the present index only',
  );
});
