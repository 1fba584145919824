import type { QueryEmbedder } from '../../adapters/query-embedder.ts';
import { isAnotherModel } from '../lookup/is-another-model.ts';
import type { EngineDoc } from '../solr/engine-answer.ts';
import type { EngineCall } from '../solr/engine-call.ts';
import type { MeaningOfIndex, SearchEngine } from '../solr/search-engine.ts';
import { isText, rulingOfText, textOfRuling } from '../solr/document-queries.ts';
import {
  compareVectors,
  comparePassages,
  idsFromMeaning,
  knnSearch,
  type IndexedVector,
} from '../solr/vector-queries.ts';
import { textsCompared } from './meaning-recipe.ts';
import type { EmbeddedQuery, SimilarityScores } from './rerank-by-similarity.ts';

export interface Embedding {
  engine: Pick<SearchEngine, 'meaningOfIndex'>;
  meaning: Pick<QueryEmbedder, 'model' | 'of'>;
}

/** The vector of a question; undefined where the index has vectors of another model, or none. */
export async function embed(
  { engine, meaning }: Embedding,
  question: string,
): Promise<IndexedVector | undefined> {
  const [vector, model] = await Promise.all([meaning.of(question), engine.meaningOfIndex()]);
  if (!vector || !model || !isOf(model, meaning, vector)) return undefined;
  return (await isAnotherModel(meaning, model)) ? undefined : { vector, model };
}

/**
 * Begins to work out what a question means, and then compares hits with it in the engine, which has their vectors, or finds what is
 * nearest. Undefined where the index has no such vectors, or where anything fails: then the words' order is kept.
 */
export function embeddedQueryFactory(
  deps: Embedding,
  ask: EngineCall,
): (question: string) => Promise<EmbeddedQuery | undefined> {
  return async (question) => {
    const known = await embed(deps, question);
    return (
      known && {
        likenessOf: (ids) => likeness(ask, ids, known).catch(() => undefined),
        nearest: (rows) => knnSearch(ask, known, rows).then(scoresIn, () => undefined),
      }
    );
  };
}

/** Of full texts the best by their words are compared, by their nearest passage each. */
async function likeness(
  ask: EngineCall,
  ids: readonly string[],
  known: IndexedVector,
): Promise<SimilarityScores> {
  const texts = ids.filter(isText);
  const others = ids.filter((id) => !isText(id));
  const [short, long] = await Promise.all([
    others.length > 0 ? compareVectors(ask, others, known) : [],
    texts.length > 0 ? comparePassages(ask, texts.slice(0, textsCompared).map(rulingOfText), known) : [],
  ]);
  const passages = long.map(({ ruling_id, score = 0 }): [string, number] => [textOfRuling(ruling_id), score]);
  return new Map([...scoresIn(short), ...passages]);
}

/** Vectors of two models say nothing of each other, however long they are. */
const isOf = (model: MeaningOfIndex, meaning: Pick<QueryEmbedder, 'model'>, vector: Int8Array): boolean =>
  model.name === meaning.model && model.size === vector.length;

/** The engine scores by similarity, from 0 to 1, whether it compares or seeks. */
function scoresIn(docs: readonly EngineDoc[]): SimilarityScores {
  const ids = idsFromMeaning(docs);
  return new Map(docs.map(({ score = 0 }, i) => [ids[i] ?? '', score]));
}
