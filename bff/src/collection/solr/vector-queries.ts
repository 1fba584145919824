import type { EngineDoc } from './engine-answer.ts';
import type { EngineCall } from './engine-call.ts';
import { selectHandler } from './handlers.ts';
import type { MeaningOfIndex } from './search-engine.ts';

/** A vector, and the model that it is of, which is also that of the index. */
export interface IndexedVector {
  vector: Int8Array;
  model: MeaningOfIndex;
}

const prefix = 'meaning:';

/** Of the documents that contain a vector, the principles that they are about. */
export const idsFromMeaning = (docs: readonly { id: string }[]): string[] =>
  docs.map(({ id }) => id.slice(prefix.length));

/** Documents with vectors, the nearest first, with how near they are as their score. */
export async function knnSearch(
  ask: EngineCall,
  { vector, model }: IndexedVector,
  rows: number,
): Promise<EngineDoc[]> {
  const { response } = await ask(selectHandler, {
    q: `{!knn f=meaning_${model.size} topK=${rows} v=$vector}`,
    vector: `[${vector.join()}]`,
    fl: 'id,score',
    rows: String(rows),
  });
  return response.docs;
}

/** How near these principles are, as the score of their vectors' documents; from 0 to 1, as of `knnSearch`. */
export async function compareVectors(
  ask: EngineCall,
  ids: readonly string[],
  { vector, model }: IndexedVector,
): Promise<EngineDoc[]> {
  const { response } = await ask(selectHandler, {
    q: '{!func v=$likeness}',
    likeness: `vectorSimilarity(meaning_${model.size},[${vector.join()}])`,
    fq: '{!terms f=id cache=false v=$wanted}',
    wanted: ids.map((id) => prefix + id).join(),
    fl: 'id,score',
    rows: String(ids.length),
  });
  return response.docs;
}

/** How near the nearest passage of each of these rulings' full texts is, as the score of that passage's document. */
export async function comparePassages(
  ask: EngineCall,
  rulings: readonly string[],
  { vector, model }: IndexedVector,
): Promise<EngineDoc[]> {
  const { response } = await ask(selectHandler, {
    q: '{!func v=$likeness}',
    likeness: `vectorSimilarity(passage_${model.size},[${vector.join()}])`,
    fq: [
      '{!terms f=ruling_id cache=false v=$wanted}',
      '{!term f=kind}passage',
      '{!collapse field=ruling_id}',
    ],
    wanted: rulings.join(),
    fl: 'ruling_id,score',
    rows: String(rulings.length),
  });
  return response.docs;
}

/**
 * The titles of those that are principles: what a verdict decides is described by its facts, so it is near to much that it isn't
 * about.
 */
export const titlesOf = (ids: readonly string[], rows: number) => ({
  q: '{!terms f=id v=$nearest}',
  nearest: ids.join(),
  fq: '{!term f=kind}principle',
  fl: 'id,title',
  rows: String(rows),
});
