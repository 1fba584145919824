import type { SearchInput } from '@massima/contract/search';
import { AppError } from '../../errors.ts';
import type { CollectionDeps } from '../collection-deps.ts';
import { lookUpReferences } from '../lookup/look-up-references.ts';
import { presentPage, type SearchPage, silentPage } from '../present/present-page.ts';
import { readQuestion } from '../query/read-question.ts';
import { textOf } from '../solr/engine-answer.ts';
import type { FoundPage } from './fetch-page.ts';
import { searchWithSpellcheck } from './search-with-spellcheck.ts';

/**
 * Returns a page of hits, without full texts, and the rulings and articles that the query names.
 *
 * @throws AppError `service_unavailable` also if counted hits or their texts are missing, because
 * the user would pay for an incomplete page
 */
export async function search(
  deps: CollectionDeps,
  input: SearchInput,
  signal: AbortSignal,
): Promise<SearchPage> {
  const parsed = readQuestion(input.query, input.filters.facts_off);
  const [page, named] = await Promise.all([
    searchWithSpellcheck(deps, input, parsed, signal),
    lookUpReferences(deps, parsed, signal),
    deps.engine.checkNowAndThen(),
  ]);
  const { numFound, docs } = page.engineAnswer.response;
  if ((docs.length === 0 && input.offset < numFound) || docs.some((doc) => textOf(doc) === ''))
    throw new AppError('service_unavailable');
  // The corrected query, if any, explains the hits.
  const effectiveQuery =
    page.correctedTo === null ? parsed : readQuestion(page.correctedTo, input.filters.facts_off);
  const meaningLost = await isMeaningLost(deps, page);
  const presented = presentPage(
    { ...page, meaningLost },
    { input, parsed, readQuestion: effectiveQuery, named },
  );
  return page.silentOn.length > 0 && !input.near ? silentPage(presented) : presented;
}

/**
 * Returns whether the embedding should have been part of the ranking but was unavailable. Returns
 * false for an index without vectors of this model and for a single hit.
 */
async function isMeaningLost(
  { engine, meaning }: Pick<CollectionDeps, 'engine' | 'meaning'>,
  { wantsMeaning, byMeaning, engineAnswer }: Pick<FoundPage, 'wantsMeaning' | 'byMeaning' | 'engineAnswer'>,
): Promise<boolean> {
  if (!wantsMeaning || byMeaning || engineAnswer.response.numFound < 2) return false;
  const indexed = await engine.meaningOfIndex().catch(() => null);
  return indexed !== null && indexed.name === meaning.model;
}
