import type { ParsedQuery } from '@massima/law/parse-query';
import type { SearchInput } from '@massima/contract/search';
import type { CollectionDeps } from '../collection-deps.ts';
import { AppError } from '../../errors.ts';
import { embeddedQueryFactory } from './embedded-query.ts';
import { fewHits } from '../query/modes.ts';
import { toQuery } from '../query/to-query.ts';
import type { EngineCall } from '../solr/engine-call.ts';
import { askSpelling, type Correction, isNoWord } from './ask-spelling.ts';
import type { FoundPage } from './count-page.ts';
import { findSilence } from './find-silence.ts';
import { retrievePage } from './retrieve-page.ts';

/** All calls of one search together: with what surrounds them they fit into a client's three seconds. */
const budgetMs = 2400;

export interface EnginePage extends Pick<
  FoundPage,
  'answer' | 'everyWord' | 'otherKind' | 'byMeaning' | 'wantsMeaning' | 'nearer'
> {
  /** The page is that of this question: what was typed found nothing, and words of it were no words. */
  correctedTo: string | null;
  /** Other spellings, the likeliest first. */
  corrections: Correction[];
  /** The words on which the collection is silent (find-silence.ts). */
  silentOn: readonly string[];
}

/**
 * A page of answers and, where fewer than five of all contain every word, the spellings that find more. Where nothing was found at all, what
 * is no word is corrected immediately if only one thing can have been meant; an Italian word never is (docs/decisions, 75). Says also on
 * which words the collection is silent.
 */
export async function searchWithSpellcheck(
  { engine, meaning, clock }: Pick<CollectionDeps, 'engine' | 'meaning' | 'clock'>,
  input: SearchInput,
  parsed: ParsedQuery,
  signal: AbortSignal,
): Promise<EnginePage> {
  const until = performance.now() + budgetMs;
  const ask: EngineCall = (handler, parameters) =>
    engine.select(handler, parameters, signal, until - performance.now());
  const embed = meaning.model === undefined ? undefined : embeddedQueryFactory({ engine, meaning }, ask);
  const find = (query: string, read?: ParsedQuery) =>
    retrievePage(ask, toQuery({ ...input, query }), clock.now().getUTCFullYear(), {
      parsed: read,
      isBusy: engine.isBusy(),
      embed,
    });
  const { parameters, ...asTyped } = await find(input.query, parsed);
  const { answer, everyWord } = asTyped;
  // Its first page was put in order otherwise, by a model that this server has not, or not now.
  if (input.offset > 0 && input.by_meaning && !asTyped.byMeaning && answer.response.docs.length > 0)
    throw new AppError('list_outdated');
  const isNothing = answer.response.numFound === 0;
  const isDoubtful = everyWord < fewHits && (input.offset === 0 || isNothing);
  // A hint that fails is no failed search, nor is a silence that can't be told.
  const [spelt, silentOn] = await Promise.all([
    (isDoubtful || isNoWord(parameters)) && !input.as_typed
      ? askSpelling(ask, parameters, isNothing).catch(() => null)
      : null,
    // What was begun goes on: a further page is never taken for silence.
    everyWord === 0 && (input.offset === 0 || input.near)
      ? findSilence(
          ask,
          { parsed, asTyped: input.as_typed, found: answer.response.numFound },
          { embed: embed && (() => embed(input.query)), nearEnough: meaning.nearEnough },
        ).catch(() => [])
      : [],
  ]);
  // The words alone were corrected: whose rulings are wanted was said next to them.
  const whole = (words: string) => [...parsed.facts.map((fact) => fact.words), words].join(' ');
  const corrections = spelt?.corrections.map(({ words, count }) => ({ words: whole(words), count })) ?? [];
  const meant = spelt?.corrected ? whole(spelt.corrected) : null;
  const found = meant === null ? null : await find(meant).catch(() => null);
  if (meant === null || found === null || found.answer.response.numFound === 0)
    return { ...asTyped, correctedTo: null, corrections, silentOn };
  return { ...found, correctedTo: meant, corrections: [], silentOn: [] };
}
