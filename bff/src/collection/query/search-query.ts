import type { SearchInput } from '@massima/contract/search';
import type { Filters } from './filters.ts';

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
