import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect } from 'vitest';
import { ownModel } from '@massima/meaning/model/files';
import { checkout, type StartedCloud } from './started-cloud.ts';

interface Found {
  numFound: number;
  docs: { id: string; score: number; [field: string]: unknown }[];
}

/** Queries a collection: `rulings` has two shards, `one` has one. */
async function select(
  cloud: StartedCloud,
  collection: string,
  parameters: Record<string, string>,
): Promise<Found> {
  const body = new URLSearchParams({ wt: 'json', fl: 'id,score', ...parameters });
  const response = await fetch(`${cloud.node(2)}/${collection}/select`, { method: 'POST', body });
  expect(response.status).toBe(200);
  return ((await response.json()) as { response: Found }).response;
}

export const countVectors = async (cloud: StartedCloud): Promise<number> =>
  (await select(cloud, 'rulings', { q: 'kind:meaning', rows: '0' })).numFound;

/**
 * Indexes the demo's vectors into the shards of their rulings, and compares results and nearest
 * neighbours with one shard.
 */
export async function expectSameMeaning(cloud: StartedCloud): Promise<void> {
  const collections = ['rulings', 'one'];
  for (const name of collections) {
    const bring = [
      'solr/indexer/meaning.ts',
      '--url',
      `${cloud.node(1)}/${name}`,
      '--vectors',
      'solr/demo/vectors',
    ];
    await promisify(execFile)(process.execPath, bring, { cwd: checkout });
  }
  const field = `meaning_${ownModel.size}`;
  const rows = '20';
  const { docs } = await select(cloud, 'one', {
    q: 'kind:meaning',
    fl: `id,${field}`,
    sort: 'id desc',
    rows,
  });
  expect(docs).toHaveLength(Number(rows));
  const vector = `[${[docs[0]?.[field]].flat().join()}]`;
  const inEach = async (parameters: Record<string, string>) =>
    (await Promise.all(collections.map((name) => select(cloud, name, { ...parameters, rows })))).map(
      (found) => found.docs.map(({ id, score }) => [id, score.toFixed(5)]),
    );
  const [shards, single] = await inEach({
    q: '{!func v=$likeness}',
    likeness: `vectorSimilarity(${field},${vector})`,
    fq: '{!terms f=id v=$wanted}',
    wanted: docs.map(({ id }) => id).join(),
    sort: 'score desc,id asc',
  });
  expect(shards).toHaveLength(Number(rows));
  expect(shards).toEqual(single);
  // Each shard walks a separate graph, which can miss a near vector. With ten times as many steps,
  // none of these few is missed.
  const [nearest, singleNearest] = await inEach({
    q: `{!knn f=${field} topK=${10 * Number(rows)} v=$vector}`,
    vector: vector,
    sort: 'score desc,id asc',
  });
  expect(nearest?.[0]?.[0]).toBe(docs[0]?.id);
  expect(nearest).toEqual(singleNearest);
}
