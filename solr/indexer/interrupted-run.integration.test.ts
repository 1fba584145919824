import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { Engine } from './engine.ts';
import { indexCorpus } from './index-corpus.ts';
import { Progress } from './progress.ts';
import { readJsonLine } from './readers/json-lines.ts';
import { toDocuments } from './to-documents.ts';

/** Runs that were cut off, on the real engine, in a core of its own. */
const node = (process.env['SOLR_URL'] ?? '').replace(/\/$/, '');
const core = `interrupted-test-${process.pid}`;
const engine = new Engine(`${node}/${core}`);
let folder = '';

const ruling = (id: string, principles = 1) => ({
  ...{ id, issuer_type_id: 3, issuer: 'Corte di cassazione', type: 'sentenza' as const, number: '1' },
  ...{ year: 2019, date: '2019-01-12', area: 1, full_text: null },
  principles: Array.from({ length: principles }, (_, i) => ({
    ...{ n: i + 1, kind: 'principle' as const, title: 'Appalto - Vizi', text: `Massima ${i} di ${id}.` },
  })),
});
const linesOf = (rulings: readonly object[]) => rulings.map((one) => JSON.stringify(one)).join('\n');

const job = () => ({
  engine,
  from: folder,
  reader: readJsonLine,
  progress: new Progress(() => undefined),
  corpus: 'test',
  ifChanged: true,
  prune: true,
});

async function indexedIds(): Promise<string[]> {
  const { docs } = await engine.select({ q: '-kind:marker', fl: 'id', sort: 'id asc', rows: '5000' });
  return docs.map(({ id }) => String(id));
}

beforeAll(async () => {
  const created = await fetch(`${node}/admin/cores?action=CREATE&name=${core}&configSet=rulings`);
  expect(created.status, await created.text()).toBe(200);
});
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'massima-interrupted-'));
  await engine.deleteQuery('*:*');
  await engine.commit(true);
  return () => rm(folder, { recursive: true });
});
afterAll(async () => {
  await engine.close();
  await fetch(`${node}/admin/cores?action=UNLOAD&core=${core}&deleteInstanceDir=true`);
});

test('what a run that was cut off left on disk is replaced like everything else', async () => {
  const left = [ruling('a', 3), ruling('gone')].flatMap(toDocuments);
  await engine.add(left.map((document) => ({ ...document, corpus: 'test', corpus_hash: 'earlier' })));
  await engine.commit(false);
  await writeFile(path.join(folder, 'a.jsonl'), linesOf([ruling('a'), ruling('b')]));
  await indexCorpus(job());
  expect(await indexedIds()).toEqual(['a', 'a-m1', 'b', 'b-m1']);
});
