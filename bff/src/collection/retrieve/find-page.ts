import type { ParsedQuery } from '@massima/law/parse-query';
import { fewHits, modesOf } from '../query/modes.ts';
import type { Mode, SearchQuery } from '../query/search-query.ts';
import type { EngineCall } from '../solr/engine-call.ts';
import { countOnlyQuery, forBest, withoutCounts } from '../solr/count-only-query.ts';
import type { EngineAnswer } from '../solr/engine-answer.ts';
import { countEveryWord } from '../solr/every-word.ts';
import { meaningWeight } from './meaning-recipe.ts';
import type { ByMeaning, RankedPage } from './fetch-page.ts';
import type { EmbeddedQuery } from './rerank-by-similarity.ts';
import { rankHits } from './rank-hits.ts';
import { isOnlyFacts, readQuestion } from '../query/read-question.ts';
import { resultFieldsWithText } from '../solr/fields.ts';
import { searchHandler } from '../solr/handlers.ts';
import type { SolrParameters } from '../solr/solr-parameters.ts';
import { solrQuery } from '../solr/solr-query.ts';

export interface FoundPage extends ByMeaning {
  answer: EngineAnswer;
  /** What the engine was asked, for what is asked after it. */
  parameters: SolrParameters;
  /** How many of all hits hold every word. */
  everyWord: number;
  /** How many the other kind has under the same filters; null where the other tab may be searched in another mode. */
  otherKind: number | null;
}

interface HowToAsk {
  /** The question, where it was read before. */
  parsed?: ParsedQuery | undefined;
  /** The engine has no processor to spare: ranked and counted in one call, which takes longer and costs less. */
  isBusy?: boolean;
  /** Begins to work out what a question means, beside its words; undefined where nothing can. */
  meaning?: ((query: string) => Promise<EmbeddedQuery | undefined>) | undefined;
  /** Another weight than the recipe's, to see what it would win. */
  weight?: number | undefined;
}

/**
 * One page of answers: the best hits are ranked and put in order by meaning and by their citations (rerankers.ts), those of the page
 * are fetched with their marks, and the matches are counted meanwhile. Where the words say little, what is nearest in meaning is a hit, too
 * (rank-hits.ts). By date, and where a ruling is named or nothing but an article, the
 * engine's order stands. Asked a second time where quotes or the order by date leave too little. `year` is the present one.
 */
export async function findPage(
  ask: EngineCall,
  question: SearchQuery,
  year: number,
  {
    parsed = readQuestion(question.query, question.factsOff),
    isBusy = false,
    meaning,
    weight: tried,
  }: HowToAsk = {},
): Promise<FoundPage> {
  const usual = meaning && isRanked(question, parsed) ? meaningWeight(question, parsed) : 0;
  const weight = usual > 0 ? (tried ?? usual) : 0;
  const meant = weight > 0 ? meaning?.(question.query).catch(() => undefined) : undefined;
  const findBest = async (
    mode: Mode,
    parameters: SolrParameters,
    counted: Promise<EngineAnswer> | undefined,
  ): Promise<RankedPage> => {
    if (!isRanked(question, parsed))
      return { ...(await askAsIs(ask, question, parameters)), byMeaning: false, nearer: new Set() };
    const withNearest = (nearest: readonly string[]) => solrQuery({ ...question, mode, nearest }, parsed);
    return rankHits(ask, question, parameters, { year, weight, meant, isBusy, counted, withNearest });
  };
  const [first, ...wider] = modesOf(question, parsed);
  const inMode = async (mode: Mode) => {
    const asWords = solrQuery({ ...question, mode }, parsed);
    // Once the ranking was asked for, which takes longer.
    const counting = isBusy
      ? undefined
      : Promise.resolve().then(() => ask(searchHandler, countOnlyQuery(asWords)));
    const [{ byMeaning, nearer, instead, ...best }, counts] = await Promise.all([
      findBest(mode, isBusy ? asWords : withoutCounts(asWords), counting),
      counting,
    ]);
    const parameters = instead?.parameters ?? asWords;
    const counted = instead?.counted ?? counts ?? best;
    const { facet_counts, response } = counted;
    const answer = {
      ...best,
      ...(facet_counts && { facet_counts }),
      response: { ...best.response, numFound: response.numFound },
    };
    const otherKind = facet_counts?.facet_queries?.['other_kind'] ?? 0;
    const everyWord = countEveryWord(counted, parameters);
    return { answer, parameters, everyWord, otherKind, byMeaning, nearer };
  };
  const inFirst = await inMode(first);
  let found = inFirst;
  for (const mode of wider) {
    if (found.answer.response.numFound >= fewHits) break;
    const next = await inMode(mode);
    if (next.answer.response.numFound > found.answer.response.numFound) found = next;
  }
  // The other tab is asked by relevance and begins with the same mode, where it may find too little.
  const isWhole = found === inFirst && (wider.length === 0 || found.otherKind >= fewHits);
  return question.sort !== 'date' && isWhole ? found : { ...found, otherKind: null };
}

function isRanked({ sort }: SearchQuery, parsed: ParsedQuery): boolean {
  const { references, onlyReferences } = parsed;
  return (
    sort !== 'date' &&
    !onlyReferences &&
    !isOnlyFacts(parsed) &&
    !references.some(({ kind }) => kind === 'ruling')
  );
}

function askAsIs(
  ask: EngineCall,
  { offset, size }: SearchQuery,
  parameters: SolrParameters,
): Promise<EngineAnswer> {
  return ask(searchHandler, { ...forBest(parameters, offset + size), fl: resultFieldsWithText });
}
