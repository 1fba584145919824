import { textOf, type EngineDoc } from '@massima/bff/engine-answer';
import type { Ask, AskLikeness } from '@massima/bff/collection/find-page';
import { nearestSubjects } from '@massima/bff/collection/nearest-subjects';
import { KeptVectors } from '@massima/meaning/kept-vectors';
import { ownModel } from '@massima/meaning/model/files';
import { loadModel } from '@massima/meaning/model/runtime';
import { encodePassage, encodeQuestion, keyOf, likenessOf, type Encode } from '@massima/meaning/passage';

type Doc = Pick<EngineDoc, 'id' | 'title' | 'text'>;

/**
 * What questions and principles mean, by the model that is brought along, beside the engine instead of in it: vectors are made of those
 * hits alone that a question finds, and kept in a file, so that the next run makes none of them again.
 */
export class BenchMeaning {
  readonly #encode: Encode;
  readonly #kept: KeptVectors;
  readonly model = ownModel;

  private constructor(encode: Encode, kept: KeptVectors) {
    this.#encode = encode;
    this.#kept = kept;
  }

  /** @param folder the model's. @param file where vectors are kept; new ones are, too, where it may grow */
  static async open(folder: string, file: string, { mayGrow = true } = {}): Promise<BenchMeaning> {
    return new BenchMeaning(await loadModel(folder), new KeptVectors(file, ownModel, { mayGrow }));
  }

  /** For the hits of one core. */
  of(core: string): (question: string) => AskLikeness {
    const known = new Map<string, Int8Array>();
    return (question) => {
      const asked = encodeQuestion(this.#encode, question);
      return async (ids) => {
        const missing = ids.filter((id) => !known.has(id));
        for (const { id, title = '', ...doc } of await fetchDocs(core, missing)) {
          const passage = { title, text: textOf({ title, ...doc }) };
          const key = keyOf(ownModel, passage);
          const vector = this.#kept.get(key) ?? (await encodePassage(this.#encode, passage));
          this.#kept.add(key, vector);
          known.set(id, vector);
        }
        const vector = await asked;
        return new Map(ids.flatMap((id) => withLikeness(id, known.get(id), vector)));
      };
    };
  }

  /** What the nearest principles of a core are about, whose index has the vectors itself. */
  subjectsIn(ask: Ask): (question: string) => Promise<string[]> {
    const meaning = {
      model: this.model.name,
      of: (question: string) => encodeQuestion(this.#encode, question),
    };
    const engine = { meaningOfIndex: () => Promise.resolve(this.model) };
    return (question) => nearestSubjects({ engine, meaning }, ask, question);
  }

  close(): void {
    this.#kept.close();
  }
}

const withLikeness = (id: string, vector: Int8Array | undefined, asked: Int8Array): [string, number][] =>
  vector ? [[id, likenessOf(vector, asked)]] : [];

async function fetchDocs(core: string, ids: readonly string[]): Promise<Doc[]> {
  if (ids.length === 0) return [];
  const answer = await fetch(`${core}/select`, {
    method: 'POST',
    body: new URLSearchParams({
      q: '{!terms f=id v=$wanted}',
      wanted: ids.join(','),
      fl: 'id,title,text',
      rows: String(ids.length),
      wt: 'json',
    }),
  });
  const { response } = (await answer.json()) as { response: { docs: Doc[] } };
  return response.docs;
}
