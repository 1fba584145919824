import type { ParsedQuery } from '@massima/contract/references/parse-query';
import type { SearchInput } from '@massima/contract/search';
import type { Deps } from '../../deps.ts';
import { findPage, type Ask, type FoundPage, type Question } from './find-page.ts';
import { fewHits, type SolrParameters } from './solr-query.ts';

/** All calls of one search together: what surrounds them still fits into the three seconds after which a client is told. */
const budgetMs = 2400;

export interface EnginePage extends Pick<FoundPage, 'answer' | 'everyWord'> {
  didYouMean: string | null;
}

/** A page of answers and, where fewer than five of all hold every word, whether another spelling finds more. */
export async function askEngine(
  { engine, clock }: Pick<Deps, 'engine' | 'clock'>,
  input: SearchInput,
  parsed: ParsedQuery,
  signal: AbortSignal,
): Promise<EnginePage> {
  const until = Date.now() + budgetMs;
  const ask: Ask = (handler, parameters) => engine.select(handler, parameters, signal, until - Date.now());
  const { answer, parameters, everyWord } = await findPage(
    ask,
    toQuestion(input),
    clock.now().getUTCFullYear(),
    parsed,
  );
  // A hint that fails is no failed search.
  const didYouMean =
    everyWord < fewHits && input.offset === 0 ? await askSpelling(ask, parameters).catch(() => null) : null;
  return { answer, everyWord, didYouMean };
}

const toQuestion = ({ query, size, offset, sort, filters }: SearchInput): Question => ({
  query,
  kind: filters.selectedType === 'sentenza' ? 'verdict' : 'principle',
  offset,
  size,
  sort,
  yearDoc: filters.yearDoc,
  selectedArea: filters.selectedArea,
  issuerTypes: filters.issuers,
});

/**
 * Another spelling that finds more among all of this kind. Filters stay out: that one leaves little is no sign of a
 * misspelling. The collation is tried by the engine as a plain query, so its parser is named here and not in the query.
 */
async function askSpelling(ask: Ask, { words, kind }: SolrParameters): Promise<string | null> {
  if (!words) return null;
  const { response, spellcheck } = await ask('/spell', {
    q: words,
    defType: 'edismax',
    fq: '{!term f=kind v=$kind}',
    kind: kind ?? '',
  });
  const collation = spellcheck?.collations?.find((one) => typeof one === 'object');
  if (!collation || collation.hits <= response.numFound || collation.collationQuery === words) return null;
  return collation.collationQuery;
}
