import { writeFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { Engine } from '../engine.ts';
import { indexCorpus, type CorpusJob } from '../index-corpus.ts';
import { Progress } from '../progress.ts';
import { readJsonLine } from '../readers/json-lines.ts';
import { renewIndex } from '../renew/renew-index.ts';
import { ownCore } from '../testing/own-core.ts';
import { takeOut } from '../withdrawn.ts';
import { withdrawnIn } from '../withdrawn-ids.ts';
import { indexedRulings } from './withdraw-everywhere.ts';

const { node, name, engine, place: indexHost, file } = ownCore('withdraw');

const ruling = (id: string, word = 'appalto') => ({
  ...{ id, issuer_type_id: 3, issuer: 'Corte di cassazione', type: 'sentenza', number: '1' },
  ...{ year: 2019, date: '2019-01-12', area: 1, full_text: `La sentenza ${id} sul ${word}.` },
  ecli: `ECLI:IT:CASS:2019:${id.toUpperCase()}CIV`,
  principles: [1, 2].map((n) => ({ n, kind: 'principle', title: 'Appalto', text: `Massima sul ${word}.` })),
});
const many = [ruling('a'), ruling('b'), ruling('c')];

async function load(rulings: readonly object[], how: Partial<CorpusJob> = {}) {
  const from = file('rulings.jsonl');
  await writeFile(from, rulings.map((ruling) => JSON.stringify(ruling)).join('\n'));
  const usual = { engine, from, reader: readJsonLine, corpus: 'archive', ifChanged: false, prune: true };
  return indexCorpus({ ...usual, progress: new Progress(() => undefined), ...how });
}
const idsOf = async (q: string, of = engine) =>
  (await of.select({ q, fl: 'id', sort: 'id asc', rows: '100' })).docs.map(({ id }) => String(id));

test('keeps a ruling withdrawn when its file is loaded again, until --again', async () => {
  await load(many);
  await (await indexedRulings(node, name)).takeOut(['b']);
  expect(await idsOf('ruling_id:b')).toEqual([]);
  // The file is valid, so the run succeeds although a large part of it was withdrawn.
  expect(await load(many)).toMatchObject({ rulings: 2, rejected: 1 });
  expect(await idsOf('kind:ruling')).toEqual(['a', 'c']);
  await load(many, { again: ['b'] });
  expect(await idsOf('kind:ruling')).toEqual(['a', 'b', 'c']);
  await load(many);
  expect(await idsOf('kind:ruling')).toEqual(['a', 'b', 'c']);
});

test('withdraws a principle and keeps its ruling', async () => {
  await load(many);
  const rulings = await indexedRulings(node, name);
  await rulings.takeOut(await rulings.idsOf(['b-m1']));
  expect(await idsOf('ruling_id:b')).toEqual(['b', 'b-m2', 'text:b']);
  expect(await load(many)).toMatchObject({ rulings: 3, principles: 5, rejected: 1 });
  expect(await idsOf('ruling_id:b')).toEqual(['b', 'b-m2', 'text:b']);
});

test('accepts an ECLI, and reports an unknown id', async () => {
  await load(many);
  const rulings = await indexedRulings(node, name);
  expect(await rulings.idsOf(['ecli:it:cass:2019:bciv', 'not-indexed'])).toEqual(['b', 'not-indexed']);
  await expect(rulings.idsOf(['ECLI:IT:CASS:2019:XCIV'])).rejects.toThrow('No ruling has the ECLI');
  await expect(rulings.idsOf(['Cass. 1/2019'])).rejects.toThrow('neither the id');
  await expect(indexedRulings(node, `${name}x`)).rejects.toThrow('There is no index with the name');
});

test('deletes a ruling withdrawn during a run at the end of the run', async () => {
  await load(many);
  let waiting = true;
  const { select } = engine;
  // Withdraws a ruling while a batch reads the indexed documents for the first time.
  engine.select = async (parameters) => {
    if (waiting && parameters['rulings'] !== undefined) {
      waiting = false;
      const other = new Engine(engine.url);
      await takeOut(other, ['b']);
      await other.close();
    }
    return select(parameters);
  };
  try {
    await load(many);
  } finally {
    engine.select = select;
  }
  expect(waiting).toBe(false);
  expect(await idsOf('kind:ruling')).toEqual(['a', 'c']);
  expect(await idsOf('kind:marker')).toEqual(['marker:archive']);
});

test('withdraws a ruling from all indexes of the name, including rebuilt and previous indexes', async () => {
  await load(many);
  const from = file('more.jsonl');
  await writeFile(from, [...many, ruling('d')].map((record) => JSON.stringify(record)).join('\n'));
  const renew = () =>
    renewIndex({
      ...{
        place: indexHost,
        name,
        reader: readJsonLine,
        progress: new Progress(() => undefined),
        ignoreRuns: false,
      },
      corpora: [{ corpus: 'archive', from }],
      checkpointFile: (index) => file(`${index}.json`),
      say: () => undefined,
    });
  await renew();
  const [before = ''] = await indexHost.others();
  const rulings = await indexedRulings(node, name);
  expect((await rulings.held(['b'])).map(({ isInUse, documents }) => [isInUse, documents])).toEqual([
    [true, 4],
    [false, 4],
  ]);
  await rulings.takeOut(['b']);
  expect((await rulings.held(['b'])).map(({ documents }) => documents)).toEqual([0, 0]);
  const previous = new Engine(indexHost.urlOf(before));
  expect(await idsOf('kind:ruling', previous)).toEqual(['a', 'c']);
  await previous.close();
  await indexHost.drop(before);

  await writeFile(
    from,
    [...many, ruling('d'), ruling('e')].map((record) => JSON.stringify(record)).join('\n'),
  );
  await renew();
  expect(await idsOf('kind:ruling')).toEqual(['a', 'c', 'd', 'e']);
  expect(await withdrawnIn(engine)).toEqual(['b']);
});

test('removes its terms from suggestions and its text from disk', async () => {
  // A part of the index of which it is little: such parts are not rewritten by themselves.
  await load([...Array.from({ length: 60 }, (_, i) => ruling(`r${i}`)), ruling('z', 'zirbelkiefer')]);
  const spelt = async () =>
    (await fetch(`${node}/${name}/terms?terms.fl=spell&terms.prefix=zirbel&wt=json`)).text();
  expect(await spelt()).toContain('zirbelkiefer');
  await (await indexedRulings(node, name)).takeOut(['z']);
  expect(await spelt()).not.toContain('zirbelkiefer');
  const luke = await fetch(`${node}/${name}/admin/luke?show=index&numTerms=0&wt=json`);
  expect(((await luke.json()) as { index: { deletedDocs: number } }).index.deletedDocs).toBe(0);
});
