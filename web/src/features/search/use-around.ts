import type { Around } from '@massima/contract/around';
import type { SelectedType } from '@massima/contract/search';
import { trpc } from '../../lib/trpc.ts';
import type { CachedAnswer } from './cached-answer.ts';
import { filterCount, type SearchState } from './search-state.ts';
import { filtersOf } from './search-input.ts';
import { searches } from './searches.ts';

/**
 * Milliseconds, shorter than `questionOpenMinutes`, so that the counts are refetched before the
 * paid search expires.
 */
const freshMs = 25 * 60_000;

/**
 * Loads results outside the filters and in the other tab. The count of the other tab usually
 * arrives with the results; the rest is requested afterwards.
 */
export function useAround(question: SearchState | null, entry: CachedAnswer | undefined): Around | undefined {
  const facts = entry && entry.status !== 'searching' && entry.status !== 'failed' ? entry.facts : null;
  const query = facts?.corrected ? facts.did_you_mean : question?.q;
  // Missing in results that this tab cached from an older server.
  const total = facts?.other_total ?? null;
  const isNothing = entry?.results.length === 0 && question !== null && filterCount(question) === 0;
  // Results that contain few of the terms may be off topic.
  const isFew = facts?.by_meaning === true && facts.with_every_word === 0 && facts.total > 0;
  const { data } = trpc.search.around.useQuery(
    {
      query: query ?? '',
      ...(question && filtersOf(question)),
      as_typed: question?.asTyped ?? false,
      nothing_found: isNothing,
      few_words: isFew,
    },
    {
      enabled: facts !== null && Boolean(query) && (isNothing || isFew || total === null),
      staleTime: freshMs,
      retry: false,
    },
  );
  // The other tab has no results either; nearest results do not count.
  if (data && isNothing && facts?.near_total != null) return { ...data, total: 0 };
  return data ?? (total === null ? undefined : { total, instead: [], citing: { total: 0, list: [] } });
}

/** Returns the number of results of each tab, if available, under the filters last used there. */
export function useTabCounts(
  question: SearchState | null,
  entry: CachedAnswer | undefined,
  around: Around | undefined,
): Partial<Record<SelectedType, number>> {
  const { entries, lastOf } = searches.use();
  if (!question || !entry?.facts) return {};
  const other = question.type === 'massima' ? 'sentenza' : 'massima';
  const left = lastOf[other] === undefined ? undefined : entries[lastOf[other]];
  const total = left?.question.q === question.q ? left.facts?.total : around?.total;
  return { [question.type]: entry.facts.total, ...(total != null && { [other]: total }) };
}
