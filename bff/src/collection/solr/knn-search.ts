import type { EngineDoc } from './engine-answer.ts';
import type { MeaningOfIndex } from './search-engine.ts';
import type { EngineCall } from './engine-call.ts';

/** Documents with vectors, the nearest first, with how near they are as their score. */
export async function knnSearch(
  ask: EngineCall,
  { vector, model }: { vector: Int8Array; model: MeaningOfIndex },
  rows: number,
): Promise<EngineDoc[]> {
  const { response } = await ask('/select', {
    q: `{!knn f=meaning_${model.size} topK=${rows} v=$vector}`,
    vector: `[${vector.join()}]`,
    fl: 'id,score',
    rows: String(rows),
  });
  return response.docs;
}
