import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { VectorCache } from '@massima/meaning/vector-cache';
import { unit } from '@massima/meaning/model/unit';
import type { Encode, Model } from '@massima/meaning/passage';
import { indexCorpus } from '../index-corpus.ts';
import { Progress } from '../progress.ts';
import { readJsonLine } from '../readers/json-lines.ts';
import { renewIndex } from '../renew/renew-index.ts';
import { ownCore } from '../testing/own-core.ts';
import { takeOut } from '../withdrawn.ts';
import { indexMeaning, type MeaningJob, type MeaningProgress } from './index-meaning.ts';
import { readModel } from './model.ts';

/** On the real engine, in its own core; the vectors are made up, of the texts. */
const { name, engine, place, file } = ownCore('meaning');

const model: Model = { name: 'made-up', size: 256 };
const encode: Encode = (_kind, text) => {
  const bytes = Array.from({ length: 8 }, (_, i) => createHash('sha256').update(`${i}${text}`).digest());
  return Promise.resolve(unit(Float32Array.from(Buffer.concat(bytes), (byte) => byte - 127)));
};

const ruling = (id: string, text = `Massima di ${id}.`) => ({
  ...{ id, issuer_type_id: 3, issuer: 'Corte di cassazione', type: 'sentenza', number: '1' },
  ...{ year: 2019, date: '2019-01-12', area: 1, full_text: null },
  principles: [
    { n: 1, kind: 'principle', title: 'Appalto - Vizi', text },
    { n: 1, kind: 'synthesis', title: '', text: `In breve: ${text}` },
  ],
});

async function load(rulings: readonly object[]): Promise<string> {
  const from = file('rulings.jsonl');
  await writeFile(from, rulings.map((ruling) => JSON.stringify(ruling)).join('\n'));
  const how = { reader: readJsonLine, corpus: 'archive', ifChanged: false, prune: true, pruneMost: true };
  await indexCorpus({ engine, from, progress: new Progress(() => undefined), ...how });
  return from;
}

async function bring(how: Partial<MeaningJob> = {}): Promise<MeaningProgress> {
  let last: MeaningProgress | undefined;
  const report = (progress: MeaningProgress) => (last = progress);
  await indexMeaning({ engine, model, encode, parallel: 2, afresh: false, report, ...how });
  return last!;
}

const withMeaning = async (of = engine) => {
  const { docs } = await of.select({ q: 'kind:meaning', fl: 'id', sort: 'id asc', rows: '100' });
  return docs.map(({ id }) => String(id));
};

test('embeds each text once', async () => {
  await load([ruling('a'), ruling('b')]);
  expect(await bring()).toMatchObject({ event: 'done', seen: 4, total: 4, made: 4, taken: 0, missing: 0 });
  expect(await withMeaning()).toEqual(['meaning:a-m1', 'meaning:a-s1', 'meaning:b-m1', 'meaning:b-s1']);
  expect(await readModel(engine)).toMatchObject({ ...model, made: 4, missing: 0 });
  expect(await bring()).toMatchObject({ made: 0, taken: 0 });
  // after reindexing, embeddings stay unless their text has changed
  await load([ruling('a'), ruling('b', 'Altra massima.')]);
  expect(await withMeaning()).toHaveLength(4);
  expect(await bring()).toMatchObject({ made: 2 });
});

test('compares hits with the query, and skips hits without a vector', async () => {
  await load([ruling('a'), ruling('b')]);
  const half: Encode = (kind, text, most) =>
    text.includes('b.') ? Promise.reject(new Error('cut off')) : encode(kind, text, most);
  await expect(bring({ encode: half, parallel: 1 })).rejects.toThrow('cut off');
  await engine.commit(true);
  // the interrupted run wrote no embedding of its page, so only that page is embedded again
  await bring();
  const { docs } = await engine.select({
    q: '{!terms f=id}meaning:a-m1,meaning:b-m1,meaning:c-m1',
    fl: `id,likeness:vectorSimilarity(meaning_256,[${Array.from({ length: 256 }, (_, i) => i - 128).join()}])`,
  });
  expect(docs.map(({ likeness: similarity }) => typeof similarity)).toEqual(['number', 'number']);
});

test('never mixes vectors of two models', async () => {
  await load([ruling('a')]);
  await bring();
  const other = { name: 'another', size: 384 };
  await expect(bring({ model: other })).rejects.toThrow(/has vectors of made-up .* --afresh/);
  const doubled: Encode = async (...text) =>
    Float32Array.from([...(await encode(...text)), ...Array(128).fill(0)]);
  expect(await bring({ model: other, encode: doubled, afresh: true })).toMatchObject({ made: 2 });
  expect(await readModel(engine)).toMatchObject(other);
  await expect(bring({ model: { name: 'odd', size: 300 } })).rejects.toThrow('fields for 256, 384');
  await load([ruling('b')]);
  await expect(bring({ model: other })).rejects.toThrow('A vector has 256 numbers');
});

test('rejects another model under the same name, and empty vectors, with a message', async () => {
  await load([ruling('a')]);
  await bring();
  const other: Encode = async (...text) => (await encode(...text)).toReversed();
  await expect(bring({ encode: other })).rejects.toThrow(/another model than the current made-up.*--afresh/);
  expect(await bring({ encode: other, afresh: true })).toMatchObject({ made: 2 });
  await load([ruling('b')]);
  const nothing: Encode = (kind, ...text) =>
    kind === 'query' ? other(kind, ...text) : Promise.resolve(unit(new Float32Array(256)));
  await expect(bring({ encode: nothing })).rejects.toThrow('all zeros');
  const odd: Encode = (kind, ...text) =>
    kind === 'query' ? other(kind, ...text) : Promise.resolve(unit(new Float32Array(256).fill(NaN)));
  await expect(bring({ encode: odd })).rejects.toThrow('not a number');
  const vectorCache = { get: () => new Int8Array(256), add: () => undefined };
  await expect(bring({ encode: undefined, kept: vectorCache })).rejects.toThrow(/another model|only zeros/);
});

test('deletes the embeddings of deleted texts', async () => {
  await load([ruling('a'), ruling('b'), ruling('c')]);
  await bring();
  await takeOut(engine, ['a', 'b-m1']);
  expect(await withMeaning()).toEqual(['meaning:b-s1', 'meaning:c-m1', 'meaning:c-s1']);
  await load([ruling('c')]);
  await bring();
  expect(await withMeaning()).toEqual(['meaning:c-m1', 'meaning:c-s1']);
});

test('embeds each passage of a full text that is a result, and deletes it with its text', async () => {
  const paragraph = (word: string) =>
    `Il ${word} risponde del danno che deriva dalla cosa in custodia. `.repeat(9).trim();
  const rulingWithText = (id: string, ...topics: string[]) => ({
    ...ruling(id),
    full_text: ['RAGIONI DELLA DECISIONE', ...topics.map(paragraph), 'P.Q.M.'].join('\n'),
    principles: [],
  });
  const passages = async () => {
    const { docs } = await engine.select({ q: 'kind:passage', fl: 'id', sort: 'id asc', rows: '100' });
    return docs.map(({ id }) => String(id));
  };
  await load([
    rulingWithText('a', 'custode', 'proprietario', 'vicino'),
    rulingWithText('b', 'custode'),
    ruling('c'),
  ]);
  expect(await bring()).toMatchObject({ seen: 4, total: 4, made: 6, missing: 0 });
  expect(await passages()).toEqual(['passage:a:0', 'passage:a:1', 'passage:a:2', 'passage:b:0']);
  expect(await withMeaning()).toEqual(['meaning:c-m1', 'meaning:c-s1']);
  expect(await bring()).toMatchObject({ made: 0, taken: 0 });
  // a changed passage is embedded again, and the embedding of a removed passage is deleted
  await load([rulingWithText('a', 'custode', 'conduttore'), rulingWithText('b', 'custode'), ruling('c')]);
  expect(await bring()).toMatchObject({ made: 1 });
  expect(await passages()).toEqual(['passage:a:0', 'passage:a:1', 'passage:b:0']);
  await takeOut(engine, ['b']);
  expect(await passages()).toEqual(['passage:a:0', 'passage:a:1']);
  // with a synthesis it is no result by its text
  await load([{ ...rulingWithText('a', 'custode'), principles: ruling('a').principles }, ruling('c')]);
  await bring();
  expect(await passages()).toEqual([]);
});

test('imports existing vectors without a model', async () => {
  await load([ruling('a'), ruling('b')]);
  const vectors = file('vectors');
  const growing = new VectorCache(vectors, model, { mayGrow: true });
  await bring({ kept: growing });
  growing.close();
  await load([ruling('a'), ruling('c')]);
  await engine.deleteQuery('kind:meaning');
  const vectorCache = new VectorCache(vectors, model);
  expect(await bring({ kept: vectorCache, encode: undefined })).toMatchObject({
    made: 0,
    taken: 2,
    missing: 2,
  });
});

test('copies embeddings to a rebuilt index', async () => {
  const from = await load([ruling('a'), ruling('b')]);
  await bring();
  await writeFile(
    from,
    [ruling('a'), ruling('b', 'Altra massima.')].map((record) => JSON.stringify(record)).join('\n'),
  );
  const output: string[] = [];
  await renewIndex({
    ...{ place, name, reader: readJsonLine, corpora: [{ corpus: 'archive', from }] },
    progress: new Progress(() => undefined),
    checkpointFile: (index) => file(`${index}.json`),
    ignoreRuns: false,
    say: (line) => output.push(line),
  });
  expect(output.join('\n')).toMatch(/2 vectors of what principles mean are taken over, 2 are missing/);
  expect(await withMeaning()).toEqual(['meaning:a-m1', 'meaning:a-s1']);
});
