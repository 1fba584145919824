import type { ParsedQuery } from '@massima/law/parse-query';
import type { SearchInput } from '@massima/contract/search';
import type { CollectionDeps } from '../collection-deps.ts';
import { AppError } from '../../errors.ts';
import { embeddedQueryFactory } from './embedded-query.ts';
import { fewHits } from '../query/modes.ts';
import { toQuery } from '../query/to-query.ts';
import type { EngineCall } from '../solr/engine-call.ts';
import { spellHandler } from '../solr/handlers.ts';
import { spelling } from '../solr/page-queries.ts';
import type { FoundPage } from './count-page.ts';
import { retrievePage } from './retrieve-page.ts';
import type { EngineParameters } from '../solr/engine-answer.ts';

/** All calls of one search together: with what surrounds them they fit into a client's three seconds. */
const budgetMs = 2400;

export interface EnginePage extends Pick<
  FoundPage,
  'answer' | 'everyWord' | 'otherKind' | 'byMeaning' | 'nearer'
> {
  didYouMean: string | null;
  /** The page is that of `didYouMean`: what was typed found nothing. */
  corrected: boolean;
}

/**
 * A page of answers and, where fewer than five of all contain every word, whether another spelling finds more. Where
 * nothing was found at all, that spelling is asked immediately.
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
  const find = (query: string, read?: ParsedQuery) =>
    retrievePage(ask, toQuery({ ...input, query }), clock.now().getUTCFullYear(), {
      parsed: read,
      isBusy: engine.isBusy(),
      embed: meaning.model === undefined ? undefined : embeddedQueryFactory({ engine, meaning }, ask),
    });
  const { parameters, ...asTyped } = await find(input.query, parsed);
  const { answer, everyWord } = asTyped;
  // Its first page was put in order otherwise, by a model that this server has not, or not now.
  if (input.offset > 0 && input.by_meaning && !asTyped.byMeaning && answer.response.docs.length > 0)
    throw new AppError('list_outdated');
  const isNothing = answer.response.numFound === 0;
  // A hint that fails is no failed search.
  const other =
    everyWord < fewHits && (input.offset === 0 || isNothing) && !input.as_typed
      ? await askSpelling(ask, parameters).catch(() => null)
      : null;
  // The words alone were corrected: whose rulings are wanted was said next to them.
  const didYouMean = other && [...parsed.facts.map(({ words }) => words), other.words].join(' ');
  const found = isNothing && other?.isNeeded ? await find(didYouMean ?? '').catch(() => null) : null;
  const corrected = found !== null && found.answer.response.numFound > 0;
  return { ...(corrected ? found : asTyped), didYouMean, corrected };
}

interface Spelling {
  words: string;
  /** Nothing at all contains what was typed. */
  isNeeded: boolean;
}

/** A text may have the same mistake; a word that is only rare has no neighbour that is so much more common. */
const timesAsMany = 5;

/**
 * Another spelling that finds many more among all of this kind. Filters stay out: that one leaves little is no sign of a
 * misspelling.
 */
async function askSpelling(ask: EngineCall, parameters: EngineParameters): Promise<Spelling | null> {
  const { words } = parameters;
  if (!words) return null;
  const { response, spellcheck } = await ask(spellHandler, spelling(parameters));
  const typed = response.numFound;
  const collation = spellcheck?.collations?.find((one) => typeof one === 'object');
  if (!collation || typed >= fewHits || collation.collationQuery === words) return null;
  if (collation.hits <= typed * timesAsMany) return null;
  return { words: collation.collationQuery, isNeeded: typed === 0 };
}
