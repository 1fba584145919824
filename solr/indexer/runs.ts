import type { Engine } from './engine.ts';

/** A started run that has not finished. It may be running or interrupted. */
export type UnfinishedRun = { corpus: string; since: string };

// Not one of the markers, by which searches recognise a complete index. It is its own ruling, for
// the shard.
const runId = (corpus: string) => `run:${corpus}`;
const documentOf = (corpus: string) => ({ id: runId(corpus), ruling_id: runId(corpus), kind: 'run' });

/** Records a run, visible to others immediately. */
export async function beginRun(engine: Engine, { corpus, since }: UnfinishedRun): Promise<void> {
  await engine.add([{ ...documentOf(corpus), indexed_at: since }]);
  await engine.commit(true);
}

/** Removes the record of a run. The caller commits. */
export const endRun = (engine: Engine, corpus: string) => engine.deleteIds([documentOf(corpus)]);

export async function readRuns(engine: Engine): Promise<UnfinishedRun[]> {
  const fl = 'id,indexed_at';
  const { docs } = await engine.select({ q: 'kind:run', fl, sort: 'id asc', rows: '1000' });
  return docs.map(({ id, indexed_at }) => ({
    corpus: String(id).replace(/^run:/, ''),
    since: String(indexed_at),
  }));
}
