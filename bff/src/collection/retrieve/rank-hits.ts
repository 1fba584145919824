import type { EngineAnswer } from '../solr/engine-answer.ts';
import { addKnnHits } from './add-knn-hits.ts';
import { fetchTopHits } from './fetch-top-hits.ts';
import type { SearchQuery } from '../query/search-query.ts';
import type { EngineCall } from '../solr/engine-call.ts';
import { rankedFields } from '../solr/fields.ts';
import { rankedRows } from './rerank-by-citations.ts';
import { countEveryWord } from '../solr/every-word.ts';
import { fetchPage, type Hits, type RankedPage } from './fetch-page.ts';
import { firstRead, isOfWordsAlone } from './meaning-recipe.ts';
import type { EmbeddedQuery } from './rerank-by-similarity.ts';
import type { SolrParameters } from '../solr/solr-parameters.ts';
import { firstOfAll, isOfAll, type Hit } from './weak-match.ts';

export interface HowToRank {
  year: number;
  weight: number;
  /** Undefined, or a promise of that, where it is not known. It never fails. */
  meant: Promise<EmbeddedQuery | undefined> | undefined;
  /** The engine has no processor to spare. */
  isBusy: boolean;
  /** The count of the matches; undefined where the ranking itself counts them. */
  counted: Promise<EngineAnswer> | undefined;
  /** The same question whose hits these principles are, too, if they hold one of its words. */
  withNearest: (ids: readonly string[]) => SolrParameters;
}

/** The hits of a page: the best of the words, put in order by the steps (rerankers.ts), and fetched with their marks. */
export async function rankHits(
  ask: EngineCall,
  question: SearchQuery,
  parameters: SolrParameters,
  how: HowToRank,
): Promise<RankedPage> {
  const { offset, size } = question;
  const rows = Math.max(rankedRows, offset + size);
  const ranking = await fetchTopHits(ask, parameters, { rows, fl: rankedFields });
  const best = ranking.response.docs.slice(0, rankedRows);
  const hits = { ranking, parameters, offset, size, year: how.year };
  const inOrderOfWords = { weight: how.weight };

  const meant = await how.meant;
  if (!meant) return fetchPage(ask, hits, inOrderOfWords);
  const ids = best.map(({ id }) => id);
  const [likeness, first] = await Promise.all([
    ids.length > 1 ? meant.likenessOf(ids) : undefined,
    isOfWordsAlone(how.weight) ? firstToRead(ask, question, hits, how.counted) : [],
  ]);
  if (!first || (ids.length > 1 && !likeness)) return fetchPage(ask, hits, inOrderOfWords);
  const page = await fetchPage(ask, hits, { likeness, weight: how.weight }, first);
  if (!page.wordsSayLittle) return page;
  // What was begun with the nearest goes on with them; nothing is begun while others wait.
  if (how.isBusy && offset === 0) return fetchPage(ask, hits, inOrderOfWords);
  const nearest = { ids, likeness, meant, weight: how.weight, withNearest: how.withNearest };
  const added = await addKnnHits(ask, question, nearest).catch(() => undefined);
  return fetchPage(ask, hits, added ?? inOrderOfWords);
}

/** The first hits, which tell whether the words say little: none where the count tells it, undefined where they cannot be had. */
async function firstToRead(
  ask: EngineCall,
  question: SearchQuery,
  { ranking, parameters }: Hits,
  counted: HowToRank['counted'],
): Promise<readonly Hit[] | undefined> {
  const isHeld = countEveryWord((await counted) ?? ranking, parameters) > 0;
  if (isHeld && question.kind === 'principle') return [];
  if (isOfAll(question)) return ranking.response.docs.slice(0, firstRead);
  return firstOfAll(ask, question).catch(() => undefined);
}
