import type { Around } from '@massima/contract/around';
import type { SelectedType } from '@massima/contract/search';
import type { ParsedQuery } from '@massima/law/parse-query';
import type { CollectionDeps } from '../collection-deps.ts';
import { presentHeading } from '../present/present-result.ts';
import { optionalTerms } from '../query/question-words.ts';
import { fewHits, modesOf, namedIn, readQuestion } from '../query/read-question.ts';
import { kindOf, type SearchQuery, toFilters } from '../query/search-query.ts';
import { count, type EngineCall, searchHandler } from '../solr/calls.ts';
import { citingNamed } from '../solr/citation-queries.ts';
import { countOnlyQuery } from '../solr/page-queries.ts';
import { solrQuery } from '../solr/solr-query.ts';
import { alternativeQueries, type RelatedInput, type Count, nearestSubjects } from './alternative-queries.ts';

const nothing: Around = { total: null, instead: [], citing: { total: 0, list: [] } };
const timeoutMs = 2000;

/**
 * Returns the number of results in the other tab and, if nothing was found, alternative queries and
 * citing rulings. Returns no results of the collection.
 */
export async function related(
  deps: Pick<CollectionDeps, 'engine' | 'meaning'>,
  input: RelatedInput,
  signal: AbortSignal,
): Promise<Around> {
  const { query: _query, as_typed: _typed, nothing_found: _nothing, few_words: _few, ...filters } = input;
  const engine = deps.engine.aside();
  const select: EngineCall = (handler, parameters) => engine.select(handler, parameters, signal, timeoutMs);
  const inTab = (query: string, type: SelectedType) => ({
    query,
    kind: kindOf(type),
    asTyped: input.as_typed,
  });
  const count: Count = (query, type) => countHits(select, inTab(query, type));
  const parsed = readQuestion(input.query, input.facts_off);
  const other = input.selectedType === 'sentenza' ? 'massima' : 'sentenza';
  async function instead() {
    // Similar names do not help a user who named a ruling or an article, so only the other words
    // are embedded.
    const text = parsed.references.length === 0 ? input.query : parsed.plain;
    const hasTerms = optionalTerms(text) !== '';
    const nearest = hasTerms ? await nearestSubjects(deps, select, text).catch(() => []) : [];
    return alternativeQueries(select, count, input, parsed, nearest);
  }
  const [total, alternatives, citing] = await Promise.all([
    countHits(select, { ...inTab(input.query, other), ...toFilters(filters) }),
    input.nothing_found || input.few_words ? instead() : nothing.instead,
    input.nothing_found ? citingRulings(select, parsed) : nothing.citing,
  ]);
  return { total, instead: alternatives, citing };
}

/** Counts the results of a query without ranking or fetching them. */
async function countHits(
  select: EngineCall,
  question: Omit<SearchQuery, 'offset' | 'size'>,
): Promise<number> {
  const parsed = readQuestion(question.query, question.factsOff);
  let found = 0;
  for (const mode of modesOf(question, parsed)) {
    const parameters = solrQuery({ ...question, offset: 0, size: 0, mode }, parsed);
    const { response } = await select(searchHandler, { ...countOnlyQuery(parameters), facet: 'false' });
    found = Math.max(found, response.numFound);
    if (found >= fewHits) break;
  }
  return found;
}

const maxShown = 5;

/**
 * Returns the rulings that cite the named rulings and articles in their full text, newest first.
 */
async function citingRulings(select: EngineCall, parsed: ParsedQuery): Promise<Around['citing']> {
  const { rulings, articles } = namedIn(parsed);
  if (rulings.length + articles.length === 0) return { total: 0, list: [] };
  const named = { rulings, articles: articles.map(({ key }) => key) };
  const { response } = await count({ select: select }, citingNamed(named, maxShown));
  return { total: response.numFound, list: response.docs.map(presentHeading) };
}
