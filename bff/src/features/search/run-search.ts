import type { SearchData, SearchInput } from '@massima/contract/search';
import type { Actor } from '../../actor.ts';
import { textOf } from '../../adapters/engine-answer.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { licensedAccess } from '../users/index.ts';
import {
  alsoTerms,
  applyingFacts,
  kindOf,
  markAlike,
  markedText,
  meaningfulWords,
  presentAuthorities,
  presentChoices,
  presentFact,
  presentResult,
  presentYears,
  questionWords,
  toFilters,
} from '../collection/index.ts';
import { askCollection, type Found } from './ask-collection.ts';
import type { BegunSearch } from './begin-search.ts';
import { chargeSearch } from './charge/charge-search.ts';
import { receiptOf, searchRefused } from '../gate/index.ts';
import { claimPrinciples } from '../limits/index.ts';
import { enterSearch, type RunningSearch } from './charge/enter-search.ts';
import { questionKey } from './charge/question-key.ts';
import { fullTexts } from '../rulings/index.ts';

/**
 * One page of answers to a question. Whoever may not search is refused before the engine is asked; the query is paid
 * after it has answered, so a search that fails costs and writes nothing.
 */
export async function runSearch(
  deps: Deps,
  actor: Actor,
  input: SearchInput,
  { signal, begun }: { signal: AbortSignal; begun?: BegunSearch | undefined },
): Promise<{ data: SearchData }> {
  const access = licensedAccess(actor, deps.clock.now());
  deps.engine.refuseWhenBusy();
  const running = begun?.enter() ?? (await enterSearch(deps, actor, questionKey(input.query)));
  try {
    if (access.answer !== 'ok' && !running.isOpen) throw searchRefused(deps, actor, access.answer);
    const found = begun?.found ?? askCollection(deps, input, signal);
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
  const texts = input.full_text ? await fullTexts(deps, actor, docs, signal) : undefined;
  const maxscore = offset > 0 && input.maxscore ? input.maxscore : (maxScore ?? 0);
  const kind = kindOf(filters.selectedType);
  const wantedWords = page.byMeaning ? meaningfulWords(questionWords(parsed.plain).text) : 0;
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
  const { isPaid, isCovered, feedback } = await chargeSearch(deps, actor, running, {
    query,
    type: filters.selectedType,
    isFirstPage: offset === 0,
    found: numFound,
    // A page past the last one shows nothing. A ruling that was named is found, whatever the tab and its filters show of it: its
    // text opens from now on.
    isFound: docs.length > 0 || named.rulingIds.length > 0,
    suggestion: page.didYouMean,
    citingIds: named.citingIds,
    resultIds: docs.map((doc) => doc.id),
    rulingIds: [...docs.map((doc) => doc.ruling_id), ...named.rulingIds],
  });

  // It was free because a text that was served names the ruling.
  const { isShown, limited } = isCovered
    ? { isShown: () => true, limited: undefined }
    : await claimPrinciples(
        deps,
        actor,
        docs.map((doc) => doc.id),
      );

  const given = new Map(
    feedback.map((row) => [row.id_result, row.positive ? 'positive' : 'negative'] as const),
  );
  return {
    search: markAlike(search.filter(({ id_new }) => isShown(id_new))).map((one) => ({
      ...one,
      feedback: given.get(one.id_new) ?? 'none',
    })),
    autList: presentAuthorities(page.answer),
    years: presentYears(page.answer),
    choices: presentChoices(page.answer),
    total: numFound,
    other_total: page.otherKind,
    maxscore,
    by_meaning: page.byMeaning,
    matched: page.everyWord < numFound ? 'some' : 'all',
    with_every_word: page.everyWord,
    did_you_mean: page.didYouMean,
    corrected: page.corrected,
    also_searched: input.as_typed ? [] : alsoTerms(parsed).map(({ terms }) => terms),
    excluded: parsed.excluded,
    not_excluded: parsed.kept,
    narrowed_by: applyingFacts(toFilters(filters), parsed.facts).flatMap(presentFact),
    references: named.references,
    charged: isPaid,
    ...(limited && { limited }),
    receipt: receiptOf(actor, deps.clock.now(), isPaid),
  };
}
