import type { Engine } from '../engine.ts';
import { principleOf } from '../meaning/documents.ts';
import { arranged, type Edition } from './edition.ts';
import { shownOrKept } from './edition-of.ts';
import { editionsIn } from './editions-in.ts';

/**
 * Takes out what a corpus has of these rulings where another source has them too: what that has is shown then, or loses a credit. Others are
 * left, for the caller to delete. The caller commits.
 * @returns the rulings that others have
 */
export async function leaveToOthers(
  engine: Engine,
  corpus: string,
  rulings: readonly string[],
): Promise<string[]> {
  const others = (await readHeads(engine, rulings)).filter((one) => one['corpus'] !== corpus);
  const contested = [...new Set(others.map((one) => String(one['ruling_id'])))];
  await arrangeAgain(engine, contested, (one) => one.corpus !== corpus);
  return contested;
}

/** Shows the richest edition of each of these rulings and keeps the others, of those that are left. The caller commits. */
export async function arrangeAgain(
  engine: Engine,
  rulings: readonly string[],
  isLeft: (edition: Edition) => boolean = () => true,
): Promise<void> {
  const heads = await readHeads(engine, rulings);
  for (const [id, editions] of await editionsIn(engine, rulings)) {
    const left = arranged(id, editions.filter(isLeft));
    const { indexed_at } = heads.find((one) => one['ruling_id'] === id && one['kind'] === 'ruling') ?? {};
    await deleteAllBut(engine, id, new Set(left.map((one) => one.id)));
    await engine.add(left.map((one) => (indexed_at === undefined ? one : { ...one, indexed_at })));
  }
}

/** Of each corpus that has one of these rulings one document. */
async function readHeads(engine: Engine, rulings: readonly string[]): Promise<Record<string, unknown>[]> {
  if (rulings.length === 0) return [];
  const { docs } = await engine.select({
    q: '{!terms f=ruling_id v=$rulings}',
    rulings: rulings.join(','),
    fq: shownOrKept,
    fl: 'ruling_id,corpus,indexed_at,kind',
    rows: '100000',
  });
  return docs;
}

/** What a principle means stays as long as it does. */
async function deleteAllBut(engine: Engine, ruling: string, kept: ReadonlySet<string>): Promise<void> {
  const { docs } = await engine.select({
    q: '{!term f=ruling_id v=$ruling}',
    ruling,
    fl: 'id,ruling_id',
    rows: '100000',
  });
  const there = docs.map(({ id }) => ({ id: String(id), ruling_id: ruling }));
  await engine.deleteIds(there.filter(({ id }) => !kept.has(principleOf(id))));
}
