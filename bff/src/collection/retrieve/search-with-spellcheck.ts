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

/**
 * Budget of all requests of one search. With its surroundings a search must fit into the client's
 * timeout of three seconds.
 */
const budgetMs = 2400;

export interface EnginePage extends Pick<
  FoundPage,
  'engineAnswer' | 'everyWord' | 'otherKind' | 'byMeaning' | 'wantsMeaning' | 'nearer'
> {
  /** The corrected query that this page answers; null if the query was not corrected. */
  correctedTo: string | null;
  /** Alternative spellings, most likely first. */
  corrections: Correction[];
  /** Words on which the collection is silent; see find-silence.ts. */
  silentOn: readonly string[];
}

/**
 * Retrieves a page and, if fewer than five results contain every term, alternative spellings.
 *
 * If nothing was found and the intended word is evident, the query is corrected immediately.
 * Italian words are never corrected (docs/decisions, 75). Also reports the words on which the
 * collection is silent.
 */
export async function searchWithSpellcheck(
  { engine, meaning, clock }: Pick<CollectionDeps, 'engine' | 'meaning' | 'clock'>,
  input: SearchInput,
  parsed: ReadQuestion,
  signal: AbortSignal,
): Promise<EnginePage> {
  const until = performance.now() + budgetMs;
  const select: EngineCall = (handler, parameters) =>
    engine.select(handler, parameters, signal, until - performance.now());
  const embed = meaning.model === undefined ? undefined : embeddedQueryFactory({ engine, meaning }, select);
  const find = (query: string, read?: ReadQuestion) =>
    retrievePage(select, toQuery({ ...input, query }), clock.now().getUTCFullYear(), {
      parsed: read,
      isBusy: engine.isBusy(),
      embed,
    });
  const { parameters, ...original } = await find(input.query, parsed);
  const { engineAnswer, everyWord } = original;
  const { response } = engineAnswer;
  // The first page was ranked by an embedding that is not available now, so this page would not
  // continue it.
  if (input.offset > 0 && input.by_meaning && !original.byMeaning && response.docs.length > 0)
    throw new AppError('list_outdated');
  const isNothing = response.numFound === 0;
  const isDoubtful = everyWord < fewHits && (input.offset === 0 || isNothing);
  // Neither a failed spellcheck nor a failed silence check fails the search.
  const [spelt, silentOn] = await Promise.all([
    (isDoubtful || isNoWord(parameters)) && !input.as_typed
      ? fetchSpelling(select, parameters, isNothing).catch(() => null)
      : null,
    // A further page continues the list of the first one.
    everyWord === 0 && (input.offset === 0 || input.near)
      ? findSilence(
          select,
          { parsed, isVerbatim: input.as_typed, found: response.numFound },
          { embed: embed && (() => embed(input.query)), nearEnough: meaning.nearEnough },
        ).catch(() => [])
      : [],
  ]);
  // The spellcheck covers the terms only, so the implied filters are added back.
  const addFacts = (text: string) => [...parsed.facts.map((fact) => fact.words), text].join(' ');
  const corrections = spelt?.corrections.map(({ words, count }) => ({ words: addFacts(words), count })) ?? [];
  const corrected = spelt?.corrected ? addFacts(spelt.corrected) : null;
  const found = corrected === null ? null : await find(corrected).catch(() => null);
  if (corrected === null || found === null || found.engineAnswer.response.numFound === 0)
    return { ...original, correctedTo: null, corrections, silentOn };
  return { ...found, correctedTo: corrected, corrections: [], silentOn: [] };
}

interface Correction {
  words: string;
  /** Number of documents with every word. */
  count: number;
}

interface Spelling {
  /** Spellings with many more results, most likely first. */
  corrections: Correction[];
  /** The query with evident misspellings replaced; null if unchanged. */
  corrected: string | null;
}

/**
 * Minimum ratio of results. A lower ratio may come from documents with the same mistake. Rare but
 * correct words have no neighbour this much more frequent.
 */
const timesAsMany = 5;
/**
 * Maximum number of spellings without results. With results, which may be charged, only the best is
 * offered.
 */
const maxOffered = 3;

/**
 * Whether the query is a single word that is not Italian. The results are meaningless, because
 * "contrato" is stemmed like "contro".
 */
const isNoWord = ({ words }: EngineParameters): boolean =>
  typeof words === 'string' && /^\p{L}{4,}$/u.test(words) && !isItalianWord(words);

/**
 * Requests alternative spellings. Filters are ignored, because few results under a filter do not
 * indicate a misspelling.
 *
 * @param isNothing whether nothing was found, so that words may be replaced without confirmation
 */
async function fetchSpelling(
  select: EngineCall,
  parameters: EngineParameters,
  isNothing: boolean,
): Promise<Spelling> {
  const { words } = parameters;
  if (typeof words !== 'string' || words === '') return { corrections: [], corrected: null };
  const response = await select(spellHandler, spelling(parameters));
  const originalHits = response.response.numFound;
  const { suggestions, attempts } = readSpelling(response);
  const offered = attempts
    .filter(
      (attempt) =>
        attempt.words !== words && originalHits < fewHits && attempt.count > originalHits * timesAsMany,
    )
    .filter((attempt) => isNothing || replacesNoWord(attempt))
    .toSorted((attempt, other) => correctionCost(attempt) - correctionCost(other))
    .slice(0, isNothing ? maxOffered : 1);
  return {
    corrections: offered.map(({ words, count }) => ({ words, count })),
    corrected:
      (isNothing && originalHits === 0) || isNoWord(parameters) ? correctWords(words, suggestions) : null,
  };
}
