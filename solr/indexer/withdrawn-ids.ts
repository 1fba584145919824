import type { Engine } from './engine.ts';

/** Id of the document that replaces a withdrawn ruling or principle. */
const idOf = (id: string) => `withdrawn:${id}`;

export const withdrawnDocuments = (ids: Iterable<string>) =>
  Array.from(ids, (id) => ({ id: idOf(id), ruling_id: idOf(id), kind: 'withdrawn' }));

/** Returns the withdrawn ids that are committed. */
export async function withdrawnIn(engine: Engine): Promise<string[]> {
  const { docs } = await engine.select({ q: 'kind:withdrawn', fl: 'id', rows: '1000000' });
  return docs.map(({ id }) => String(id).slice(idOf('').length));
}
