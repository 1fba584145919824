import type { SearchData, SearchInput, SearchResult } from '@massima/contract/search';
import type { Actor } from '../../actor.ts';
import { type EngineDoc, textOf } from '../../collection/index.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { licensedAccess } from '../users/index.ts';
import {
  synonymsFor,
  applyingFacts,
  kindOf,
  flagNearDuplicates,
  markedText,
  countContentWords,
  presentAuthorities,
  presentFacets,
  presentFact,
  presentResult,
  presentYears,
  questionWords,
  toFilters,
} from '../../collection/index.ts';
import { retrievePage, type Found } from './retrieve-page.ts';
import type { SpeculativeSearch } from './speculative-search.ts';
import { questionKey, searchRefused, sendOut } from '../gate/index.ts';
import { enterSearch, type RunningSearch } from './charge/enter-search.ts';
import { fullTexts } from '../rulings/index.ts';

/**
 * One page of answers to a question. Whoever may not search is refused before the engine is asked; the query is paid
 * after it has answered, so a search that fails costs and writes nothing.
 */
export async function runSearch(
  deps: Deps,
  actor: Actor,
  input: SearchInput,
  { signal, begun }: { signal: AbortSignal; begun?: SpeculativeSearch | undefined },
): Promise<{ data: SearchData }> {
  const access = licensedAccess(actor, deps.clock.now());
  deps.engine.refuseWhenBusy();
  const running = begun?.enter() ?? (await enterSearch(deps, actor, questionKey(input.query)));
  try {
    if (access.answer !== 'ok' && !running.isOpen) throw searchRefused(deps, actor, access.answer);
    const found = begun?.found ?? retrievePage(deps, input, signal);
    const data = await answer(deps, actor, input, { running, found, signal });
    begun?.succeeded(actor);
    return { data };
  } catch (error) {
    running.end();
    throw error;
  }
}

async function answer(
  deps: Deps,
  actor: Actor,
  input: SearchInput,
  { running, found, signal }: { running: RunningSearch; found: Promise<Found>; signal: AbortSignal },
): Promise<SearchData> {
  const { query, offset, filters } = input;
  const { parsed, page, named } = await found;
  if (signal.aborted) throw new AppError('service_unavailable');
  const { numFound, docs, maxScore } = page.answer.response;
  // What was counted and does not come, or comes without its text, is no answer that somebody pays for.
  if ((docs.length === 0 && offset < numFound) || docs.some((doc) => textOf(doc) === ''))
    throw new AppError('service_unavailable');
  const texts = input.full_text ? await fullTexts(deps, docs, signal) : undefined;
  const maxscore = offset > 0 && input.maxscore ? input.maxscore : (maxScore ?? 0);
  const kind = kindOf(filters.selectedType);
  const wantedWords = page.byMeaning ? countContentWords(questionWords(parsed.plain).text) : 0;
  const search = docs.map((doc) =>
    presentResult(doc, markedText(page.answer, doc), {
      maxscore,
      kind,
      fullTexts: texts,
      asked: parsed.references,
      nearer: page.nearer,
      wantedWords,
    }),
  );

  // Last of all: once it is paid nothing more may fail.
  const sent = await sendOut(deps, actor, {
    of: 'search',
    runningId: running.id,
    search: {
      query,
      type: filters.selectedType,
      isFirstPage: offset === 0,
      found: numFound,
      // A page past the last one shows nothing. A ruling that was named is found, whatever the tab and its filters show of it: its
      // text opens from now on.
      isFound: docs.length > 0 || named.rulingIds.length > 0,
      suggestion: page.didYouMean,
      citingIds: named.citingIds,
      results: docs.map((doc) => ({ id: doc.id, rulingId: doc.ruling_id })),
      namedIds: named.rulingIds,
      goesOn: input.go_on,
    },
  });
  const shown = search.filter(({ id_new }) => sent.isShown(id_new));
  const withTexts = texts ? await onlyPermitted(deps, actor, shown, docs) : shown;

  const given = new Map(
    sent.feedback.map((row) => [row.id_result, row.positive ? 'positive' : 'negative'] as const),
  );
  return {
    search: flagNearDuplicates(withTexts).map((one) => ({
      ...one,
      feedback: given.get(one.id_new) ?? 'none',
    })),
    autList: presentAuthorities(page.answer),
    years: presentYears(page.answer),
    choices: presentFacets(page.answer),
    total: numFound,
    other_total: page.otherKind,
    maxscore,
    by_meaning: page.byMeaning,
    matched: page.everyWord < numFound ? 'some' : 'all',
    with_every_word: page.everyWord,
    did_you_mean: page.didYouMean,
    corrected: page.corrected,
    also_searched: input.as_typed ? [] : synonymsFor(parsed).map(({ terms }) => terms),
    excluded: parsed.excluded,
    not_excluded: parsed.kept,
    narrowed_by: applyingFacts(toFilters(filters), parsed.facts).flatMap(presentFact),
    references: named.references,
    charged: sent.isPaid,
    ...(sent.limited && { limited: sent.limited }),
    opened: sent.opened,
    receipt: sent.receipt,
  };
}

/** The results of a page with those full texts that may still leave today: none where that can't be said any more, for the page is paid. */
async function onlyPermitted(
  deps: Deps,
  actor: Actor,
  results: readonly SearchResult[],
  docs: readonly EngineDoc[],
): Promise<SearchResult[]> {
  const rulings = new Map(docs.map(({ id, ruling_id }) => [id, ruling_id]));
  const rulingOf = ({ id_new }: SearchResult) => rulings.get(id_new) ?? '';
  const wanted = results.filter(({ document }) => document.ruling_full_text != null).map(rulingOf);
  const sent = await sendOut(deps, actor, { of: 'texts', rulingIds: wanted }).catch((error: unknown) => {
    deps.log.error({ err: error }, 'the full texts of a page could not be counted');
    return null;
  });
  return results.map((one) =>
    sent?.isShown(rulingOf(one)) ? one : { ...one, document: { ...one.document, ruling_full_text: null } },
  );
}
