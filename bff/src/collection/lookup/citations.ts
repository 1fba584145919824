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
  principle: FirstPrinciple | undefined;
}

/** A ruling in a list of citations. `related` is null if the collection does not contain it. */
interface Listed {
  label: string;
  related: Related | null;
}

interface Citations {
  cites: { total: number; list: Listed[] };
  byPublisher: { field: PublisherField; list: Listed[] }[];
  citedBy: { total: number; years: SearchData['years']; list: Related[] };
  provisions: { key: string; label: string; official: OfficialText }[];
  nearDuplicates: Related[];
  principleIds: string[];
}

type CitationDeps = Pick<CollectionDeps, 'engine' | 'config'>;

/**
 * Returns what a ruling cites, which rulings cite it, the provisions it applies and its near
 * duplicates.
 *
 * @throws AppError `file_not_found` if the collection does not contain the ruling
 */
export async function citations(
  deps: CitationDeps,
  rulingId: string,
  signal: AbortSignal,
): Promise<Citations> {
  const ruling = await findRuling(deps, rulingId, signal);
  const named = relatedKeys(ruling);
  const [cites, citedBy, similar, ...byPublisher] = await Promise.all([
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
      ...similar,
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
    nearDuplicates: similar.map(related),
    principleIds: Array.from(principles.values(), ({ id }) => id),
  };
}

/** Lists cited rulings, each once: rulings of the collection come first, newest first. */
async function listCited(deps: CitationDeps, cites: readonly string[], signal: AbortSignal) {
  const keys = withoutVague(cites);
  const found = await findCitedDocs(deps, keys, signal);
  const rulings = new Map([...found.values()].flat().map((doc) => [doc.id, doc]));
  const indexed = [...rulings.values()]
    .sort((a, b) => b.date.localeCompare(a.date))
    .map((doc) => ({ label: labelOf(keys, doc), doc }));
  const notIndexed = keys
    .filter((key) => found.get(key)?.length === 0)
    .map((key) => ({ label: rulingLabel(key), doc: null }));
  return [...indexed, ...notIndexed];
}

function labelOf(keys: readonly string[], doc: EngineDoc): string {
  const docKeys = new Set(doc.keys);
  return rulingLabel(keys.find((key) => docKeys.has(key)) ?? doc.id);
}

/**
 * Lists the articles that a ruling applies, and the acts of which it names no article. Excludes
 * parts of articles.
 */
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

/** In characters. */
const previewLength = 300;

interface FirstPrinciple {
  id: string;
  /** The beginning of the principle. */
  text: string;
}

/**
 * Returns the first principle of each ruling, by ruling id. Excludes rulings without a principle.
 */
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
