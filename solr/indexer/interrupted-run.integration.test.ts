import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { Engine } from './engine.ts';
import { indexCorpus } from './index-corpus.ts';
import { readMarkers } from './marker.ts';
import { findPlace } from './place/find-place.ts';
import { Progress } from './progress.ts';
import { readJsonLine } from './readers/json-lines.ts';
import { readRuns } from './runs.ts';
import type { Reader } from './readers/reader.ts';
import { toDocuments } from './to-documents.ts';

/** Runs that were cut off, on the real engine, in its own core. */
const node = (process.env['SOLR_URL'] ?? '').replace(/\/$/, '');
const core = `interrupted-test-${process.pid}`;
const engine = new Engine(`${node}/${core}`);
const indexHost = await findPlace(node, core, {});
let folder = '';

const ruling = (id: string, principles = 1) => ({
  ...{ id, issuer_type_id: 3, issuer: 'Corte di cassazione', type: 'sentenza' as const, number: '1' },
  ...{ year: 2019, date: '2019-01-12', area: 1, full_text: null },
  principles: Array.from({ length: principles }, (_, i) => ({
    ...{ n: i + 1, kind: 'principle' as const, title: 'Appalto - Vizi', text: `Massima ${i} di ${id}.` },
  })),
});
const linesOf = (rulings: readonly object[]) => rulings.map((ruling) => JSON.stringify(ruling)).join('\n');

const many = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, i) => ruling(`${prefix}${i}`));
const write = (name: string, rulings: readonly object[]) =>
  writeFile(path.join(folder, name), linesOf(rulings));

const job = () => ({
  engine,
  from: folder,
  reader: readJsonLine,
  progress: new Progress(() => undefined),
  corpus: 'test',
  ifChanged: true,
  prune: true,
  checkpointFile: path.join(folder, 'checkpoint.json'),
  // Two hundred rulings of these fill a batch.
  safePoint: 400,
});
/** As when the machine goes down there. */
const failingAt =
  (id: string): Reader =>
  (line) => {
    if (line.includes(`"id":"${id}"`)) throw new Error('cut off');
    return readJsonLine(line);
  };
const countOf = async (q: string) => (await engine.select({ q, rows: '0' })).numFound;

async function indexedIds(): Promise<string[]> {
  const { docs } = await engine.select({ q: '-kind:marker', fl: 'id', sort: 'id asc', rows: '5000' });
  return docs.map(({ id }) => String(id));
}

beforeAll(async () => {
  await indexHost.provide(core);
});
afterEach(() => void vi.restoreAllMocks());
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'massima-interrupted-'));
  await engine.deleteQuery('*:*');
  await engine.commit(true);
  return () => rm(folder, { recursive: true });
});
afterAll(async () => {
  await engine.close();
  for (const index of [core, ...(await indexHost.others())]) await indexHost.drop(index);
});

test('replaces rulings that an interrupted run wrote', async () => {
  const left = [ruling('a', 3), ruling('gone')].flatMap(toDocuments);
  await engine.add(left.map((document) => ({ ...document, corpus: 'test', corpus_hash: 'earlier' })));
  await engine.commit(false);
  await write('a.jsonl', [ruling('a'), ruling('b')]);
  await indexCorpus(job());
  expect(await indexedIds()).toEqual(['a', 'a-m1', 'b', 'b-m1']);
});

test('resumes from the safe point, and detects ids from before it', async () => {
  await write('a.jsonl', many('a', 450));
  await write('b.jsonl', [ruling('a0', 2), ...many('b', 10)]);
  await expect(indexCorpus({ ...job(), reader: failingAt('b5') })).rejects.toThrow('cut off');
  const add = vi.spyOn(engine, 'add');
  expect(await indexCorpus(job())).toEqual({ rulings: 460, principles: 460, rejected: 1 });
  const added = add.mock.calls.flatMap(([documents]) => documents.map(({ id }) => id));
  expect(added).toEqual(expect.arrayContaining(['a449', 'b9']));
  expect(added).not.toContain('a0');
  expect(await countOf('kind:ruling')).toBe(460);
  expect(await countOf('id:a0-m2')).toBe(0);
  expect(await readMarkers(engine)).toMatchObject([{ corpus: 'test', count: 460 }]);
});

test('starts from the beginning if a file was repaired', async () => {
  const packed = gzipSync(linesOf(many('b', 10)));
  await write('a.jsonl', many('a', 450));
  await writeFile(path.join(folder, 'b.jsonl.gz'), packed.subarray(0, -20));
  await expect(indexCorpus(job())).rejects.toThrow('unexpected end of file');
  await writeFile(path.join(folder, 'b.jsonl.gz'), packed);
  await indexCorpus(job());
  expect(await countOf('kind:ruling')).toBe(460);
  expect(await readMarkers(engine)).toMatchObject([{ count: 460 }]);
});

test('detects an interrupted run, and then indexes even a corpus marked as complete', async () => {
  await write('a.jsonl', many('a', 10));
  await indexCorpus(job());
  expect(await readRuns(engine)).toEqual([]);
  expect(await indexCorpus(job())).toBeUndefined();
  await write('a.jsonl', many('a', 250));
  await expect(indexCorpus({ ...job(), reader: failingAt('a240') })).rejects.toThrow('cut off');
  expect(await readRuns(engine)).toMatchObject([{ corpus: 'test' }]);
  await write('a.jsonl', many('a', 10));
  await indexCorpus(job());
  expect(await countOf('kind:ruling')).toBe(10);
  expect(await readRuns(engine)).toEqual([]);
});

test('starts from the beginning if the index was re-created', async () => {
  await write('a.jsonl', many('a', 450));
  await expect(indexCorpus({ ...job(), reader: failingAt('a449') })).rejects.toThrow('cut off');
  await expect.poll(() => readFile(job().checkpointFile, 'utf8')).toContain('"line":400');
  await engine.deleteQuery('*:*');
  await indexCorpus(job());
  expect(await countOf('kind:ruling')).toBe(450);
});

test('neither prunes nor completes an index that was replaced during the run', async () => {
  const next = `${core}-next`;
  await indexHost.provide(next);
  const other = new Engine(indexHost.urlOf(next));
  const document = { id: 'kept', kind: 'ruling', ruling_id: 'kept', corpus: 'test', corpus_hash: 'other' };
  await other.add([document]);
  await other.commit(true);
  await other.close();
  await write('a.jsonl', many('a', 450));
  const add = engine.add.bind(engine);
  vi.spyOn(engine, 'add').mockImplementation(async (documents) => {
    await add(documents);
    if (documents.some(({ id }) => id === 'a0')) await indexHost.switchTo(next);
  });
  await expect(indexCorpus({ ...job(), parallel: 1 })).rejects.toThrow(
    'Of the 450 rulings of test the index holds 250',
  );
  expect(await readMarkers(engine)).toEqual([]);
  expect(await countOf('id:kept')).toBe(1);
  vi.restoreAllMocks();
  await indexCorpus(job());
  expect(await countOf('kind:ruling')).toBe(450);
});
