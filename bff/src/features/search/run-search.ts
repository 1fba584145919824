import type { SearchData, SearchInput } from '@massima/contract/search';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { accessOf } from '../accounts/index.ts';
import { askEngine } from './ask-engine.ts';
import { fullTexts } from './full-texts.ts';
import { lookUpReferences } from './look-up-references.ts';
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
  const access = accessOf(actor, deps.clock.now());
  if (!access.license && access.answer !== 'ok') throw new AppError(access.answer);
  const type = input.filters.selectedType;
  const key = questionKey(input.query, type);
  // A first page is taken for a new question, which spares a look-up; only further pages, and whoever has no query
  // left, must know before.
  const opened = input.offset === 0 && access.answer === 'ok' ? undefined : findOpenedAt(deps, actor, key);
  if (access.answer !== 'ok' && !isOpen(await opened, deps.clock.now())) throw new AppError(access.answer);

  const [openedAt, page, named] = await Promise.all([
    opened,
    askEngine(deps, input, signal),
    lookUpReferences(deps, input.query, signal),
    deps.engine.checkNowAndThen(),
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

  const question = { query: input.query, type, key, openedAt };
  const { charged, feedback } = await settleSearch(deps, actor, question, {
    resultIds: docs.map((doc) => doc.id),
    rulingIds: [...docs.map((doc) => doc.ruling_id), ...named.rulingIds],
  });
  for (const { id_result, positive } of feedback) {
    const result = results.find((one) => one.id_new === id_result);
    if (result) result.feedback = positive ? 'positive' : 'negative';
  }
  return {
    data: {
      search: results,
      autList: presentAuthorities(answer),
      years: presentYears(answer),
      total: answer.response.numFound,
      maxscore,
      matched: page.everyWord < answer.response.numFound ? 'some' : 'all',
      with_every_word: page.everyWord,
      did_you_mean: page.didYouMean,
      references: named.references,
      charged,
    },
  };
}
