import type { LaterFate } from '@massima/contract/later-fate';
import { partsOfKey } from '@massima/law/provision-keys';
import type { CollectionDeps } from '../collection-deps.ts';
import { articlesOf, laterThan, struckArticles, type Applying } from '../present/later-fates.ts';
import { latestNotes, strikingAny } from '../solr/article-queries.ts';
import { findDocs } from '../solr/calls.ts';
import type { EngineDoc } from '../solr/engine-answer.ts';

/** Results are never kept waiting longer for it. */
const patienceMs = 500;
/** The engine takes forms of 64 KB. */
const inOneCall = 1000;
/** Different articles of a folder of a thousand results. */
const maxKeys = 5000;

/**
 * What results say besides of these principles, by id: those that apply an article which was struck or repealed after their ruling. One
 * look-up for a page. Results are shown without it where the engine gives no answer in time, so this never fails.
 */
export async function laterFates(
  { engine }: Pick<CollectionDeps, 'engine'>,
  applying: readonly Applying[],
  signal: AbortSignal,
): Promise<ReadonlyMap<string, { later_fate: LaterFate[] }>> {
  const keys = [
    ...new Set(
      applying.flatMap(({ provisions }) =>
        Array.from(articlesOf(provisions).keys(), (key) => [key, partsOfKey(key).act]).flat(),
      ),
    ),
  ].slice(0, maxKeys);
  // We give up, so this is no sign of an engine in trouble and must not count against it.
  const inTime = AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]);
  const findSome = async (some: readonly string[]) =>
    (
      await Promise.all(
        [strikingAny(some, 'declarations'), latestNotes(some)].map((wanted) =>
          findDocs(engine, wanted, inTime),
        ),
      )
    ).flat();
  try {
    const docs: EngineDoc[] = [];
    for (let i = 0; i < keys.length; i += inOneCall)
      docs.push(...(await findSome(keys.slice(i, i + inOneCall))));
    const struck = struckArticles(docs);
    return new Map(
      applying.flatMap((one): [string, { later_fate: LaterFate[] }][] => {
        const later_fate = laterThan(one, struck);
        return later_fate.length === 0 ? [] : [[one.id, { later_fate }]];
      }),
    );
  } catch {
    return new Map();
  }
}
