import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Engine } from './engine.ts';
import { indexCorpus } from './index-corpus.ts';
import { Progress } from './progress.ts';
import { readJsonLine } from './readers/json-lines.ts';

/** On the real engine, in a core of its own. */
const node = (process.env['SOLR_URL'] ?? '').replace(/\/$/, '');
const core = `corpus-test-${process.pid}`;
const engine = new Engine(`${node}/${core}`);
let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'massima-corpus-'));
  const created = await fetch(`${node}/admin/cores?action=CREATE&name=${core}&configSet=rulings`);
  expect(created.status, await created.text()).toBe(200);
});
afterAll(async () => {
  await engine.close();
  await fetch(`${node}/admin/cores?action=UNLOAD&core=${core}&deleteInstanceDir=true`);
  await rm(folder, { recursive: true, force: true });
});

const ruling = (id: string) => ({
  ...{ id, issuer_type_id: 3, issuer: 'Corte di cassazione', type: 'sentenza', number: '1' },
  ...{ year: 2019, date: '2019-01-12', area: 1, full_text: null },
  principles: [{ n: 1, kind: 'principle', title: 'Appalto - Vizi', text: `Massima di ${id}.` }],
});

async function index(corpus: string, ...ids: string[]): Promise<void> {
  const from = path.join(folder, `${corpus}.jsonl`);
  await writeFile(from, ids.map((id) => JSON.stringify(ruling(id))).join('\n'));
  const progress = new Progress(() => undefined);
  await indexCorpus({ engine, from, reader: readJsonLine, progress, corpus, ifChanged: true, prune: true });
}

async function partsOfIndex(): Promise<number> {
  const answer = await fetch(`${node}/admin/cores?action=STATUS&core=${core}&wt=json`);
  const said = (await answer.json()) as { status: Record<string, { index: { segmentCount: number } }> };
  return said.status[core]?.index.segmentCount ?? 0;
}

test('a load leaves one index in one part, and what is added to it leaves the rest as it is', async () => {
  await index('all', 'a', 'b', 'c', 'd');
  expect(await partsOfIndex()).toBe(1);
  await index('new', 'e');
  expect(await partsOfIndex()).toBeGreaterThan(1);
  await index('all', 'a', 'b', 'c', 'f');
  expect(await partsOfIndex()).toBe(1);
  const { numFound } = await engine.select({ q: 'kind:ruling', rows: '0' });
  expect(numFound).toBe(5);
});

test('a ruling whose principle would take the place of another ruling is rejected, and the others are there', async () => {
  await index('alike', 'x-m1', 'x', 'y');
  const { docs } = await engine.select({ q: 'id:(x* OR y*)', fl: 'id,kind', sort: 'id asc' });
  expect(docs.map(({ id, kind }) => `${String(id)} ${String(kind)}`)).toEqual([
    'x-m1 ruling',
    'x-m1-m1 principle',
    'y ruling',
    'y-m1 principle',
  ]);
});
