import type { FactKind, SearchInput } from '@massima/contract/search';
import { parseQuery } from '@massima/law/parse-query';
import { invalidField } from '../../errors.ts';

/** What narrows a question; a group that is left out, or empty, does not. */
export interface Filters {
  yearDoc?: readonly number[] | undefined;
  /** 1 = Corte di cassazione, 2 = tribunals and courts of appeal. */
  selectedArea?: 0 | 1 | 2 | null | undefined;
  issuerTypes?: readonly number[] | undefined;
  areas?: readonly number[] | undefined;
  sections?: readonly string[] | undefined;
  /** What the question says of the rulings and is to be searched for as words. */
  factsOff?: readonly FactKind[] | undefined;
  /** As only a question says it: what the keys of the rulings begin with ("trib:milano:"), and their day (YYYY-MM-DD). */
  keysOf?: string | undefined;
  /** Kinds of decision, days from and to (YYYY-MM-DD), and the key of an article or act that is applied. */
  decisions?: readonly string[] | undefined;
  from?: string | undefined;
  to?: string | undefined;
  provision?: string | undefined;
  date?: string | undefined;
}

/** What is searched for, before it is known how many of its words must be found. */
export type SearchQuery = Filters & {
  query: string;
  kind: 'principle' | 'verdict';
  offset: number;
  size: number;
  sort?: 'relevance' | 'date' | undefined;
  /** Only the words that were typed, and not the courts' words for them. */
  asTyped?: boolean | undefined;
  /** What is meant plays no part in the order. */
  wordsOnly?: boolean | undefined;
};

/** `all` words, or `some` of them (30 %); `loose`: and what narrows, quotes and an article's suffix, may be missing. */
export type Mode = 'all' | 'some' | 'loose';

/** What a tab shows, as the collection names it. */
export const kindOf = (type: SearchInput['filters']['selectedType']): SearchQuery['kind'] =>
  type === 'sentenza' ? 'verdict' : 'principle';

type Asked = Pick<SearchInput, 'query' | 'size' | 'offset' | 'sort' | 'filters' | 'as_typed' | 'by_meaning'>;

/** A request in the words of the query builder. */
export const toQuery = ({
  query,
  size,
  offset,
  sort,
  filters,
  as_typed,
  by_meaning,
}: Asked): SearchQuery => ({
  query,
  kind: kindOf(filters.selectedType),
  offset,
  size,
  sort,
  asTyped: as_typed,
  wordsOnly: by_meaning === false,
  ...toFilters(filters),
});

/** What narrows an answer, in the words of the query builder. */
export const toFilters = ({
  yearDoc,
  selectedArea,
  issuers,
  areas,
  sections,
  facts_off,
  decisions,
  from,
  to,
  article,
}: Omit<SearchInput['filters'], 'selectedType'>): Filters => ({
  yearDoc,
  selectedArea,
  issuerTypes: issuers,
  areas,
  sections,
  factsOff: facts_off,
  decisions,
  from,
  to,
  provision: article === undefined ? undefined : provisionOf(article),
});

/** The key of an article or act as it is cited; `validation_failed` for what is none. */
function provisionOf(cited: string): string {
  const named = parseQuery(cited).references.find(({ kind }) => kind === 'provision');
  if (named) return named.key;
  throw invalidField('filters.article');
}
