import type { SearchInput } from '@massima/contract/search';
import type { ParsedQuery } from '@massima/law/parse-query';
import type { Deps } from '../../deps.ts';
import {
  searchWithSpellcheck,
  type EnginePage,
  lookUpReferences,
  readQuestion,
  type ReferencesFound,
} from '../../collection/index.ts';

export interface Found {
  /** How the question was read. */
  parsed: ParsedQuery;
  page: EnginePage;
  /** Rulings and articles that it names. */
  named: ReferencesFound;
}

/** All that the engine is asked for one page of a question, as far as it depends on nothing but the question. */
export async function retrievePage(deps: Deps, input: SearchInput, signal: AbortSignal): Promise<Found> {
  const parsed = readQuestion(input.query, input.filters.facts_off);
  const [page, named] = await Promise.all([
    searchWithSpellcheck(deps, input, parsed, signal),
    lookUpReferences(deps, parsed, signal),
    deps.engine.checkNowAndThen(),
  ]);
  return { parsed, page, named };
}
