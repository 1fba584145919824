import type { SearchInput } from '@massima/contract/search';
import { AppError } from '../../errors.ts';
import type { CollectionDeps } from '../collection-deps.ts';
import { fewHits, type ReadQuestion } from '../query/read-question.ts';
import { toQuery } from '../query/search-query.ts';
import { type EngineCall, spellHandler } from '../solr/calls.ts';
import { type EngineParameters, readSpelling } from '../solr/engine-answer.ts';
import { spelling } from '../solr/page-queries.ts';
import { correctionCost, correctWords, replacesNoWord } from '../words/correct-words.ts';
import { isItalianWord } from '../words/is-italian-word.ts';
import { embeddedQueryFactory } from './embedded-query.ts';
import type { FoundPage } from './fetch-page.ts';
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
  parsed: ReadQuestion,
  signal: AbortSignal,
): Promise<EnginePage> {
  const until = performance.now() + budgetMs;
  const ask: EngineCall = (handler, parameters) =>
    engine.select(handler, parameters, signal, until - performance.now());
  const embed = meaning.model === undefined ? undefined : embeddedQueryFactory({ engine, meaning }, ask);
  const find = (query: string, read?: ReadQuestion) =>
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

interface Correction {
  words: string;
  /** How many texts have every word of it. */
  count: number;
}

interface Spelling {
  /** Other spellings that find many more among all of this kind, the likeliest first. */
  corrections: Correction[];
  /** The words with what was evidently meant by those that are none; null where nothing is corrected. */
  corrected: string | null;
}

/** A text may have the same mistake; a word that is only rare has no neighbour that is so much more common. */
const timesAsMany = 5;
/** Where nothing was found, so many are offered; beside results, which are paid, the best alone. */
const maxOffered = 3;

/** One word, and none: "contrato" finds what its stem is like ("contro"), so that its results say nothing of it. */
const isNoWord = ({ words }: EngineParameters): boolean =>
  typeof words === 'string' && /^\p{L}{4,}$/u.test(words) && !isItalianWord(words);

/**
 * What may have been meant. Filters stay out: that one leaves little is no sign of a misspelling.
 * @param isNothing whether nothing at all was found, so that words may be corrected without being asked
 */
async function askSpelling(
  ask: EngineCall,
  parameters: EngineParameters,
  isNothing: boolean,
): Promise<Spelling> {
  const { words } = parameters;
  if (typeof words !== 'string' || words === '') return { corrections: [], corrected: null };
  const answer = await ask(spellHandler, spelling(parameters));
  const typed = answer.response.numFound;
  const { suggestions, tried } = readSpelling(answer);
  const offered = tried
    .filter((one) => one.words !== words && typed < fewHits && one.count > typed * timesAsMany)
    .filter((one) => isNothing || replacesNoWord(one))
    .toSorted((one, other) => correctionCost(one) - correctionCost(other))
    .slice(0, isNothing ? maxOffered : 1);
  return {
    corrections: offered.map(({ words, count }) => ({ words, count })),
    corrected: (isNothing && typed === 0) || isNoWord(parameters) ? correctWords(words, suggestions) : null,
  };
}
