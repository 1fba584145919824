import type { z } from 'zod';
import type { citationsInput, citationsOutput } from '@massima/contract/citations';
import { provisionLabel } from '@massima/law/provision-keys';
import { rulingLabel } from '@massima/law/ruling-keys';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import {
  type FirstPrinciple,
  citingClauses,
  count,
  findNearDuplicates,
  findCited,
  findRuling,
  firstPrinciples,
  presentHeading,
  presentOfficial,
  presentYears,
  headingFields,
} from '../../collection/index.ts';
import type { EngineAnswer, EngineDoc } from '../../collection/index.ts';
import { sendOut, type Sent } from '../gate/index.ts';
import { openForBrowsing } from './open-for-browsing.ts';

const branch = /^cass:(?:civ|pen):/;
const mostListed = 50;
const mostProvisions = 60;
/** Beginnings count like whole principles: a ruling that everybody cites must not use up a day of them. */
const mostNewPreviews = 20;

/** What a ruling cites, who cites it, and the provisions it applies. */
export async function rulingCitations(
  deps: Deps,
  actor: Actor,
  { id_new }: z.infer<typeof citationsInput>,
  signal: AbortSignal,
): Promise<z.infer<typeof citationsOutput>> {
  const { ruling_id } = await openForBrowsing(deps, actor, id_new, { signal });
  const ruling = await findRuling(deps, ruling_id, signal);
  const [cites, citedBy, alike] = await Promise.all([
    listCited(deps, ruling.cites ?? [], signal),
    findCiting(deps, ruling, signal),
    findNearDuplicates(deps, ruling_id, signal),
  ]);
  const listed = cites.slice(0, mostListed);
  const principles = await firstPrinciples(
    deps,
    [...listed.flatMap(({ doc }) => doc ?? []), ...citedBy.response.docs, ...alike].map(({ id }) => id),
    signal,
  );
  const { isShown, limited, receipt } = await claimPreviews(deps, actor, principles);
  const present = (doc: EngineDoc) => {
    const principle = principles.get(doc.id);
    return { ...presentHeading(doc), principle: principle && isShown(principle.id) ? principle.text : '' };
  };
  return {
    ruling_id,
    cites: {
      total: cites.length,
      list: listed.map(({ label, doc }) => ({ label, ruling: doc && present(doc) })),
    },
    cited_by: {
      total: citedBy.response.numFound,
      years: presentYears(citedBy),
      list: citedBy.response.docs.map(present),
    },
    provisions: presentProvisions(deps, ruling),
    alike: alike.map(present),
    ...(limited && { limited }),
    receipt,
  };
}

/** The list is complete without the beginnings of its texts: where none are left for today, it is not refused. */
async function claimPreviews(
  deps: Deps,
  actor: Actor,
  principles: ReadonlyMap<string, FirstPrinciple>,
): Promise<Sent> {
  const ids = Array.from(principles.values(), ({ id }) => id);
  try {
    return await sendOut(deps, actor, { of: 'principles', ids, atMost: mostNewPreviews });
  } catch (error) {
    if (!(error instanceof AppError) || error.key !== 'too_many_attempts') throw error;
    return { ...(await sendOut(deps, actor, { of: 'facts' })), isShown: () => false, limited: true };
  }
}

/** Newest first, those of the collection before the others, each ruling once. */
async function listCited(deps: Deps, cites: readonly string[], signal: AbortSignal) {
  // "Cass. n. 5/2019" is indexed as that and with the branch it means: the one with the branch says more
  const branched = new Set(
    cites.filter((key) => branch.test(key)).map((key) => key.replace(branch, 'cass:')),
  );
  const keys = cites.filter((key) => !branched.has(key));
  const found = await findCited(deps, keys, signal);
  const rulings = new Map([...found.values()].flat().map((doc) => [doc.id, doc]));
  const known = [...rulings.values()]
    .sort((a, b) => b.date.localeCompare(a.date))
    .map((doc) => ({ label: labelOf(keys, doc), doc }));
  const others = keys
    .filter((key) => found.get(key)?.length === 0)
    .map((key) => ({ label: rulingLabel(key), doc: null }));
  return [...known, ...others];
}

function labelOf(keys: readonly string[], doc: EngineDoc): string {
  const own = new Set(doc.keys);
  return rulingLabel(keys.find((key) => own.has(key)) ?? doc.id);
}

async function findCiting(deps: Deps, ruling: EngineDoc, signal: AbortSignal): Promise<EngineAnswer> {
  return await count(
    deps.engine,
    {
      q: '{!bool filter=$citing filter=$rulings must_not=$itself}',
      ...citingClauses(ruling.keys ?? []),
      rulings: '{!term f=kind}ruling',
      itself: '{!term f=id v=$own}',
      own: ruling.id,
      fl: headingFields,
      sort: 'date desc,id asc',
      rows: String(mostListed),
      'facet.field': 'year',
    },
    signal,
  );
}

/** Articles, and acts of which no article is named; parts of articles are left out. */
function presentProvisions(
  deps: Pick<Deps, 'config'>,
  { provisions: keys = [], date }: EngineDoc,
): z.infer<typeof citationsOutput>['provisions'] {
  const isWhole = (key: string) => !keys.some((other) => other.startsWith(`${key}:`));
  return keys
    .filter((key) => !key.includes('/') && isWhole(key))
    .flatMap((key) => {
      const label = provisionLabel(key);
      return label === null ? [] : { label, official: presentOfficial(deps, key, date.slice(0, 10)) };
    })
    .slice(0, mostProvisions);
}
