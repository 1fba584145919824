import type { SearchInput } from '@massima/contract/search';
import { parseQuery } from '@massima/law/parse-query';
import { invalidField } from '../../errors.ts';
import type { Filters } from './filters.ts';
import { kindOf, type SearchQuery } from './search-query.ts';

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
