import type { Around, aroundInput } from '@massima/contract/around';
import type { SelectedType } from '@massima/contract/search';
import { actOfKey } from '@massima/law/act-table';
import type { ParsedQuery } from '@massima/law/parse-query';
import { provisionLabel } from '@massima/law/provision-keys';
import type { z } from 'zod';
import { namedIn, wholeArticle } from '../query/read-question.ts';
import { embed, type Embedding } from '../retrieve/embedded-query.ts';
import { type EngineCall, selectHandler } from '../solr/calls.ts';
import { readFacet } from '../solr/engine-answer.ts';
import { idsFromMeaning, knnSearch, titlesOf } from '../solr/similar-queries.ts';
import { subjectsOf } from '../solr/suggest-queries.ts';

export type RelatedInput = z.infer<typeof aroundInput>;
/** Returns the number of results of a query in a tab. */
export type Count = (query: string, type: SelectedType) => Promise<number>;

/** One request per candidate and tab. */
const maxCandidates = 5;
const maxShown = 4;
const tabs: readonly SelectedType[] = ['massima', 'sentenza'];

/**
 * Returns queries to try instead, closest first, each with its number of results. Excludes queries
 * without results.
 *
 * Candidates are the article without its suffix or parts, its act, the ruling number without court
 * and year, subjects of the named or citing rulings, the court and year, and subjects `nearest` by
 * embedding.
 */
export async function alternativeQueries(
  select: EngineCall,
  count: Count,
  { query, selectedType }: RelatedInput,
  parsed: ParsedQuery,
  nearest: readonly string[],
): Promise<Around['instead']> {
  const texts = [
    ...widerProvisions(parsed),
    ...bareNumbers(parsed),
    ...(await subjectsNear(select, parsed)),
    ...yearsOfCourts(parsed),
    ...nearest,
  ];
  const candidates = [...new Set(texts)]
    .filter((text) => text.toLowerCase() !== query.trim().toLowerCase())
    .slice(0, maxCandidates);
  const counted = await Promise.all(
    candidates.flatMap((text) =>
      tabs.map(async (type) => ({ query: text, type, count: await count(text, type) })),
    ),
  );
  const found = counted.filter((alternative) => alternative.count > 0);
  // Queries of the current tab come first, then queries with results only in the other tab.
  const sameTab = found.filter(({ type }) => type === selectedType);
  const otherTab = found.filter((alternative) => !sameTab.some((same) => same.query === alternative.query));
  return [...sameTab, ...otherTab].slice(0, maxShown);
}

function widerProvisions(parsed: ParsedQuery): string[] {
  return namedIn(parsed).articles.flatMap(({ key, act, parts }) => {
    const plain = wholeArticle(key);
    const parentAct = key === act ? null : actOfKey(act);
    return [
      parts.length > 0 || plain ? provisionLabel(plain ?? key) : null,
      parentAct && !parentAct.general ? parentAct.label : null,
    ].filter((label) => label !== null);
  });
}

/** "n. 12345" for "Cass. civ. n. 12345/2019": citations are most often wrong in court and year. */
const bareNumbers = (parsed: ParsedQuery): string[] =>
  namedIn(parsed).rulings.flatMap((key) => {
    const number = /:(\d{2,6})$/.exec(key)?.[1];
    return number && !key.startsWith('num:') ? [`n. ${number}`] : [];
  });

/** "Cass. civ. 2019" for "Cass. civ. n. 12345/2019", in case the number is unknown. */
const yearsOfCourts = ({ references }: ParsedQuery): string[] =>
  references.flatMap((reference) => {
    const [, court, year] =
      (reference.kind === 'ruling' && /^(.+?),? n\. \S+\/(\d{4})$/.exec(reference.label)) || [];
    return court && year ? [`${court} ${year}`] : [];
  });

/**
 * Returns the most frequent subject headings of the named rulings, or of the rulings that cite
 * them.
 */
async function subjectsNear(select: EngineCall, parsed: ParsedQuery): Promise<string[]> {
  const { rulings } = namedIn(parsed);
  if (rulings.length === 0) return [];
  const headings = async (field: 'keys' | 'cites') => {
    const { facet_counts: counts } = await select(selectHandler, subjectsOf(field, rulings));
    return readFacet(counts?.facet_fields?.['descriptors']).map(({ value }) => value);
  };
  const citedHeadings = await headings('keys');
  return citedHeadings.length > 0 ? citedHeadings : headings('cites');
}

/** Number of nearest principles that are read. Several of them share a subject. */
const sampleSize = 40;
const maxSubjects = 3;

/**
 * Returns the subjects of the principles nearest to a query by embedding, nearest first. They are
 * offered as queries, never shown as hits. Empty without a model, or if no principle is clearly
 * nearest.
 */
export async function nearestSubjects(deps: Embedding, select: EngineCall, query: string): Promise<string[]> {
  const embedded = await embed(deps, query);
  if (!embedded) return [];
  const nearest = await knnSearch(select, embedded, sampleSize);
  if (!hasClearBest(nearest)) return [];
  const ids = idsFromMeaning(nearest);
  if (ids.length === 0) return [];
  const found = await select(selectHandler, titlesOf(ids, sampleSize));
  const titles = new Map(found.response.docs.map(({ id, title }) => [id, title]));
  const subjects = ids.flatMap((id) => subjectOf(titles.get(id) ?? '') ?? []);
  return [...new Set(subjects)].slice(0, maxSubjects);
}

/**
 * Minimum lead of the nearest principle over the last one read, as a share of its distance from 1.
 * With a smaller lead the subjects are arbitrary; see
 * docs/decisions/0068-near-subjects-and-no-near-hits.md.
 */
const least = 0.08;

function hasClearBest(docs: readonly { score?: number }[]): boolean {
  const nearest = docs[0]?.score ?? 0;
  const last = docs.at(-1)?.score ?? 0;
  return nearest - last >= least * (1 - nearest);
}

/**
 * Returns the first heading of "Licenziamento per giusta causa – Immediatezza", unless it is a
 * whole sentence.
 */
function subjectOf(title: string): string | undefined {
  const [first = ''] = title.split(/\s[-–—]\s/);
  return first.length >= 4 && first.length <= 90 ? first.trim() : undefined;
}
