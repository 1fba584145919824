import type { Engine } from '../engine.ts';
import { deleteOthers, readOlder } from '../older-documents.ts';
import { withdrawnIn } from '../withdrawn-ids.ts';
import { arranged, type Edition } from './edition.ts';
import { rulingOrEdition } from './edition-of.ts';
import { editionsOf } from './editions-of.ts';

/**
 * Removes a corpus' editions of these rulings if another source has the ruling too. The other
 * edition is then shown, or loses a credit. The caller deletes the remaining rulings, and commits.
 * @returns the ids of the rulings that other sources keep
 */
export async function removeSharedEditions(
  engine: Engine,
  corpus: string,
  rulings: readonly string[],
): Promise<string[]> {
  if (rulings.length === 0) return [];
  const { docs } = await engine.select({
    q: '{!terms f=ruling_id v=$rulings}',
    rulings: rulings.join(','),
    fq: rulingOrEdition,
    fl: 'ruling_id,corpus',
    rows: '100000',
  });
  const rulingsOf = (some: typeof docs) => new Set(some.map(({ ruling_id }) => String(ruling_id)));
  const ownRulings = rulingsOf(docs.filter((doc) => doc['corpus'] === corpus));
  const otherRulings = rulingsOf(docs.filter((doc) => doc['corpus'] !== corpus));
  const contested = [...ownRulings].filter((id) => otherRulings.has(id));
  await arrangeAgain(engine, contested, (edition) => edition.corpus !== corpus);
  return contested;
}

/**
 * Selects the shown edition of these rulings again, from the editions that `isLeft` accepts. The
 * caller commits.
 */
export async function arrangeAgain(
  engine: Engine,
  rulings: readonly string[],
  isLeft: (edition: Edition) => boolean = () => true,
): Promise<void> {
  if (rulings.length === 0) return;
  const withdrawn = new Set(await withdrawnIn(engine));
  for (const id of rulings) {
    const olderDocuments = await readOlder(engine, [id]);
    const left = arranged(id, (await editionsOf(engine, id, withdrawn)).filter(isLeft));
    const indexed_at = olderDocuments.find(({ kind }) => kind === 'ruling')?.indexed_at;
    await deleteOthers(engine, olderDocuments, left);
    await engine.add(
      left.map((document) => (indexed_at === undefined ? document : { ...document, indexed_at })),
    );
  }
}
