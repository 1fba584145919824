import type { Around } from '@massima/contract/around';
import type { SelectedType } from '@massima/contract/search';
import { trpc } from '../../lib/trpc.ts';
import type { CachedAnswer } from './cached-answer.ts';
import { filterCount, type SearchState } from './search-state.ts';
import { filtersOf } from './search-input.ts';
import { searches } from './searches.ts';

/** A little less than a question stays open. */
const freshMs = 25 * 60_000;

/**
 * What there is besides an answer. How much the other tab has mostly comes with the answer; the rest is requested once that one
 * is shown, so that it never waits for it.
 */
export function useAround(question: SearchState | null, entry: CachedAnswer | undefined): Around | undefined {
  const facts = entry && entry.status !== 'searching' && entry.status !== 'failed' ? entry.facts : null;
  const asked = facts?.corrected ? facts.did_you_mean : question?.q;
  // An answer that this tab has kept from an older server does not say it.
  const total = facts?.other_total ?? null;
  const isNothing = entry?.results.length === 0 && question !== null && filterCount(question) === 0;
  // Hits that contain few of the words may all be beside the point.
  const isFew = facts?.by_meaning === true && facts.with_every_word === 0 && facts.total > 0;
  const { data } = trpc.search.around.useQuery(
    {
      query: asked ?? '',
      ...(question && filtersOf(question)),
      as_typed: question?.asTyped ?? false,
      nothing_found: isNothing,
      few_words: isFew,
    },
    {
      enabled: facts !== null && Boolean(asked) && (isNothing || isFew || total === null),
      staleTime: freshMs,
      retry: false,
    },
  );
  // Where the collection is silent the other tab is, too: what is near there is no result.
  if (data && isNothing && facts?.near_total != null) return { ...data, total: 0 };
  return data ?? (total === null ? undefined : { total, instead: [], citing: { total: 0, list: [] } });
}

/** How many results each tab has, as far as it is known: what a press on it shows, with its own filters where it was asked already. */
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
