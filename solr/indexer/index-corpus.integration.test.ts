import { readFile, writeFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { indexCorpus, type CorpusJob } from './index-corpus.ts';
import { Progress } from './progress.ts';
import { readJsonLine } from './readers/json-lines.ts';
import { ownCore } from './testing/own-core.ts';

/** On the real engine, in its own core. */
const { node, name: core, engine, file } = ownCore('corpus', { isEmptied: false });

const ruling = (id: string) => ({
  ...{ id, issuer_type_id: 3, issuer: 'Corte di cassazione', type: 'sentenza', number: '1' },
  ...{ year: 2019, date: '2019-01-12', area: 1, full_text: null },
  principles: [{ n: 1, kind: 'principle', title: 'Appalto - Vizi', text: `Massima di ${id}.` }],
});

const index = (corpus: string, ...ids: string[]) => indexLines(corpus, ids.map(ruling));

async function indexLines(
  corpus: string,
  lines: readonly unknown[],
  how: Partial<CorpusJob> = {},
): Promise<void> {
  const from = file(`${corpus}.jsonl`);
  await writeFile(from, lines.map((line) => JSON.stringify(line)).join('\n'));
  const progress = new Progress(() => undefined);
  const usual = {
    engine,
    from,
    reader: readJsonLine,
    progress,
    corpus,
    ifChanged: true,
    prune: true,
    acceptRejects: true,
  };
  await indexCorpus({ ...usual, ...how });
}

const idsOf = async (query: string) => {
  const { docs } = await engine.select({ q: query, fl: 'id', sort: 'id asc' });
  return docs.map(({ id }) => String(id));
};

async function partsOfIndex(): Promise<number> {
  const response = await fetch(`${node}/admin/cores?action=STATUS&core=${core}&wt=json`);
  const status = (await response.json()) as { status: Record<string, { index: { segmentCount: number } }> };
  return status.status[core]?.index.segmentCount ?? 0;
}

test('merges the index into a single segment after a load, but not after an addition', async () => {
  await index('all', 'a', 'b', 'c', 'd');
  expect(await partsOfIndex()).toBe(1);
  await index('new', 'e');
  expect(await partsOfIndex()).toBeGreaterThan(1);
  await index('all', 'a', 'b', 'c', 'f');
  expect(await partsOfIndex()).toBe(1);
  const { numFound } = await engine.select({ q: 'kind:ruling', rows: '0' });
  expect(numFound).toBe(5);
});

test('rejects a ruling whose principle has the id of another ruling', async () => {
  await index('alike', 'x-m1', 'x', 'y');
  const { docs } = await engine.select({ q: 'id:(x* OR y*)', fl: 'id,kind', sort: 'id asc' });
  expect(docs.map(({ id, kind }) => `${String(id)} ${String(kind)}`)).toEqual([
    'x-m1 ruling',
    'x-m1-m1 principle',
    'y ruling',
    'y-m1 principle',
  ]);
});

test('rejects a ruling with the id of an earlier ruling’s principle', async () => {
  await index('alike-too', 'v', 'v-m1', 'v-m2');
  expect(await idsOf('id:v*')).toEqual(['v', 'v-m1', 'v-m2', 'v-m2-m1']);
  expect(await idsOf('kind:principle AND ruling_id:v')).toEqual(['v-m1']);
});

test('rejects lines with terms too long for Solr, and indexes the others', async () => {
  const long = 'x'.repeat(40_000);
  const odd = [{ issuer: long }, { number: long }, { section: long }, { ecli: long }, { place: long }];
  const lines = odd.map((fields, i) => ({ ...ruling(`long-${i}`), ...fields }));
  const rejectsFile = file('rejected.jsonl');
  await indexLines('long', [...lines, { ...ruling('long-9'), cites: [`cost:${long}`] }, ruling('short')], {
    rejectsFile,
  });
  expect(await idsOf('kind:ruling AND corpus:long')).toEqual(['short']);
  expect((await readFile(rejectsFile, 'utf8')).trim().split('\n')).toHaveLength(6);
  await indexLines('long', [ruling('short')], { rejectsFile });
  await expect(readFile(rejectsFile)).rejects.toThrow('ENOENT');
});

test('fails with the reason if rejects cannot be written', async () => {
  await expect(indexLines('unwritable', [{ id: 'z' }], { rejectsFile: file('.') })).rejects.toThrow('EISDIR');
});

test.each([
  ['an empty file', []],
  ['lines of another form', [{ ID: 'kept-1' }, { ID: 'kept-2' }, { ID: 'kept-3' }]],
])('%s does not delete a corpus', async (_what, lines) => {
  const ids = ['kept-1', 'kept-2', 'kept-3'];
  await index('kept', ...ids);
  await expect(indexLines('kept', lines)).rejects.toThrow('--prune-most');
  expect(await idsOf('kind:ruling AND corpus:kept')).toEqual(ids);
});

test('deletes a corpus for an empty file if requested, but never for unreadable lines', async () => {
  await index('emptied', 'emptied-1', 'emptied-2');
  await expect(indexLines('emptied', [{ ID: 'x' }], { pruneMost: true })).rejects.toThrow(
    'Nothing was accepted',
  );
  expect(await idsOf('kind:ruling AND corpus:emptied')).toEqual(['emptied-1', 'emptied-2']);
  await indexLines('emptied', [], { pruneMost: true });
  expect(await idsOf('corpus:emptied AND -kind:marker')).toEqual([]);
});
