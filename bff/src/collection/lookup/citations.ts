import { beginningOf } from '@massima/contract/format/beginning';
import type { OfficialText } from '@massima/contract/official-text';
import type { PublisherField } from '@massima/contract/publisher-fields';
import type { RulingHeading } from '@massima/contract/ruling-heading';
import type { SearchData } from '@massima/contract/search';
import { provisionLabel } from '@massima/law/provision-keys';
import { rulingLabel } from '@massima/law/ruling-keys';
import { officialLinks } from '../../adapters/official-links.ts';
import type { CollectionDeps } from '../collection-deps.ts';
import { presentYears } from '../present/present-facets.ts';
import { presentHeading, relatedKeys, withoutVague } from '../present/present-result.ts';
import { count, findDocs } from '../solr/calls.ts';
import { citingByYear } from '../solr/citation-queries.ts';
import { firstOfEach } from '../solr/document-queries.ts';
import { type EngineDoc, textOf } from '../solr/engine-answer.ts';
import { findCitedDocs } from './cited-rulings.ts';
import { findRuling } from './find-ruling.ts';
import { findNearDuplicates } from './linked.ts';

const maxListed = 50;
const maxProvisions = 60;

interface Related {
  ruling: RulingHeading;
  /** How its first principle begins. */
  principle: FirstPrinciple | undefined;
}

/** `related` is null for a ruling that the collection lacks. */
interface Listed {
  label: string;
  related: Related | null;
}

interface Citations {
  cites: { total: number; list: Listed[] };
  /** What publishers say. */
  byPublisher: { field: PublisherField; list: Listed[] }[];
  citedBy: { total: number; years: SearchData['years']; list: Related[] };
  provisions: { key: string; label: string; official: OfficialText }[];
  nearDuplicates: Related[];
  /** Of all these rulings, each once. */
  principleIds: string[];
}

type At = Pick<CollectionDeps, 'engine' | 'config'>;

/** What a ruling cites, who cites it, the provisions it applies, and who says the same; `file_not_found` where it isn't there. */
export async function citations(deps: At, rulingId: string, signal: AbortSignal): Promise<Citations> {
  const ruling = await findRuling(deps, rulingId, signal);
  const named = relatedKeys(ruling);
  const [cites, citedBy, alike, ...byPublisher] = await Promise.all([
    listCited(deps, ruling.cites ?? [], signal),
    count(deps.engine, citingByYear(ruling.id, ruling.keys ?? [], maxListed), signal),
    findNearDuplicates(deps, rulingId, signal),
    ...named.map(({ keys }) => listCited(deps, keys, signal)),
  ]);
  const listed = cites.slice(0, maxListed);
  const principles = await firstPrinciples(
    deps,
    [
      ...[listed, ...byPublisher].flat().flatMap(({ doc }) => doc ?? []),
      ...citedBy.response.docs,
      ...alike,
    ].map(({ id }) => id),
    signal,
  );
  const related = (doc: EngineDoc): Related => ({
    ruling: presentHeading(doc),
    principle: principles.get(doc.id),
  });
  const list = (found: typeof cites): Listed[] =>
    found.slice(0, maxListed).map(({ label, doc }) => ({ label, related: doc && related(doc) }));
  return {
    cites: { total: cites.length, list: list(cites) },
    byPublisher: named.map(({ field }, i) => ({ field, list: list(byPublisher[i] ?? []) })),
    citedBy: {
      total: citedBy.response.numFound,
      years: presentYears(citedBy),
      list: citedBy.response.docs.map(related),
    },
    provisions: presentProvisions(deps, ruling),
    nearDuplicates: alike.map(related),
    principleIds: Array.from(principles.values(), ({ id }) => id),
  };
}

/** Newest first, those of the collection before the others, each ruling once. */
async function listCited(deps: At, cites: readonly string[], signal: AbortSignal) {
  const keys = withoutVague(cites);
  const found = await findCitedDocs(deps, keys, signal);
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

/** Articles, and acts of which no article is named; parts of articles are left out. */
function presentProvisions(
  deps: Pick<CollectionDeps, 'config'>,
  { provisions: keys = [], date }: EngineDoc,
): Citations['provisions'] {
  const isWhole = (key: string) => !keys.some((other) => other.startsWith(`${key}:`));
  return keys
    .filter((key) => !key.includes('/') && isWhole(key))
    .flatMap((key) => {
      const label = provisionLabel(key);
      return label === null ? [] : { key, label, official: officialLinks(deps, key, date.slice(0, 10)) };
    })
    .slice(0, maxProvisions);
}

/** Enough to tell what a ruling is about. */
const previewLength = 300;

interface FirstPrinciple {
  id: string;
  /** How it begins. */
  text: string;
}

/** The first principle of each ruling, by ruling; those without one are left out. */
async function firstPrinciples(
  { engine }: Pick<CollectionDeps, 'engine'>,
  rulingIds: readonly string[],
  signal: AbortSignal,
): Promise<ReadonlyMap<string, FirstPrinciple>> {
  const rulings = [...new Set(rulingIds)];
  if (rulings.length === 0) return new Map();
  const docs = await findDocs(engine, firstOfEach(rulings), signal);
  return new Map(
    docs.map((doc) => [doc.ruling_id, { id: doc.id, text: beginningOf(textOf(doc), previewLength) }]),
  );
}
