import type { FactKind, SearchInput } from '@massima/contract/search';
import { parseQuery } from '@massima/law/parse-query';
import { invalidField } from '../../errors.ts';

/** Filters of a search. An omitted or empty group does not filter. */
export interface Filters {
  yearDoc?: readonly number[] | undefined;
  /** 1 = Corte di cassazione, 2 = tribunals and courts of appeal. */
  selectedArea?: 0 | 1 | 2 | null | undefined;
  issuerTypes?: readonly number[] | undefined;
  areas?: readonly number[] | undefined;
  sections?: readonly string[] | undefined;
  /** Implied filters that are switched off and searched as words. */
  factsOff?: readonly FactKind[] | undefined;
  /**
   * Implied by the query only: prefix of ruling keys ("trib:milano:"), and in `date` their day
   * (YYYY-MM-DD).
   */
  keysOf?: string | undefined;
  /**
   * Types of decision; in `from` and `to` days (YYYY-MM-DD, inclusive), in `provision` the key of
   * an article or act.
   */
  decisions?: readonly string[] | undefined;
  from?: string | undefined;
  to?: string | undefined;
  provision?: string | undefined;
  date?: string | undefined;
}

/** A search before its mode is chosen. */
export type SearchQuery = Filters & {
  query: string;
  kind: 'principle' | 'verdict';
  offset: number;
  size: number;
  sort?: 'relevance' | 'date' | undefined;
  /** Whether synonyms are ignored. */
  isVerbatim?: boolean | undefined;
  /** Whether the embedding is ignored. */
  wordsOnly?: boolean | undefined;
};

/**
 * `all`: every term is required; `some`: 30 % of the terms; `loose`: like `some`, and phrases and
 * article suffixes are optional.
 */
export type Mode = 'all' | 'some' | 'loose';

/** Document kind that a tab shows. */
export const kindOf = (type: SearchInput['filters']['selectedType']): SearchQuery['kind'] =>
  type === 'sentenza' ? 'verdict' : 'principle';

type QueryInput = Pick<
  SearchInput,
  'query' | 'size' | 'offset' | 'sort' | 'filters' | 'as_typed' | 'by_meaning'
>;

/** Converts the API input to a search. */
export const toQuery = ({
  query,
  size,
  offset,
  sort,
  filters,
  as_typed,
  by_meaning,
}: QueryInput): SearchQuery => ({
  query,
  kind: kindOf(filters.selectedType),
  offset,
  size,
  sort,
  isVerbatim: as_typed,
  wordsOnly: by_meaning === false,
  ...toFilters(filters),
});

/** Converts the API filters. A filter with the same name on both sides needs no line. */
export const toFilters = ({
  selectedType: _kind,
  issuers,
  facts_off,
  article,
  ...otherFields
}: Partial<SearchInput['filters']>): Filters => ({
  ...otherFields,
  issuerTypes: issuers,
  factsOff: facts_off,
  provision: article === undefined ? undefined : provisionOf(article),
});

/**
 * Returns the key of a cited article or act.
 *
 * @throws AppError `validation_failed` if the text is not a citation
 */
function provisionOf(cited: string): string {
  const named = parseQuery(cited).references.find(({ kind }) => kind === 'provision');
  if (named) return named.key;
  throw invalidField('filters.article');
}
