import type { EngineDoc } from '../solr/engine-answer.ts';
import type { QueryEmbedder } from '../../adapters/query-embedder.ts';
import type { MeaningOfIndex, SearchEngine } from '../solr/search-engine.ts';
import { knnSearch } from '../solr/knn-search.ts';
import type { EngineCall } from '../solr/engine-call.ts';
import type { SimilarityScores, EmbeddedQuery } from './rerank-by-similarity.ts';

interface HowToAsk {
  engine: Pick<SearchEngine, 'meaningOfIndex'>;
  meaning: Pick<QueryEmbedder, 'model' | 'of'>;
}

/**
 * Begins to work out what a question means, and then compares hits with it in the engine, which has their vectors, or finds what is
 * nearest. Undefined where the index has vectors of another model, or none, or where anything fails: then the words' order stands.
 */
export function embeddedQueryFactory(
  { engine, meaning }: HowToAsk,
  ask: EngineCall,
): (question: string) => Promise<EmbeddedQuery | undefined> {
  return async (question) => {
    const [vector, model] = await Promise.all([meaning.of(question), engine.meaningOfIndex()]);
    if (!vector || !model || !isOf(model, meaning, vector)) return undefined;
    const known: Known = { vector, model };
    return {
      likenessOf: (ids) => compare(ask, ids, known).catch(() => undefined),
      nearest: (rows) => knnSearch(ask, known, rows).then(likenessIn, () => undefined),
    };
  };
}

interface Known {
  vector: Int8Array;
  model: MeaningOfIndex;
}

/** Vectors of two models say nothing of each other, however long they are. */
export const isOf = (
  model: MeaningOfIndex,
  meaning: Pick<QueryEmbedder, 'model'>,
  vector: Int8Array,
): boolean => model.name === meaning.model && model.size === vector.length;

/** Of the documents that hold a vector, the principles that they are about. */
export const idsFromMeaning = (docs: readonly { id: string }[]): string[] =>
  docs.map(({ id }) => id.slice(prefix.length));

const prefix = 'meaning:';

async function compare(
  ask: EngineCall,
  ids: readonly string[],
  { vector, model }: Known,
): Promise<SimilarityScores> {
  const { response } = await ask('/select', {
    q: '{!func v=$likeness}',
    likeness: `vectorSimilarity(meaning_${model.size},[${vector.join()}])`,
    fq: '{!terms f=id cache=false v=$wanted}',
    wanted: ids.map((id) => prefix + id).join(),
    fl: 'id,score',
    rows: String(ids.length),
  });
  return likenessIn(response.docs);
}

/** The engine scores by likeness, from 0 to 1, whether it compares or seeks. */
const likenessIn = (docs: readonly EngineDoc[]): SimilarityScores =>
  new Map(docs.map(({ id, score = 0 }) => [id.slice(prefix.length), score]));
