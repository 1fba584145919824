import type { Engine } from './engine.ts';

/** One that has begun and not come to its end: it is running, or was cut off. */
export type UnfinishedRun = { corpus: string; since: string };

// Not among the markers, by which searches know that an index is whole. Its own ruling, which says on which shard it is.
const runId = (corpus: string) => `run:${corpus}`;
const documentOf = (corpus: string) => ({ id: runId(corpus), ruling_id: runId(corpus), kind: 'run' });

/** Seen by others immediately. */
export async function beginRun(engine: Engine, { corpus, since }: UnfinishedRun): Promise<void> {
  await engine.add([{ ...documentOf(corpus), indexed_at: since }]);
  await engine.commit(true);
}

/** The caller commits. */
export const endRun = (engine: Engine, corpus: string) => engine.deleteIds([documentOf(corpus)]);

export async function readRuns(engine: Engine): Promise<UnfinishedRun[]> {
  const fl = 'id,indexed_at';
  const { docs } = await engine.select({ q: 'kind:run', fl, sort: 'id asc', rows: '1000' });
  return docs.map(({ id, indexed_at }) => ({
    corpus: String(id).replace(/^run:/, ''),
    since: String(indexed_at),
  }));
}
