import { writeFile } from 'node:fs/promises';
import { bandsOf, shinglesOf } from '@massima/law/near-duplicates';
import { expect, test } from 'vitest';
import { Checkpoint } from './checkpoint.ts';
import { Progress } from './progress.ts';
import { readJsonLine } from './readers/json-lines.ts';
import { Rejects } from './rejects.ts';
import { runIndexer } from './run-indexer.ts';
import { findSources } from './sources.ts';
import { ownCore } from './testing/own-core.ts';

/** The indexer on the real engine, in its own core. */
const { engine, file } = ownCore('indexer', { isEmptied: false });

const principle = (n: number) => ({ n, kind: 'principle', title: 'Appalto - Vizi', text: `Massima ${n}.` });
const ruling = (id: string, principles: number) => ({
  id,
  issuer_type_id: 3,
  issuer: 'Corte di cassazione',
  type: 'sentenza',
  number: '1',
  year: 2019,
  date: '2019-01-12',
  area: 1,
  full_text: null,
  principles: Array.from({ length: principles }, (_, i) => principle(i + 1)),
});

async function index(...rulings: unknown[]): Promise<void> {
  await indexAt(undefined, ...rulings);
}
async function indexAt(indexedAt: string | undefined, ...rulings: unknown[]): Promise<void> {
  const from = file('rulings.jsonl');
  await writeFile(from, rulings.map((ruling) => JSON.stringify(ruling)).join('\n'));
  await runIndexer({
    engine,
    sources: await findSources(from),
    reader: readJsonLine,
    checkpoint: await Checkpoint.open(undefined, ''),
    rejects: new Rejects(undefined),
    progress: new Progress(() => {}),
    stamp: { corpus: 'test', corpus_hash: 'x' },
    indexedAt,
  });
  await engine.commit(true);
}

async function indexedIds(): Promise<string[]> {
  const { docs } = await engine.select({ q: '*:*', fl: 'id', sort: 'id asc', rows: '100' });
  return docs.map(({ id }) => String(id));
}

test('deletes principles that the ruling no longer has, and keeps other rulings’ principles', async () => {
  await index(ruling('a', 3), ruling('b', 2));
  expect(await indexedIds()).toEqual(['a', 'a-m1', 'a-m2', 'a-m3', 'b', 'b-m1', 'b-m2']);
  await index(ruling('a', 1));
  expect(await indexedIds()).toEqual(['a', 'a-m1', 'b', 'b-m1', 'b-m2']);
});

test('leaves the index unchanged if the same rulings are indexed again', async () => {
  const before = await indexedIds();
  await index(ruling('b', 2), ruling('a', 1));
  expect(await indexedIds()).toEqual(before);
});

test('dates a ruling by its first run', async () => {
  const dates = async () => {
    const { docs } = await engine.select({
      q: '*:*',
      fl: 'id,indexed_at',
      sort: 'id asc',
      rows: '100',
    });
    return Object.fromEntries(docs.map(({ id, indexed_at }) => [id, indexed_at]));
  };
  const [first, second] = ['2026-11-20T08:00:00Z', '2026-11-21T08:00:00Z'];
  await indexAt(first, ruling('b', 2), ruling('n', 1));
  expect(await dates()).toMatchObject({ b: undefined, n: first, 'n-m1': first });
  await indexAt(second, ruling('n', 2), ruling('o', 1));
  expect(await dates()).toMatchObject({ n: first, 'n-m1': first, 'n-m2': first, o: second });
  expect((await dates())['a']).toBeUndefined();
  await engine.deleteQuery('ruling_id:(n OR o)');
});

test('gives only near duplicates a common term', async () => {
  const principleText = (article: string) =>
    `La questione di legittimità costituzionale dell'art. ${article} è manifestamente infondata, perché è già stata decisa nello stesso senso e
     il giudice rimettente non adduce argomenti nuovi o diversi da quelli allora valutati dalla Corte costituzionale.`;
  const other = `Il custode risponde dei danni cagionati dalla cosa anche senza colpa, salvo che provi il caso fortuito, il quale può consistere
     nel fatto del terzo o dello stesso danneggiato che abbia efficacia causale esclusiva.`;
  const texts: Record<string, string> = { x: principleText('5 c.p.'), y: principleText('7 c.p.'), z: other };
  await index(
    ...Object.entries(texts).map(([id, text]) => ({
      ...ruling(id, 1),
      principles: [{ ...principle(1), text }],
    })),
  );
  const bands = bandsOf(shinglesOf(texts['x'] ?? '')).join(',');
  const { docs } = await engine.select({ q: '{!terms f=bands v=$bands}', bands, fl: 'id', sort: 'id asc' });
  expect(docs.map(({ id }) => id)).toEqual(['x-m1', 'y-m1']);
});
