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

export type Asked = z.infer<typeof aroundInput>;
/** How many results a question has in a tab. */
export type Count = (query: string, type: SelectedType) => Promise<number>;

/** Each is counted by asking it. */
const maxCandidates = 5;
const maxShown = 4;
const tabs: readonly SelectedType[] = ['massima', 'sentenza'];

/**
 * What can be asked where a reference found nothing, the nearest first: the article without what narrows it, its act; the
 * number of a ruling without court and year; the subjects of the ruling that was named, or of those that cite it; what that court decided in
 * that year; what the principles `nearest` in meaning are about. Each with
 * how many results it has, and none without any.
 */
export async function alternativeQueries(
  ask: EngineCall,
  count: Count,
  { query, selectedType }: Asked,
  parsed: ParsedQuery,
  nearest: readonly string[],
): Promise<Around['instead']> {
  const texts = [
    ...widerProvisions(parsed),
    ...bareNumbers(parsed),
    ...(await subjectsNear(ask, parsed)),
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
  const found = counted.filter((one) => one.count > 0);
  // The tab that was asked first, then the other for what only that one has.
  const own = found.filter(({ type }) => type === selectedType);
  const others = found.filter((one) => !own.some((known) => known.query === one.query));
  return [...own, ...others].slice(0, maxShown);
}

function widerProvisions(parsed: ParsedQuery): string[] {
  return namedIn(parsed).articles.flatMap(({ key, act, parts }) => {
    const plain = wholeArticle(key);
    const whole = key === act ? null : actOfKey(act);
    return [
      parts.length > 0 || plain ? provisionLabel(plain ?? key) : null,
      whole && !whole.general ? whole.label : null,
    ].filter((label) => label !== null);
  });
}

/** "n. 12345" for "Cass. civ. n. 12345/2019": court and year are what a citation is mistaken in. */
const bareNumbers = (parsed: ParsedQuery): string[] =>
  namedIn(parsed).rulings.flatMap((key) => {
    const number = /:(\d{2,6})$/.exec(key)?.[1];
    return number && !key.startsWith('num:') ? [`n. ${number}`] : [];
  });

/** "Cass. civ. 2019" for "Cass. civ. n. 12345/2019": no one cites it, and its number is nowhere. */
const yearsOfCourts = ({ references }: ParsedQuery): string[] =>
  references.flatMap((one) => {
    const [, court, year] = (one.kind === 'ruling' && /^(.+?),? n\. \S+\/(\d{4})$/.exec(one.label)) || [];
    return court && year ? [`${court} ${year}`] : [];
  });

/** Subject headings of the rulings named, or else of those that cite them, the most used first. */
async function subjectsNear(ask: EngineCall, parsed: ParsedQuery): Promise<string[]> {
  const { rulings } = namedIn(parsed);
  if (rulings.length === 0) return [];
  const headings = async (field: 'keys' | 'cites') => {
    const { facet_counts: counts } = await ask(selectHandler, subjectsOf(field, rulings));
    return readFacet(counts?.facet_fields?.['descriptors']).map(({ value }) => value);
  };
  const own = await headings('keys');
  return own.length > 0 ? own : headings('cites');
}

/** How many of the nearest are read: several principles of one subject lie side by side. */
const looked = 40;
const maxSubjects = 3;

/**
 * Subjects of the principles that are nearest to a question in meaning, the nearest first: for a question whose words no text contains.
 * They are offered as questions and never shown as hits. Empty without a model, and where none stands out.
 */
export async function nearestSubjects(deps: Embedding, ask: EngineCall, query: string): Promise<string[]> {
  const embedded = await embed(deps, query);
  if (!embedded) return [];
  const nearest = await knnSearch(ask, embedded, looked);
  if (!standsOut(nearest)) return [];
  const ids = idsFromMeaning(nearest);
  if (ids.length === 0) return [];
  const found = await ask(selectHandler, titlesOf(ids, looked));
  const titles = new Map(found.response.docs.map(({ id, title }) => [id, title]));
  const subjects = ids.flatMap((id) => subjectOf(titles.get(id) ?? '') ?? []);
  return [...new Set(subjects)].slice(0, maxSubjects);
}

/**
 * By how much the nearest is to stand out from the last that is read, as a share of what it lacks to be the same. Where all are about as
 * distant, what would be offered is chance: two questions of nine that were read had .05 and .07 and strange subjects, the others .1 to
 * .5. Of the seventy in users' own words (`npm run bench:relevance -- --check`) none that is helped loses its subject.
 */
const least = 0.08;

function standsOut(docs: readonly { score?: number }[]): boolean {
  const nearest = docs[0]?.score ?? 0;
  const last = docs.at(-1)?.score ?? 0;
  return nearest - last >= least * (1 - nearest);
}

/** The first heading of "Licenziamento per giusta causa – Immediatezza". A heading that is a sentence is none. */
function subjectOf(title: string): string | undefined {
  const [first = ''] = title.split(/\s[-–—]\s/);
  return first.length >= 4 && first.length <= 90 ? first.trim() : undefined;
}
