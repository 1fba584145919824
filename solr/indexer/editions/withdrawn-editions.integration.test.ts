import { writeFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { indexCorpus } from '../index-corpus.ts';
import { Progress } from '../progress.ts';
import { readJsonLine } from '../readers/json-lines.ts';
import { ownCore } from '../testing/own-core.ts';
import { indexedRulings } from '../withdraw/withdraw-everywhere.ts';
import { takeOut } from '../withdrawn.ts';
import { withdrawnDocuments } from '../withdrawn-ids.ts';
import { readSources } from './stored-sources.ts';

/** Tests the withdrawal of a ruling that several sources have. */
const { node, name, engine, file } = ownCore('withdrawn-editions');

const ruling = (id: string, source: string, more: object = {}) => ({
  ...{ id, issuer_type_id: 3, issuer: 'Corte di cassazione', type: 'sentenza', number: id },
  ...{ year: 2021, date: '2021-01-12', area: 1, full_text: null },
  principles: [{ n: 1, kind: 'principle', title: 'Appalto - Vizi', text: 'Il committente denuncia i vizi.' }],
  source: { name: source, licence: 'libera', credit: `Fonte: ${source}` },
  ...more,
});
const alone = ruling('b', 'Altra');

async function load(corpus: string, rulings: readonly object[]) {
  const from = file(`${corpus}.jsonl`);
  await writeFile(from, rulings.map((ruling) => JSON.stringify(ruling)).join('\n'));
  const job = { engine, from, reader: readJsonLine, corpus, ifChanged: false, prune: true };
  return indexCorpus({ ...job, progress: new Progress(() => undefined) });
}
async function loadBoth() {
  await load('shown', [ruling('a', 'Altra'), alone]);
  await load('kept', [ruling('a', 'Massimario')]);
  expect(await idsOf('kind:edition')).toEqual(['edition:a:kept']);
}
async function loadAll() {
  await loadBoth();
  await load('other', [ruling('a', 'Muta', { principles: [] })]);
}
const idsOf = async (q: string) =>
  (await engine.select({ q, fl: 'id', sort: 'id asc', rows: '100' })).docs.map(({ id }) => String(id));
const versionOf = async (id: string) => {
  const { docs } = await engine.select({ q: `id:${id}`, fl: '_version_' });
  expect(docs[0]).toHaveProperty('_version_');
  return docs[0]!['_version_'];
};
const credits = async () => {
  const { docs } = await engine.select({ q: 'ruling_id:a AND -kind:edition', fl: 'sources', rows: '100' });
  return docs.map(({ sources }) =>
    readSources(sources)
      .map((source) => source.name)
      .join('+'),
  );
};

test('writes nothing if a ruling is withdrawn again', async () => {
  await loadBoth();
  await takeOut(engine, ['shown:a']);
  const before = await versionOf('a');
  await takeOut(engine, ['shown:a']);
  expect(new Set(await credits())).toEqual(new Set(['Massimario']));
  expect(await versionOf('a')).toBe(before);
});

test('withdraws two of three editions or all of them in one call', async () => {
  await loadAll();
  await takeOut(engine, ['shown:a', 'kept:a']);
  expect(new Set(await credits())).toEqual(new Set(['Muta']));
  expect(await idsOf('kind:edition')).toEqual([]);
  await engine.deleteQuery('*:*');
  await loadAll();
  await takeOut(engine, ['shown:a', 'kept:a', 'other:a']);
  expect(await idsOf('ruling_id:a')).toEqual([]);
});

describe('a withdrawn principle', () => {
  const withdrawnId = 'a-m1';

  test('is removed from stored editions, and no load or prune restores it', async () => {
    await loadBoth();
    await (await indexedRulings(node, name)).takeOut([withdrawnId]);
    const { docs } = await engine.select({ q: 'kind:edition', fl: 'edition' });
    expect(docs).toHaveLength(1);
    expect(String(docs[0]?.['edition'])).not.toContain('denuncia');
    expect(new Set(await credits())).toEqual(new Set(['Altra+Massimario']));
    await load('kept', [ruling('a', 'Massimario')]);
    expect(await idsOf('ruling_id:a AND kind:principle')).toEqual([]);
    await load('shown', [alone]);
    expect(await idsOf('ruling_id:a AND kind:principle')).toEqual([]);
    expect(new Set(await credits())).toEqual(new Set(['Massimario']));
  });

  test('is omitted from editions that still contain it', async () => {
    await loadBoth();
    await engine.add(withdrawnDocuments([withdrawnId]));
    await engine.commit(true);
    await load('shown', [alone]);
    expect(await idsOf('ruling_id:a')).toEqual(['a']);
  });

  describe('if it is a synthesis', () => {
    const long = 'Il committente denuncia tempestivamente le difformità dell’opera appaltata.';
    const summed = (id: string, source: string, count: number) =>
      ruling(id, source, {
        full_text: long,
        principles: Array.from({ length: count }, (_, i) => ({
          ...{ n: i + 1, kind: 'synthesis', title: 'Appalto', text: `In breve, punto ${i + 1}.` },
        })),
      });
    const foundBy = () => idsOf('{!edismax qf="full_words behind_words" v="tempestivamente difformità"}');
    const stored = async (id: string) => {
      const { docs } = await engine.select({ q: `ruling_id:${id}`, fl: '*', sort: 'id asc', rows: '9' });
      return docs.map(({ _version_, indexed_at: _, ...fields }) => fields);
    };

    test.each(['one source', 'several'])('keeps the full text of %s searchable', async (sources) => {
      await load('shown', [summed('a', 'Altra', 2), alone]);
      if (sources === 'several') await load('kept', [ruling('a', 'Muta', { principles: [] })]);
      expect(await foundBy()).toEqual(['a-s1']);
      await takeOut(engine, ['a-s1']);
      expect(await foundBy()).toEqual(['a-s2']);
      await takeOut(engine, ['a-s2']);
      expect(await foundBy()).toEqual(['text:a']);
      const after = await stored('a');
      expect(after.length).toBe(sources === 'several' ? 3 : 2);
      // as the next load of its file makes them
      await load('shown', [summed('a', 'Altra', 2), alone]);
      expect(await stored('a')).toEqual(after);
    });
  });

  test('is deleted without rewriting the ruling if it has a single source', async () => {
    await loadBoth();
    const before = await versionOf('b');
    await takeOut(engine, ['b-m1']);
    expect(await idsOf('ruling_id:b')).toEqual(['b']);
    expect(await versionOf('b')).toBe(before);
  });
});
