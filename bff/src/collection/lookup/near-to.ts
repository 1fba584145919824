import type { SearchData } from '@massima/contract/search';
import { nearProvisions } from '@massima/law/near-provisions';
import { provisionLabel } from '@massima/law/provision-keys';
import type { Reference } from '@massima/law/types';
import type { CollectionDeps } from '../collection-deps.ts';
import { countByKey } from '../solr/calls.ts';
import { hitsAlone } from '../solr/citation-queries.ts';

type Near = SearchData['references'][number]['near'];

/** How many are offered for one. */
const maxOffered = 3;

/** What the collection applies near to each provision that it doesn't: what may have been meant, with how often it is applied. */
export async function nearTo(
  { engine }: Pick<CollectionDeps, 'engine'>,
  missing: readonly Reference[],
  signal: AbortSignal,
): Promise<Map<string, Near>> {
  const candidates = missing.flatMap((one) =>
    one.kind === 'provision' ? [{ key: one.key, near: nearProvisions(one) }] : [],
  );
  const keys = [...new Set(candidates.flatMap(({ near }) => near))];
  const { counts } = await countByKey(engine, 'provisions', keys, hitsAlone, signal);
  return new Map(
    candidates.map(({ key, near }) => [
      key,
      near
        .filter((one) => (counts.get(one) ?? 0) > 0)
        .slice(0, maxOffered)
        .map((one) => ({ label: provisionLabel(one) ?? '', count: counts.get(one) ?? 0 })),
    ]),
  );
}
