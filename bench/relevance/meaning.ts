import {
  textOf,
  type EngineDoc,
  embeddedQueryFactory,
  type EngineCall,
  nearestSubjects,
  type EmbeddedQuery,
  type EngineParameters,
  everyPrinciple,
  selectHandler,
  textsByIds,
} from '@massima/bff/collection/for-benches';
import { VectorCache } from '@massima/meaning/vector-cache';
import { ownModel } from '@massima/meaning/model/files';
import { loadModel } from '@massima/meaning/model/runtime';
import {
  encodePassage,
  encodeQuestion,
  keyOf,
  cosineSimilarity,
  type Encode,
} from '@massima/meaning/passage';
import { engineForm } from '../engine-form.ts';

type Doc = Pick<EngineDoc, 'id' | 'title' | 'text'>;

/**
 * Embeds queries and principles with the bundled model outside Solr. Only the hits of the queries
 * are embedded, and their vectors are cached in a file for the next run.
 */
export class BenchMeaning {
  readonly #encode: Encode;
  readonly #kept: VectorCache;
  readonly model = ownModel;

  private constructor(encode: Encode, vectors: VectorCache) {
    this.#encode = encode;
    this.#kept = vectors;
  }

  /**
   * @param folder folder of the model.
   * @param file cache of the vectors; extended if `mayGrow` is true
   */
  static async open(folder: string, file: string, { mayGrow = true } = {}): Promise<BenchMeaning> {
    return new BenchMeaning(await loadModel(folder), new VectorCache(file, ownModel, { mayGrow }));
  }

  /**
   * Returns the embedding function for one core. The nearest principles are searched among the
   * core's principles with a vector in the file.
   */
  of(core: string): (question: string) => Promise<EmbeddedQuery> {
    const vectors = new Map<string, Int8Array>();
    let all: Promise<ReadonlyMap<string, Int8Array>> | undefined;
    return async (question) => {
      const vector = await encodeQuestion(this.#encode, question);
      return {
        similarityOf: async (ids) => {
          const missing = ids.filter((id) => !vectors.has(id));
          for (const doc of await fetchDocs(core, missing)) {
            const { key, passage } = readPassage(doc);
            const made = this.#kept.get(key) ?? (await encodePassage(this.#encode, passage));
            this.#kept.add(key, made);
            vectors.set(doc.id, made);
          }
          return new Map(ids.flatMap((id) => similarityOf(id, vectors.get(id), vector)));
        },
        nearest: async (rows) => {
          all ??= this.#keptOf(core);
          const similarities = [...(await all)].flatMap(([id, documentVector]) =>
            similarityOf(id, documentVector, vector),
          );
          return new Map(similarities.sort(([, number], [, other]) => other - number).slice(0, rows));
        },
      };
    };
  }

  async #keptOf(core: string): Promise<ReadonlyMap<string, Int8Array>> {
    const cachedVectors = new Map<string, Int8Array>();
    for await (const doc of everyDoc(core)) {
      const vector = this.#kept.get(readPassage(doc).key);
      if (vector) cachedVectors.set(doc.id, vector);
    }
    return cachedVectors;
  }

  /** As the product does, of a core whose index has the vectors itself. */
  inIndex(queryEngine: EngineCall): ReturnType<typeof embeddedQueryFactory> {
    return embeddedQueryFactory(this.#asProduct, queryEngine);
  }

  /** Returns a function that finds the subjects of the nearest principles in a core. */
  subjectsIn(queryEngine: EngineCall): (question: string) => Promise<string[]> {
    return (question) => nearestSubjects(this.#asProduct, queryEngine, question);
  }

  get #asProduct() {
    return {
      meaning: { model: ownModel.name, of: (question: string) => encodeQuestion(this.#encode, question) },
      engine: { meaningOfIndex: () => Promise.resolve(ownModel) },
    };
  }

  close(): void {
    this.#kept.close();
  }
}

const similarityOf = (
  id: string,
  vector: Int8Array | undefined,
  queryVector: Int8Array,
): [string, number][] => (vector ? [[id, cosineSimilarity(vector, queryVector)]] : []);

function readPassage({ title = '', ...doc }: Doc) {
  const passage = { title, text: textOf({ title, ...doc }) };
  return { passage, key: keyOf(ownModel, passage) };
}

const fetchDocs = async (core: string, ids: readonly string[]): Promise<Doc[]> =>
  ids.length === 0 ? [] : post(core, textsByIds(ids));

async function* everyDoc(core: string): AsyncGenerator<Doc> {
  const rows = 5000;
  for (let start = 0; ; start += rows) {
    const docs = await post(core, { ...everyPrinciple, start: String(start), rows: String(rows) });
    yield* docs;
    if (docs.length < rows) return;
  }
}

async function post(core: string, parameters: EngineParameters): Promise<Doc[]> {
  const engineResponse = await fetch(core + selectHandler, {
    method: 'POST',
    body: engineForm({ ...parameters, fl: 'id,title,text', wt: 'json' }),
  });
  const { response } = (await engineResponse.json()) as { response: { docs: Doc[] } };
  return response.docs;
}
