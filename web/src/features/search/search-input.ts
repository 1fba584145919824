import { searchPageSize } from '@massima/contract/constants';
import type { Inputs } from '../../lib/trpc.ts';
import type { AnswerMeta } from './cached-answer.ts';
import type { SearchState } from './search-state.ts';

type Input = Inputs['search']['run'];

/** Returns the filters of a query with the names of the API. */
export const filtersOf = (question: SearchState) =>
  ({
    selectedType: question.type,
    yearDoc: [...question.years],
    selectedArea: question.area,
    ...(question.issuers.length > 0 && { issuers: [...question.issuers] }),
    ...(question.matters.length > 0 && { areas: [...question.matters] }),
    ...(question.sections.length > 0 && { sections: [...question.sections] }),
    ...(question.factsOff.length > 0 && { facts_off: [...question.factsOff] }),
  }) satisfies Input['filters'];

/**
 * Returns the request for one page of a query. Later pages repeat the order that the first page was
 * returned in.
 */
export const searchInput = (question: SearchState, offset = 0, first?: AnswerMeta, goesOn = false) =>
  ({
    query: question.q,
    size: searchPageSize,
    offset,
    ...(first && { maxscore: first.maxscore, by_meaning: first.by_meaning }),
    ...(question.sort === 'words' && { by_meaning: false }),
    filters: filtersOf(question),
    question: {
      query: question.q,
      query_type: question.type === 'sentenza' ? 'TYPE_VERDICT' : 'TYPE_PRINCIPLE',
    },
    sort: question.sort === 'date' ? 'date' : 'relevance',
    as_typed: question.asTyped,
    full_text: false,
    ...(question.near && { near: true }),
    ...(goesOn && { go_on: true }),
  }) satisfies Input;
