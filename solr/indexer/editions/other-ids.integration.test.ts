import { writeFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { indexCorpus, type CorpusJob } from '../index-corpus.ts';
import { Progress } from '../progress.ts';
import { readJsonLine } from '../readers/json-lines.ts';
import { ownCore } from '../testing/own-core.ts';
import { tryCorpus } from '../try-corpus.ts';
import { indexedRulings } from '../withdraw/withdraw-everywhere.ts';
import { readSources } from './stored-sources.ts';

/**
 * Tests a ruling that a publisher loads under the publisher's id, and a public source under the id
 * that readers derive.
 */
const { node, name, engine, file } = ownCore('other-ids');
const next = ownCore('other-ids-next');

const text = (length: number, of: string) =>
  Array.from({ length }, (_, i) => `Il punto ${i} riguarda ${of} numero ${i * 7} e il fatto ${i * 13}.`).join(
    '\n',
  );
const fullText = text(40, 'la cosa');
const ruling = (id: string, source: string, more: object = {}) => ({
  ...{ id, issuer_type_id: 3, issuer: 'Corte di cassazione', type: 'sentenza', number: '1', year: 2021 },
  ...{ date: '2021-01-12', area: 1, section: '3', full_text: fullText, principles: [] },
  source: { name: source, licence: 'libera', credit: `Fonte: ${source}` },
  ...more,
});
const massima = { n: 1, kind: 'principle', title: 'Appalto - Vizi', text: 'Il committente denuncia i vizi.' };
const public1 = ruling('cass-civ-2021-1', 'Portale');
const own1 = ruling('pub-7', 'Editore', { principles: [massima], full_text: null, date: '2021-01-10' });
const otherRulings = (of: string, source: string) =>
  [5, 6, 7].map((i) => ruling(`${of}-${i}`, source, { number: String(i + (of === 'p' ? 0 : 100)) }));

async function load(corpus: string, rulings: readonly object[], how: Partial<CorpusJob> = {}) {
  const from = file(`${corpus}.jsonl`);
  await writeFile(from, rulings.map((ruling) => JSON.stringify(ruling)).join('\n'));
  const job = { engine, from, reader: readJsonLine, corpus, ifChanged: false, prune: true, pruneMost: true };
  return indexCorpus({ ...job, progress: new Progress(() => undefined), ...how });
}
const idsOf = async (q: string, of = engine) =>
  (await of.select({ q, fl: 'id', sort: 'id asc', rows: '100' })).docs.map(({ id }) => String(id));
const rulingIds = (of = engine) => idsOf('kind:ruling AND number:1', of);
const credits = async (id: string) => {
  const { docs } = await engine.select({ q: `id:${id}`, fl: 'sources' });
  return readSources(docs[0]?.['sources']).map((source) => source.name);
};
const both = async () => {
  await load('portale', [public1, ...otherRulings('p', 'Portale')]);
  await load('editore', [own1, ...otherRulings('e', 'Editore')]);
};

test('merges two editions into a ruling, shows the richer and credits both', async () => {
  await both();
  expect(await rulingIds()).toEqual(['cass-civ-2021-1']);
  expect(await credits('cass-civ-2021-1')).toEqual(['Editore', 'Portale']);
  expect(await idsOf('ruling_id:cass-civ-2021-1')).toEqual([
    ...['cass-civ-2021-1', 'cass-civ-2021-1-m1', 'edition:cass-civ-2021-1:portale'],
  ]);
  expect(await load('editore', [own1, ...otherRulings('e', 'Editore')])).toMatchObject({
    rulings: 4,
    rejected: 0,
  });
  expect(await load('portale', [public1, ...otherRulings('p', 'Portale')])).toMatchObject({ rulings: 4 });
  expect(await rulingIds()).toEqual(['cass-civ-2021-1']);
  expect(await credits('cass-civ-2021-1')).toEqual(['Editore', 'Portale']);
  const lines: string[] = [];
  const job = { engine, from: file('editore.jsonl'), reader: readJsonLine, corpus: 'editore', prune: true };
  await tryCorpus({ ...job, ifChanged: false, progress: new Progress(() => undefined) }, (line) =>
    lines.push(line),
  );
  expect(lines.slice(0, 2)).toEqual([
    '4 rulings would be indexed into editore: 0 new, 4 again.',
    '0 would be deleted, because the input no longer contains them.',
  ]);
});

test('keeps the id that was indexed first', async () => {
  await load('editore', [own1, ...otherRulings('e', 'Editore')]);
  await load('portale', [public1, ...otherRulings('p', 'Portale')]);
  expect(await rulingIds()).toEqual(['pub-7']);
  expect(await credits('pub-7')).toEqual(['Editore', 'Portale']);
  // an index rebuilt in another order has the same ids
  const into = { engine: next.engine, present: engine };
  await load('portale', [public1, ...otherRulings('p', 'Portale')], into);
  await load('editore', [own1, ...otherRulings('e', 'Editore')], into);
  expect(await rulingIds(next.engine)).toEqual(['pub-7']);
  expect(await idsOf('ruling_id:pub-7', next.engine)).toEqual(['edition:pub-7:portale', 'pub-7', 'pub-7-m1']);
});

test('keeps two published ids in the replacing index, because folders contain both', async () => {
  await load('portale', [public1, ...otherRulings('p', 'Portale')]);
  await load('editore', [{ ...own1, section: '2' }, ...otherRulings('e', 'Editore')]);
  expect(await rulingIds()).toEqual(['cass-civ-2021-1', 'pub-7']);
  const into = { engine: next.engine, present: engine };
  await load('portale', [public1, ...otherRulings('p', 'Portale')], into);
  await load('editore', [own1, ...otherRulings('e', 'Editore')], into);
  expect(await rulingIds(next.engine)).toEqual(['cass-civ-2021-1', 'pub-7']);
});

test('keeps the id if one edition is removed', async () => {
  await both();
  await load('editore', otherRulings('e', 'Editore'));
  expect(await credits('cass-civ-2021-1')).toEqual(['Portale']);
  expect(await idsOf('full_words:riguarda AND ruling_id:cass-civ-2021-1')).toEqual(['text:cass-civ-2021-1']);
  await both();
  const rulings = await indexedRulings(node, name);
  await rulings.takeOut(await rulings.idsOf(['portale:cass-civ-2021-1']));
  expect(await credits('cass-civ-2021-1')).toEqual(['Editore']);
  await load('editore', [own1, ...otherRulings('e', 'Editore')]);
  expect(await rulingIds()).toEqual(['cass-civ-2021-1']);
  expect(await credits('cass-civ-2021-1')).toEqual(['Editore']);
});

test.each(['pub-7', 'cass-civ-2021-1'])('withdraws a ruling by %s under both ids permanently', async (id) => {
  await both();
  const rulings = await indexedRulings(node, name);
  const ids = await rulings.idsOf([id]);
  expect(ids.toSorted()).toEqual(['cass-civ-2021-1', 'pub-7']);
  await rulings.takeOut([id]);
  await both();
  expect(await rulingIds()).toEqual([]);
  expect(await idsOf('kind:edition')).toEqual([]);
});

test('withdraws an edition or a principle by either id', async () => {
  await both();
  const rulings = await indexedRulings(node, name);
  await rulings.takeOut(await rulings.idsOf(['pub-7-m1']));
  expect(await idsOf('kind:principle AND number:1')).toEqual([]);
  await both();
  expect(await idsOf('kind:principle AND number:1')).toEqual([]);
  await rulings.takeOut(await rulings.idsOf(['editore:pub-7']));
  expect(await credits('cass-civ-2021-1')).toEqual(['Portale']);
  expect(await load('editore', [own1, ...otherRulings('e', 'Editore')])).toMatchObject({
    rulings: 3,
    rejected: 1,
  });
  expect(await credits('cass-civ-2021-1')).toEqual(['Portale']);
});

test.each([
  [
    'its text is another',
    { full_text: text(40, 'l’altra').replaceAll('punto', 'capo').replaceAll('fatto', 'rilievo') },
  ],
  ['it is of another kind', { type: 'ordinanza' }],
  ['it is of the other branch', { area: 2 }],
  ['it is of another section, and has no text that would tell', { full_text: null, section: '2' }],
  ['it is of another court', { issuer_type_id: 5, issuer: 'Consiglio di Stato' }],
  ['it is of the same source', { source: public1.source }],
])('they stay apart where %s', async (_what, more) => {
  await load('portale', [public1, ...otherRulings('p', 'Portale')]);
  expect(await load('editore', [{ ...own1, ...more }, ...otherRulings('e', 'Editore')])).toMatchObject({
    rulings: 4,
  });
  expect(await rulingIds()).toEqual(['cass-civ-2021-1', 'pub-7']);
});

test('also compares the day of rulings of local courts', async () => {
  const roman = {
    issuer_type_id: 1,
    issuer: 'Tribunale di Roma',
    place: 'Roma',
    full_text: null,
    section: null,
  };
  await load('portale', [{ ...public1, ...roman, id: 'trib-roma-2021-1' }, ...otherRulings('p', 'Portale')]);
  await load('editore', [{ ...own1, ...roman, date: '2021-03-03' }, ...otherRulings('e', 'Editore')]);
  expect(await rulingIds()).toEqual(['pub-7', 'trib-roma-2021-1']);
  await load('altro', [
    { ...own1, ...roman, id: 'alt-1', date: '2021-01-12', source: { ...own1.source, name: 'Altro' } },
  ]);
  // two rulings have this number, so the edition belongs to neither
  expect(await rulingIds()).toEqual(['alt-1', 'pub-7', 'trib-roma-2021-1']);
});

test('merges only one of two rulings of a corpus with the same number, and succeeds', async () => {
  await load('portale', [public1, ...otherRulings('p', 'Portale')]);
  const duplicates = [
    own1,
    { ...own1, id: 'pub-8' },
    ...otherRulings('e', 'Editore'),
    { ...own1, id: 'cass-civ-2021-1' },
  ];
  const many = Array.from({ length: 12 }, (_, i) => ruling(`m-${i}`, 'Editore', { number: String(i + 300) }));
  expect(await load('editore', [...duplicates, ...many])).toMatchObject({ rejected: 0 });
  expect(await rulingIds()).toEqual(['cass-civ-2021-1', 'pub-7', 'pub-8']);
  expect(await credits('cass-civ-2021-1')).toEqual(['Editore', 'Portale']);
});
