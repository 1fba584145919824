import type { Engine } from '../engine.ts';
import { deleteOthers, readOlder } from '../older-documents.ts';
import { withdrawnIn } from '../withdrawn-ids.ts';
import { arranged, type Edition } from './edition.ts';
import { shownOrKept } from './edition-of.ts';
import { editionsOf } from './editions-of.ts';

/**
 * Takes out what a corpus has of these rulings where another source has them too: what that has is shown then, or loses a credit. Others are
 * left, for the caller to delete. The caller commits.
 * @returns the rulings that were left to others
 */
export async function leaveToOthers(
  engine: Engine,
  corpus: string,
  rulings: readonly string[],
): Promise<string[]> {
  if (rulings.length === 0) return [];
  const { docs } = await engine.select({
    q: '{!terms f=ruling_id v=$rulings}',
    rulings: rulings.join(','),
    fq: shownOrKept,
    fl: 'ruling_id,corpus',
    rows: '100000',
  });
  const rulingsOf = (some: typeof docs) => new Set(some.map(({ ruling_id }) => String(ruling_id)));
  const own = rulingsOf(docs.filter((one) => one['corpus'] === corpus));
  const others = rulingsOf(docs.filter((one) => one['corpus'] !== corpus));
  const contested = [...own].filter((id) => others.has(id));
  await arrangeAgain(engine, contested, (one) => one.corpus !== corpus);
  return contested;
}

/** Shows the richest edition of each of these rulings and keeps the others, of those that are left. The caller commits. */
export async function arrangeAgain(
  engine: Engine,
  rulings: readonly string[],
  isLeft: (edition: Edition) => boolean = () => true,
): Promise<void> {
  if (rulings.length === 0) return;
  const withdrawn = new Set(await withdrawnIn(engine));
  for (const id of rulings) {
    const there = await readOlder(engine, [id]);
    const left = arranged(id, (await editionsOf(engine, id, withdrawn)).filter(isLeft));
    const indexed_at = there.find(({ kind }) => kind === 'ruling')?.indexed_at;
    await deleteOthers(engine, there, left);
    await engine.add(left.map((one) => (indexed_at === undefined ? one : { ...one, indexed_at })));
  }
}
