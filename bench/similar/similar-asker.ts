import {
  type EngineAnswer,
  type EngineDoc,
  type EngineParameters,
  everyCitingPrinciple,
  everyRuling,
  findSimilar,
  likeIt,
  selectHandler,
  similarHandler,
  textOf,
  textsByIds,
} from '@massima/bff/collection/for-benches';
import { engineForm } from '../engine-form.ts';

type Question = { doc: EngineDoc; precedents: Set<string> };

/** Asks a core as the product does. */
export class SimilarAsker {
  private readonly core: string;
  private readonly ids: readonly string[];
  private readonly rulings: ReadonlySet<string>;

  private constructor(core: string, ids: readonly string[], rulings: ReadonlySet<string>) {
    this.core = core;
    this.ids = ids;
    this.rulings = rulings;
  }

  static async open(core: string): Promise<SimilarAsker> {
    const all = async (every: EngineParameters) => {
      const { response } = await select(core, selectHandler, { ...every, fl: 'id', rows: '1000000' });
      return response.docs.map(({ id }) => id);
    };
    return new SimilarAsker(core, await all(everyCitingPrinciple), new Set(await all(everyRuling)));
  }

  get size(): number {
    return this.ids.length;
  }

  /** A principle and the rulings of the collection that it cites; null when it has none of them. */
  async question(index: number): Promise<Question | null> {
    const { response } = await select(this.core, selectHandler, {
      ...textsByIds([this.ids[index] ?? '']),
      fl: 'id,ruling_id,cites,title,text',
    });
    const [doc] = response.docs;
    const precedents = new Set(
      (doc?.cites ?? [])
        .map((key) => key.replace(/^cost:(\d+):(\d+)$/, 'cost-$1-$2'))
        .filter((id) => this.rulings.has(id) && id !== doc?.ruling_id),
    );
    return doc && precedents.size > 0 ? { doc, precedents } : null;
  }

  async byWords(doc: EngineDoc): Promise<string[]> {
    const { title = '', ruling_id: ruling } = doc;
    const like = likeIt({ title, text: textOf(doc), ruling, kind: 'principle', cites: [] });
    const { response } = await select(this.core, similarHandler, { ...like, fl: 'id,ruling_id' });
    return [...new Set(response.docs.map((doc) => doc.ruling_id))];
  }

  async withCitations(doc: EngineDoc): Promise<string[]> {
    const engine = {
      select: (handler: string, parameters: EngineParameters) => select(this.core, handler, parameters),
    };
    const { title = '', cites = [], ruling_id: rulingId } = doc;
    const given = { title, text: textOf(doc), rulingId, cites };
    const { docs } = await findSimilar({ engine }, given, 'principle', new AbortController().signal);
    return docs.map(({ ruling_id }) => ruling_id);
  }
}

async function select(core: string, handler: string, parameters: EngineParameters): Promise<EngineAnswer> {
  const answer = await fetch(`${core}${handler}`, { method: 'POST', body: engineForm(parameters) });
  if (!answer.ok) throw new Error(`Solr answered ${answer.status}: ${(await answer.text()).slice(0, 300)}`);
  return (await answer.json()) as EngineAnswer;
}
