import type { Engine } from './engine.ts';
import { readEditionOf } from './editions/edition-of.ts';
import { arrangeAgain, removeSharedEditions } from './editions/remove-shared-editions.ts';
import { withOtherIds } from './editions/own-ids.ts';
import { meaningId } from './meaning/documents.ts';
import { readPrincipleId } from './to-documents.ts';
import { withdrawnDocuments, withdrawnIn } from './withdrawn-ids.ts';

/**
 * Returns the ids that no run may load. A rebuilt index copies them from the present index;
 * `again` removes ids. The caller commits.
 */
export async function readWithdrawn({
  engine,
  present,
  again = [],
}: {
  engine: Engine;
  present?: Engine | undefined;
  again?: readonly string[];
}): Promise<ReadonlySet<string>> {
  const withdrawn = new Set([...(await withdrawnIn(engine)), ...(present ? await withdrawnIn(present) : [])]);
  await engine.deleteIds(withdrawnDocuments(again));
  if (again.length > 0) await engine.commit(true);
  for (const id of again) withdrawn.delete(id);
  if (present && withdrawn.size > 0) await engine.add(withdrawnDocuments(withdrawn));
  return withdrawn;
}

const atOnce = 200;

/**
 * Deletes rulings or principles, including rulings of a run in progress, and records the
 * withdrawal. Visible to all when it resolves.
 */
export async function takeOut(engine: Engine, given: readonly string[]): Promise<void> {
  if (given.length === 0) return;
  const ids = await withOtherIds(engine, given);
  await engine.add(withdrawnDocuments(ids));
  // A run that reads these lines later deletes them at its end (`takeOutLate`).
  await engine.commit(true);
  const rulingIds = await takeOutEditions(engine, ids);
  await removeFromStored(engine, ids);
  for (let at = 0; at < rulingIds.length; at += atOnce) {
    const some = rulingIds
      .slice(at, at + atOnce)
      .flatMap((id) => [id, meaningId(id)])
      .join(',');
    for (const field of ['ruling_id', 'id']) await engine.deleteQuery(`{!terms f=${field}}${some}`);
  }
  await engine.commit(true);
}

/**
 * Withdraws editions of single sources. If another source has the ruling, it stays.
 * @returns the ids to delete completely
 */
async function takeOutEditions(engine: Engine, ids: readonly string[]): Promise<string[]> {
  const rulingIds: string[] = [];
  for (const editionId of ids) {
    const { corpus, id } = readEditionOf(editionId);
    if (corpus === undefined) rulingIds.push(id);
    // The next withdrawal can concern the same ruling.
    else if ((await removeSharedEditions(engine, corpus, [id])).length > 0) await engine.commit(true);
    else if (await isOf(engine, corpus, id)) rulingIds.push(id);
  }
  return rulingIds;
}

/**
 * Deletes principles from kept editions too.
 *
 * A ruling of a single source is unchanged, unless it loses a synthesis, through which its full
 * text was found.
 */
async function removeFromStored(engine: Engine, ids: readonly string[]): Promise<void> {
  const principles = ids.flatMap((id) => readPrincipleId(id) ?? []);
  const rulings = [...new Set(principles.map(({ ruling }) => ruling))];
  const syntheses = principles.filter(({ suffix }) => suffix.startsWith('s')).map(({ ruling }) => ruling);
  for (let at = 0; at < rulings.length; at += atOnce) {
    const some = rulings.slice(at, at + atOnce);
    const { docs } = await engine.select({
      q: '{!terms f=ruling_id v=$rulings}',
      rulings: some.join(','),
      fq: 'kind:edition',
      fl: 'ruling_id',
      rows: '100000',
    });
    const contested = docs.map(({ ruling_id }) => String(ruling_id));
    await arrangeAgain(engine, [...new Set([...contested, ...some.filter((id) => syntheses.includes(id))])]);
  }
}

async function isOf(engine: Engine, corpus: string, id: string): Promise<boolean> {
  const { numFound } = await engine.select({
    q: '{!term f=id v=$id}',
    id,
    fq: '{!term f=corpus v=$corpus}',
    corpus,
    rows: '0',
  });
  return numFound > 0;
}

/**
 * Deletes what was withdrawn since `known` was read, here or in the index in use.
 * @returns the number of ids
 */
export async function takeOutLate(
  { engine, present }: { engine: Engine; present?: Engine | undefined },
  checked: ReadonlySet<string>,
): Promise<number> {
  const now = new Set([...(await withdrawnIn(engine)), ...(present ? await withdrawnIn(present) : [])]);
  const late = [...now].filter((id) => !checked.has(id));
  await takeOut(engine, late);
  return late.length;
}
