import type { Engine } from './engine.ts';

/** Left in the place of what was withdrawn, a ruling or one of its principles. */
const idOf = (id: string) => `withdrawn:${id}`;

export const withdrawnDocuments = (ids: Iterable<string>) =>
  Array.from(ids, (id) => ({ id: idOf(id), ruling_id: idOf(id), kind: 'withdrawn' }));

/** Those that were committed. */
export async function withdrawnIn(engine: Engine): Promise<string[]> {
  const { docs } = await engine.select({ q: 'kind:withdrawn', fl: 'id', rows: '1000000' });
  return docs.map(({ id }) => String(id).slice(idOf('').length));
}
