import type { SearchInput } from '@massima/contract/search';
import type { Deps } from '../../deps.ts';
import type { EngineAnswer } from './engine-answer.ts';
import { resultFields } from './solr-result.ts';
import {
  fewHits,
  firstMode,
  searchHandler,
  solrQuery,
  type SolrParameters,
  type SolrQueryInput,
} from './solr-query.ts';

/** All calls of one search together: what surrounds them still fits into the three seconds after which a client is told. */
const budgetMs = 2400;

type Ask = (handler: string, parameters: SolrParameters) => Promise<EngineAnswer>;

export interface EnginePage {
  answer: EngineAnswer;
  matched: 'all' | 'some';
  didYouMean: string | null;
}

/**
 * All words first; where fewer than five rulings hold them all, those that hold some of them, and at the same time
 * whether another spelling finds more.
 */
export async function askEngine(
  { engine }: Pick<Deps, 'engine'>,
  input: SearchInput,
  signal: AbortSignal,
): Promise<EnginePage> {
  const until = Date.now() + budgetMs;
  const ask: Ask = async (handler, parameters) =>
    (await engine.select(
      handler,
      { ...parameters, fl: resultFields },
      signal,
      until - Date.now(),
    )) as EngineAnswer;
  const question = toSolrInput(input);
  // A whole sentence or a pasted heading: hardly anything holds all of its words, so that is not asked.
  if (firstMode(input.query) === 'some')
    return {
      answer: await ask(searchHandler, solrQuery({ ...question, mode: 'some' })),
      matched: 'some',
      didYouMean: null,
    };
  const all = solrQuery({ ...question, mode: 'all' });
  const answer = await ask(searchHandler, all);
  const { numFound } = answer.response;
  if (numFound >= fewHits) return { answer, matched: 'all', didYouMean: null };

  const words = String(all['words'] ?? '');
  const some = solrQuery({ ...question, mode: 'some' });
  const [wider, didYouMean] = await Promise.all([
    isSame(all, some) || !words.includes(' ') ? null : ask(searchHandler, some),
    // A hint that fails is no failed search.
    input.offset === 0 ? askSpelling(ask, all).catch(() => null) : null,
  ]);
  return wider && wider.response.numFound > numFound
    ? { answer: wider, matched: 'some', didYouMean }
    : { answer, matched: 'all', didYouMean };
}

/** Only references were typed, and there is no wider way to look for them. */
const isSame = (all: SolrParameters, some: SolrParameters) =>
  some['mm'] === all['mm'] && some['by_article'] === all['by_article'];

const toSolrInput = ({ query, size, offset, sort, filters }: SearchInput): Omit<SolrQueryInput, 'mode'> => ({
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
