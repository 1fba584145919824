import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { copyIndex, prepareIndex, stampOf, switchIndex } from '@massima/solr/copies';
import { expect } from 'vitest';
import { Journal } from '../chaos/journal.ts';
import { keepWriting } from '../chaos/writers.ts';
import { createUser } from '../factories/user.ts';
import { countVectors } from './same-meaning.ts';
import { checkout, demoCorpora, demoSources, rulingsInSources, type StartedCloud } from './started-cloud.ts';

const polling = { timeout: 20_000, interval: 200 };

/** Runs a command of the indexer; returns its output. */
const command = (name: string, ...args: string[]) => [`solr/indexer/${name}.ts`, ...args];
const run = async (...args: string[]) =>
  (await promisify(execFile)(process.execPath, args, { cwd: checkout })).stdout;

/** Writes the demo's corpus with one additional ruling; the count includes the other corpus. */
async function writeMore(folder: string): Promise<{ file: string; count: number }> {
  const corpus = await readFile(path.join(checkout, demoCorpora.demo), 'utf8');
  const lines = corpus.trimEnd().split('\n');
  const added = { ...(JSON.parse(lines[0] ?? '') as object), id: 'demo-added', number: '99999', ecli: null };
  const file = path.join(folder, 'rulings.jsonl');
  await writeFile(file, [...lines, JSON.stringify(added)].join('\n'));
  const acts = await readFile(path.join(checkout, demoCorpora['demo-acts']), 'utf8');
  return { file, count: lines.length + 1 + acts.trimEnd().split('\n').length + rulingsInSources };
}

/** Queries Solr and the product until stopped; returns their responses. */
async function keepAsking(cloud: StartedCloud) {
  const ending = new AbortController();
  const journal = new Journal();
  const { client } = await createUser(cloud.app, { plan_queries: -1 });
  const callProduct = (n: number) => client.post('/search', { query: `responsabilità del custode ${n}` });
  const callEngine = async () => {
    const response = await fetch(`${cloud.node(2)}/rulings/find?words=custode&fl=id`);
    const isFound = (await response.text()).includes('"numFound":0,') === false;
    return { status: response.ok && !isFound ? 404 : response.status };
  };
  const asking = Object.entries({ engine: callEngine, product: callProduct }).map(([name, call]) => {
    const write = async (n: number) => ({ value: String(n), send: () => call(n) });
    return keepWriting({ name, pace: 600, write }, journal, ending.signal);
  });
  return async () => (ending.abort(), await Promise.all(asking), journal);
}

/** Reindexes with an interruption, switches back, backs up and restores, all during searches. */
export async function expectNoPause(cloud: StartedCloud): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'massima-renew-'));
  const { file, count } = await writeMore(folder);
  const renew = (...more: string[]) => command('renew', '--url', cloud.node(1), '--state', folder, ...more);
  const copy = { as: 'with-it', location: cloud.backups };
  const from = [
    ...['--from', `demo=${file}`, '--from', `demo-acts=${demoCorpora['demo-acts']}`],
    ...demoSources.flatMap((source) => ['--source', `demo-${source}:${source}=solr/demo/sources/${source}`]),
  ];
  const isAdded = async () => {
    const response = await fetch(`${cloud.node(2)}/rulings/select?q=id:demo-added&rows=0`);
    return (await response.text()).includes('"numFound":1,');
  };
  const vectors = await countVectors(cloud);
  expect(vectors).toBeGreaterThan(0);
  const stopAsking = await keepAsking(cloud);
  let journal: Journal | undefined;
  try {
    const cutOff = spawn(process.execPath, renew(...from), {
      cwd: checkout,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(cutOff.stdout, 'data');
    cutOff.kill('SIGKILL');
    await once(cutOff, 'exit');
    const output = await run(...renew(...from));
    const [, index = ''] = /Resuming (rulings-\w+)\./.exec(output) ?? [];
    expect(index, output).not.toBe('');
    expect(output).toContain(`ruling: ${count}, before ${count - 1}`);
    await expect.poll(isAdded, polling).toBe(true);
    // vectors of unchanged texts were reused
    expect(await countVectors(cloud)).toBe(vectors);
    expect(await run(...renew(...from))).toContain('Nothing to do');
    await copyIndex(cloud.node(1), 'rulings', copy);
    await run(...renew('--back'));
    await expect.poll(isAdded, polling).toBe(false);
    expect(await run(...renew('--drop', index))).toContain('Deleted');
    const restored = await prepareIndex(cloud.node(1), 'rulings', copy, stampOf(new Date()));
    await switchIndex(cloud.node(1), 'rulings', restored.index);
    expect(restored.report.join()).toMatch(/demo: \d+ rulings.*demo-acts: \d+ rulings/);
    await expect.poll(isAdded, polling).toBe(true);
    expect(await countVectors(cloud)).toBe(vectors);
  } finally {
    journal = await stopAsking();
    await rm(folder, { recursive: true });
  }
  const { entries } = journal;
  expect(journal.of('product', 'done').length).toBeGreaterThan(5);
  expect(journal.dishonest()).toEqual([]);
  // The product may time out on an overloaded machine; Solr must not fail.
  expect(entries.filter(({ writer, status }) => writer === 'engine' && status !== 200)).toEqual([]);
}
