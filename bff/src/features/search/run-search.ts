import type { SearchData, SearchInput, SearchResult } from '@massima/contract/search';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { licensedAccess } from '../users/index.ts';
import { laterFates, search, texts } from '../../collection/index.ts';
import type { SpeculativeSearch } from './speculative-search.ts';
import { questionKey, searchRefused, sendOut } from '../gate/index.ts';
import { enterSearch, type RunningSearch } from './charge/enter-search.ts';
import { flagNearDuplicates } from './flag-near-duplicates.ts';
import { withFullText } from './with-full-text.ts';

type Page = Awaited<ReturnType<typeof search>>;

/**
 * Runs a search and returns one page of results. Access is checked before Solr is queried, and the
 * query is charged after Solr has responded, so that a failed search is not charged and writes
 * nothing.
 */
export async function runSearch(
  deps: Deps,
  actor: Actor,
  input: SearchInput,
  { signal, started }: { signal: AbortSignal; started?: SpeculativeSearch | undefined },
): Promise<{ data: SearchData }> {
  const access = licensedAccess(actor, deps.clock.now());
  deps.engine.refuseWhenBusy();
  const running = started?.enter() ?? (await enterSearch(deps, actor, questionKey(input.query)));
  try {
    if (access.answer !== 'ok' && !running.isOpen) throw searchRefused(deps, actor, access.answer);
    const page = started?.page ?? search(deps, input, signal);
    const data = await runPage(deps, actor, input, { running, page, signal });
    started?.succeeded(actor);
    return { data };
  } catch (error) {
    running.end();
    throw error;
  }
}

async function runPage(
  deps: Deps,
  actor: Actor,
  input: SearchInput,
  { running, page, signal }: { running: RunningSearch; page: Promise<Page>; signal: AbortSignal },
): Promise<SearchData> {
  const { query, offset, filters } = input;
  const { hits, data, namedIds, citingIds } = await page;
  if (signal.aborted) throw new AppError('service_unavailable');
  const full = input.full_text ? await fullTexts(deps, hits, signal) : undefined;
  // Runs in parallel with the payment, which takes longer.
  const amendments = laterFates(
    deps,
    hits.map(({ id, provisions, result }) => ({ id, provisions, day: result.document_date })),
    signal,
  );
  const results = full ? hits.map((hit) => withFullText(hit, full)) : hits.map(({ result }) => result);

  // The payment is the last step that may fail.
  const sent = await sendOut(deps, actor, {
    of: 'search',
    runningId: running.id,
    search: {
      query,
      type: filters.selectedType,
      isFirstPage: offset === 0,
      found: data.total,
      // A page past the last shows nothing. A ruling named in the query is found even if the tab or
      // filters hide it, and its text may be opened from then on.
      isFound: hits.length > 0 || namedIds.length > 0,
      suggestion: data.did_you_mean,
      citingIds,
      results: hits.map(({ id, rulingId }) => ({ id, rulingId })),
      namedIds,
      goesOn: input.go_on,
    },
  });
  const visible = results.filter(({ id_new }) => sent.isShown(id_new));
  const withTexts = full ? await onlyPermitted(deps, actor, visible, hits) : visible;

  const later = await amendments;
  const shortTexts = new Map(hits.flatMap(({ id, shortText }) => (shortText ? [[id, shortText]] : [])));
  const ratings = new Map(
    sent.feedback.map((row) => [row.id_result, row.positive ? 'positive' : 'negative'] as const),
  );
  return {
    search: flagNearDuplicates(withTexts, shortTexts).map((result) => ({
      ...result,
      feedback: ratings.get(result.id_new) ?? 'none',
      ...later.get(result.id_new),
    })),
    ...data,
    near_is_paid: data.near_total !== null && (running.isOpen || sent.isPaid),
    charged: sent.isPaid,
    ...(sent.limited && { limited: sent.limited }),
    opened: sent.opened,
    receipt: sent.receipt,
  };
}

/** Returns the full texts of the rulings of these hits, by id of the ruling. */
async function fullTexts(
  deps: Deps,
  hits: Page['hits'],
  signal: AbortSignal,
): Promise<ReadonlyMap<string, string>> {
  const ids = new Set(hits.filter(({ hasFullText }) => hasFullText).map(({ rulingId }) => rulingId));
  const found = await texts(deps, [...ids], { which: 'full', signal });
  return new Map(found.map(({ rulingId, text }) => [rulingId, text]));
}

/**
 * Returns the results with the full texts that the daily limit permits. If the limit can't be
 * checked, full texts are omitted, because the page is already paid.
 */
async function onlyPermitted(
  deps: Deps,
  actor: Actor,
  results: readonly SearchResult[],
  hits: Page['hits'],
): Promise<SearchResult[]> {
  const rulings = new Map(hits.map(({ id, rulingId }) => [id, rulingId]));
  const rulingOf = ({ id_new }: SearchResult) => rulings.get(id_new) ?? '';
  const requested = results.filter(({ document }) => document.ruling_full_text != null).map(rulingOf);
  const sent = await sendOut(deps, actor, { of: 'texts', rulingIds: requested }).catch((error: unknown) => {
    deps.log.error({ err: error }, 'could not charge the full texts of a page');
    return null;
  });
  return results.map((result) =>
    sent?.isShown(rulingOf(result))
      ? result
      : { ...result, document: { ...result.document, ruling_full_text: null } },
  );
}
