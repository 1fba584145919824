import type { SearchInput } from '@massima/contract/search';
import type { Deps } from '../../deps.ts';
import type { EngineAnswer } from './engine-answer.ts';
import { fewHits, searchHandler, solrQuery, type SolrParameters, type SolrQueryInput } from './solr-query.ts';

/** All calls of one search together: what surrounds them still fits into the three seconds after which a client is told. */
const budgetMs = 2400;

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
  const ask = async (handler: string, parameters: SolrParameters) =>
    (await engine.select(handler, parameters, signal, until - Date.now())) as EngineAnswer;
  const question = toSolrInput(input);
  const all = solrQuery({ ...question, mode: 'all' });
  const answer = await ask(searchHandler, all);
  const { numFound } = answer.response;
  if (numFound >= fewHits) return { answer, matched: 'all', didYouMean: null };

  const words = String(all['words'] ?? '');
  const some = solrQuery({ ...question, mode: 'some' });
  const [wider, didYouMean] = await Promise.all([
    some['mm'] === all['mm'] || !words.includes(' ') ? null : ask(searchHandler, some),
    // A filter that leaves little is no sign of a misspelling, and a hint that fails is no failed search.
    input.offset === 0 ? askSpelling(ask, words, numFound).catch(() => null) : null,
  ]);
  return wider && wider.response.numFound > numFound
    ? { answer: wider, matched: 'some', didYouMean }
    : { answer, matched: 'all', didYouMean };
}

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

async function askSpelling(
  ask: (handler: string, parameters: SolrParameters) => Promise<EngineAnswer>,
  words: string,
  found: number,
): Promise<string | null> {
  if (!words) return null;
  const { spellcheck } = await ask('/spell', { words, 'spellcheck.q': words });
  const collation = spellcheck?.collations?.find((one) => typeof one === 'object');
  if (!collation || collation.hits <= found || collation.collationQuery === words) return null;
  return collation.collationQuery;
}
