import { readFile, writeFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { indexCorpus, type CorpusJob } from '../index-corpus.ts';
import { Progress } from '../progress.ts';
import { readJsonLine } from '../readers/json-lines.ts';
import type { Records } from '../records/record.ts';
import type { Reject } from '../rejects.ts';
import { ownCore } from '../testing/own-core.ts';
import { tryCorpus } from '../try-corpus.ts';
import { indexedRulings } from '../withdraw/withdraw-everywhere.ts';
import { withCopies } from './edition.ts';
import { editionsOf } from './editions-of.ts';
import { readSources } from './stored-sources.ts';

/** Tests a ruling from several sources, on real Solr, in a separate core. */
const { node, name, engine, file } = ownCore('editions');

const sentence = (i: number) => `Il punto ${i} riguarda la cosa numero ${i * 7} e il fatto ${i * 13}.`;
const text = (length: number, from = 0) => Array.from({ length }, (_, i) => sentence(i + from)).join('\n');
const sourceOf = (of: string) => ({ name: of, licence: `licenza ${of}`, credit: `Fonte: ${of}` });
const principle = (kind: 'principle' | 'synthesis', content: string) => ({
  ...{ n: 1, kind, title: 'Appalto - Vizi', text: content },
});

const ruling = (of: string | undefined, more: object = {}) => ({
  ...{ id: 'cass-civ-2021-1', issuer_type_id: 3, issuer: 'Corte di cassazione', type: 'sentenza' },
  ...{ number: '1', year: 2021, date: '2021-01-12', area: 1, full_text: text(40), principles: [] },
  ...(of && { source: sourceOf(of) }),
  ...more,
});
/** From the richest on. */
const synthesis = ruling(undefined, {
  ...{ full_text: null, principles: [principle('synthesis', 'In breve, la corte accoglie.')] },
});
const massima = ruling('Massimario', {
  ...{ full_text: null, principles: [principle('principle', 'Il committente denuncia i vizi.')] },
});
const longer = ruling('Lunga', { full_text: text(50) });
const shorter = ruling('Breve');
const none = ruling('Muta', { full_text: null });

async function load(corpus: string, rulings: readonly object[], how: Partial<CorpusJob> = {}) {
  const from = file(`${corpus}.jsonl`);
  await writeFile(from, rulings.map((ruling) => JSON.stringify(ruling)).join('\n'));
  const usual = { engine, from, reader: readJsonLine, corpus, ifChanged: false, prune: true };
  return indexCorpus({ ...usual, progress: new Progress(() => undefined), ...how });
}
const idsOf = async (q: string) =>
  (await engine.select({ q, fl: 'id', sort: 'id asc', rows: '100' })).docs.map(({ id }) => String(id));

const without = (doc: Record<string, unknown>, ...names: string[]) =>
  Object.fromEntries(Object.entries(doc).filter(([of]) => !names.includes(of)));

/** Returns all documents of the ruling in a stable order. */
async function visible() {
  const { docs } = await engine.select({
    q: 'ruling_id:cass-civ-2021-1 AND -kind:(edition OR meaning OR passage)',
    ...{ fl: '*', sort: 'id asc', rows: '100' },
  });
  return docs.map((doc) => without(doc, '_version_', 'corpus_hash'));
}
const credits = async () =>
  (await visible()).map(({ sources }) =>
    readSources(sources)
      .map(({ name: source }) => source)
      .join('+'),
  );

test.each([
  ['a synthesis before massime', synthesis, massima],
  ['massime before a full text', massima, longer],
  ['a longer text before a shorter one', longer, shorter],
  ['a text before none', shorter, none],
])('shows %s in either order of loading, and credits both', async (_what, richer, poorer) => {
  await load('one', [richer]);
  await load('two', [poorer]);
  const after = await visible();
  await engine.deleteQuery('*:*');
  await engine.commit(true);
  await load('two', [poorer]);
  await load('one', [richer]);
  // what the first index was filled with is no news; what came second is
  const undated = (docs: Record<string, unknown>[]) => docs.map((doc) => without(doc, 'indexed_at'));
  expect(undated(await visible())).toEqual(undated(after));
  expect(after.every(({ corpus }) => corpus === 'one')).toBe(true);
  const names = [richer, poorer].flatMap((edition) => ('source' in edition ? [edition.source.name] : []));
  expect(new Set(await credits())).toEqual(new Set([names.join('+')]));
});

test('orders equally rich editions independently of loading', async () => {
  const [a, b] = [ruling('Alfa'), ruling('Beta')];
  await load('b', [b]);
  await load('a', [a]);
  expect(new Set(await credits())).toEqual(new Set(['Alfa+Beta']));
  await load('b', [b]);
  expect(new Set(await credits())).toEqual(new Set(['Alfa+Beta']));
});

const otherRulings = Array.from({ length: 3 }, (_, i) =>
  ruling('Lunga', { id: `altra-${i}`, number: `${i + 5}` }),
);
const three = async () => {
  await load('longer', [longer, ...otherRulings]);
  await load('massime', [massima]);
  await load('shorter', [shorter]);
};

test('counts hidden editions in their corpus, and changes nothing if loaded again', async () => {
  await three();
  const before = await visible();
  expect(await load('longer', [longer, ...otherRulings])).toMatchObject({ rulings: 4, rejected: 0 });
  expect(await load('shorter', [shorter])).toMatchObject({ rulings: 1 });
  expect(await visible()).toEqual(before);
  expect(await idsOf('kind:edition')).toEqual([
    ...['edition:cass-civ-2021-1:longer', 'edition:cass-civ-2021-1:shorter'],
  ]);
});

test('prunes only the edition of one corpus', async () => {
  await load('shorter', [shorter]);
  const alone = await visible();
  await engine.deleteQuery('*:*');
  await engine.commit(true);
  await three();
  await load('massime', [none], { pruneMost: true });
  expect(new Set(await credits())).toEqual(new Set(['Lunga+Breve+Muta']));
  await load('massime', [], { pruneMost: true });
  expect(new Set(await credits())).toEqual(new Set(['Lunga+Breve']));
  // the richest goes with a later state of its corpus
  await load('longer', otherRulings);
  const left = await visible();
  const undated = (docs: Record<string, unknown>[]) => docs.map((doc) => without(doc, 'indexed_at'));
  expect(undated(left)).toEqual(undated(alone));
  expect(await idsOf('kind:edition')).toEqual([]);
  expect(await idsOf('full_words:riguarda AND ruling_id:cass*')).toEqual(['text:cass-civ-2021-1']);
});

test('withdraws the edition of one source permanently, or the ruling with all editions', async () => {
  await three();
  const rulings = await indexedRulings(node, name);
  const [withdrawn = ''] = await rulings.idsOf(['massime:cass-civ-2021-1']);
  expect((await rulings.held([withdrawn]))[0]!.documents).toBeGreaterThan(0);
  await rulings.takeOut([withdrawn]);
  expect((await rulings.held([withdrawn]))[0]!.documents).toBe(0);
  expect(new Set(await credits())).toEqual(new Set(['Lunga+Breve']));
  expect(
    await load('massime', [massima, ...otherRulings.map((other) => ({ ...other, id: `${other.id}x` }))]),
  ).toMatchObject({
    ...{ rulings: 3, rejected: 1 },
  });
  expect(new Set(await credits())).toEqual(new Set(['Lunga+Breve']));
  await expect(rulings.idsOf(['massime:altra-0'])).rejects.toThrow('has no ruling');
  await expect(rulings.idsOf(['longer:altra-0'])).rejects.toThrow('Only longer has altra-0');
  expect(await rulings.presentOf([withdrawn])).toEqual([]);
  await load('massime', [massima], { again: [withdrawn], pruneMost: true });
  expect(await rulings.presentOf([withdrawn])).toEqual([withdrawn]);
  expect(new Set(await credits())).toEqual(new Set(['Massimario+Lunga+Breve']));
  await rulings.takeOut(['cass-civ-2021-1']);
  expect(await idsOf('ruling_id:cass-civ-2021-1')).toEqual([]);
});

test('rejects an id whose text differs, but accepts another scan of the text', async () => {
  await load('longer', [longer, ...otherRulings]);
  const foreign = ruling('Breve', { full_text: text(60, 500).replaceAll('riguarda', 'attiene a') });
  const many = Array.from({ length: 12 }, (_, i) => ruling('Breve', { id: `mia-${i}`, number: `${i + 50}` }));
  const rejectsFile = file('rejected.jsonl');
  const output: string[] = [];
  const from = file('to-try.jsonl');
  await writeFile(from, [...many, foreign].map((record) => JSON.stringify(record)).join('\n'));
  const before = await visible();
  await tryCorpus(
    {
      ...{ engine, from, reader: readJsonLine, corpus: 'shorter', ifChanged: false, prune: true },
      progress: new Progress(() => undefined),
    },
    (line) => output.push(line),
  );
  expect(output.join('\n')).toContain('12 rulings would be indexed into shorter: 12 new, 0 again.');
  expect(output.join('\n')).toContain('1 lines or parts would be rejected.');
  expect(output.join('\n')).toContain(
    'its number is that of another text in the index, n. 1/2021 from Lunga',
  );
  expect(await visible()).toEqual(before);
  const counts = await load('shorter', [...many, foreign], { rejectsFile });
  expect(counts).toMatchObject({ rulings: 12, rejected: 1 });
  expect(JSON.parse(await readFile(rejectsFile, 'utf8'))).toMatchObject({
    ...{ id: 'cass-civ-2021-1', line: 13 },
    reason:
      'its number is that of another text in the index, n. 1/2021 from Lunga: the two have hardly a sentence in common',
  });
  expect(await credits()).toEqual(['Lunga', 'Lunga']);
  const scanned = ruling('Breve', {
    full_text: text(45).replaceAll('numero', 'nurnero').replaceAll('\n', ' '),
  });
  expect(await load('shorter', [...many, scanned])).toMatchObject({ rulings: 13, rejected: 0 });
  expect(new Set(await credits())).toEqual(new Set(['Lunga+Breve']));
});

test('lists a rejected id with its file in an archive or folder', async () => {
  await load('longer', [longer, ...otherRulings]);
  const foreign = ruling('Breve', { full_text: text(60, 500).replaceAll('riguarda', 'attiene a') });
  const parts = [
    foreign,
    'no JSON',
    ...Array.from({ length: 20 }, (_, i) => ruling('Breve', { id: `mia-${i}` })),
  ];
  const records: Records = {
    async *of() {
      for (const [at, part] of parts.entries())
        yield await Promise.resolve({ number: at + 1, text: JSON.stringify(part), file: `${at + 1}.json` });
    },
  };
  const rejectsFile = file('rejected-parts.jsonl');
  await load('shorter', [], { records, rejectsFile });
  const rejected = (await readFile(rejectsFile, 'utf8')).trimEnd().split('\n');
  expect(rejected.map((line) => (JSON.parse(line) as Reject).file).sort()).toEqual([
    'shorter.jsonl: 1.json',
    'shorter.jsonl: 2.json',
  ]);
});

test('restores a stored edition to the documents that the indexer made', async () => {
  const rich = ruling('Tutto', {
    ...{ ecli: 'ECLI:IT:CASS:2021:1CIV', section: '3', cites: ['Cass. civ. n. 2346/2001'], place: 'Roma' },
    principles: [
      principle(
        'principle',
        'Il committente denuncia i vizi ai sensi dell’art. 1667 c.c. entro sessanta giorni.',
      ),
      { ...principle('principle', 'L’appaltatore risponde.'), n: 2 },
      principle('synthesis', 'In breve, la corte accoglie.'),
    ],
  });
  await load('rich', [rich]);
  const before = await visible();
  const [edition] = await editionsOf(engine, 'cass-civ-2021-1', new Set());
  const documents = withCopies(edition!);
  await engine.deleteQuery('*:*');
  await engine.add(documents.map((document) => ({ ...document, corpus: 'rich' })));
  await engine.commit(true);
  expect(await visible()).toEqual(before);
  expect(await idsOf('{!field f=behind_words}riguarda')).toEqual(['cass-civ-2021-1-s1']);
  expect(documents.find(({ kind }) => kind === 'principle')).toHaveProperty('bands');
});
