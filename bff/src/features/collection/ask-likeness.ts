import type { Meaning } from '../../adapters/meaning.ts';
import type { MeaningOfIndex, SearchEngine } from '../../adapters/search-engine.ts';
import type { Ask, AskLikeness } from './find-page.ts';

interface HowToAsk {
  engine: Pick<SearchEngine, 'meaningOfIndex'>;
  meaning: Pick<Meaning, 'model' | 'of'>;
}

/**
 * Begins to work out what a question means, and then compares the hits with it in the engine, which has their vectors. Undefined where the
 * index has vectors of another model, or none, or where anything fails: then the words' order stands.
 */
export function beginLikeness({ engine, meaning }: HowToAsk, ask: Ask): (query: string) => AskLikeness {
  return (query) => {
    const asked = meaning.of(query);
    const indexed = engine.meaningOfIndex();
    return async (ids) => {
      const [vector, model] = await Promise.all([asked, indexed]);
      if (!vector || !model || !isOf(model, meaning, vector)) return undefined;
      return compare(ask, ids, { vector, model }).catch(() => undefined);
    };
  };
}

/** Vectors of two models say nothing of each other, however long they are. */
export const isOf = (model: MeaningOfIndex, meaning: Pick<Meaning, 'model'>, vector: Int8Array): boolean =>
  model.name === meaning.model && model.size === vector.length;

/** Of the documents that hold a vector, the principles that they are about. */
export const idsFromMeaning = (docs: readonly { id: string }[]): string[] =>
  docs.map(({ id }) => id.slice(prefix.length));

const prefix = 'meaning:';

async function compare(
  ask: Ask,
  ids: readonly string[],
  { vector, model }: { vector: Int8Array; model: MeaningOfIndex },
): Promise<ReadonlyMap<string, number>> {
  const { response } = await ask('/select', {
    q: '{!func v=$likeness}',
    likeness: `vectorSimilarity(meaning_${model.size},[${vector.join()}])`,
    fq: '{!terms f=id cache=false v=$wanted}',
    wanted: ids.map((id) => prefix + id).join(),
    fl: 'id,score',
    rows: String(ids.length),
  });
  return new Map(response.docs.map(({ id, score = 0 }) => [id.slice(prefix.length), score]));
}
