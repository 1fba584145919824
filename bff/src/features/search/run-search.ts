import type { SearchData, SearchInput } from '@massima/contract/search';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { accessOf } from '../accounts/index.ts';
import type { Actor } from '../auth/index.ts';
import { askEngine } from './ask-engine.ts';
import { fullTexts } from './full-texts.ts';
import { lookUpReferences } from './look-up-references.ts';
import { pageFeedback } from './page-feedback.ts';
import { questionKey } from './question-key.ts';
import { findOpenedAt, isOpen, settleSearch } from './settle-search.ts';
import { markedText, presentAuthorities, presentResult, presentYears } from './solr-result.ts';

/**
 * One page of answers to a question. Whoever may not search is refused before the engine is asked; the query is paid
 * after it has answered, so a search that fails costs and writes nothing.
 */
export async function runSearch(
  deps: Deps,
  actor: Actor,
  input: SearchInput,
  signal: AbortSignal,
): Promise<{ data: SearchData }> {
  const access = accessOf(actor.row, deps.clock.now());
  if (!access.license && access.answer !== 'ok') throw new AppError(access.answer);
  const type = input.filters.selectedType;
  const key = questionKey(input.query, type);
  const opened = findOpenedAt(deps, actor, key);
  // Without a query left, only a question that is already paid may go on.
  if (access.answer !== 'ok' && !isOpen(await opened, deps.clock.now())) throw new AppError(access.answer);

  const [openedAt, page, named] = await Promise.all([
    opened,
    askEngine(deps, input, signal),
    lookUpReferences(deps, input.query, signal),
  ]);
  const { answer } = page;
  const { docs } = answer.response;
  const texts = input.full_text ? await fullTexts(deps, docs, signal) : undefined;
  const top = answer.response.maxScore ?? 0;
  const maxscore = input.offset > 0 && input.maxscore ? input.maxscore : top;
  const context = {
    maxscore,
    kind: type === 'sentenza' ? 'verdict' : 'principle',
    fullTexts: texts,
  } as const;
  const results = docs.map((doc) => presentResult(doc, markedText(answer, doc), context));
  if (signal.aborted) throw new AppError('service_unavailable');

  const feedback = pageFeedback(
    deps,
    actor,
    docs.map((doc) => doc.id),
  );
  const [charged, feedbackOf] = await Promise.all([
    settleSearch(
      deps,
      actor,
      { query: input.query, type, key, openedAt },
      [...docs.map((doc) => doc.ruling_id), ...named.rulingIds],
      feedback,
    ),
    feedback,
  ]);
  for (const result of results) result.feedback = feedbackOf.get(result.id_new) ?? 'none';
  return {
    data: {
      search: results,
      autList: presentAuthorities(answer),
      years: presentYears(answer),
      total: answer.response.numFound,
      maxscore,
      matched: page.matched,
      did_you_mean: page.didYouMean,
      references: named.references,
      charged,
    },
  };
}
