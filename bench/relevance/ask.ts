import { fewHits, firstMode, searchHandler, solrQuery } from '@massima/bff/search/solr-query';
import { Pool } from 'undici';

type Answer = {
  responseHeader: { QTime: number };
  response?: { numFound: number; docs: { id: string }[] };
  error?: { msg: string };
};
/** `milliseconds` are the engine's own, of all calls of a question. */
export type Hits = { ids: string[]; total: number; milliseconds: number };

/** Asks as the product does: all words, and some of them when fewer than five answers have all. */
export class Asker {
  private readonly pool: Pool;
  private readonly path: string;

  constructor(core: string) {
    const { origin, pathname } = new URL(core);
    this.pool = new Pool(origin, { connections: 4 });
    this.path = `${pathname}${searchHandler}`;
  }

  async ask(query: string, size: number): Promise<Hits> {
    const first = firstMode(query);
    const answer = await this.select(query, size, first);
    const wider =
      first === 'all' && answer.numFound < fewHits ? await this.select(query, size, 'some') : answer;
    const { numFound, docs } = wider.numFound > answer.numFound ? wider : answer;
    return {
      ids: docs.map(({ id }) => id),
      total: numFound,
      milliseconds: answer.milliseconds + (wider === answer ? 0 : wider.milliseconds),
    };
  }

  private async select(query: string, size: number, mode: 'all' | 'some') {
    const parameters = solrQuery({ query, kind: 'principle', offset: 0, size, mode });
    const form = new URLSearchParams();
    for (const [name, value] of Object.entries(parameters))
      for (const one of Array.isArray(value) ? value : [value]) form.append(name, one);
    // a hundred hits are scored, the product shows ten: marks and counts would only slow the benchmark
    form.set('hl', 'false');
    form.set('facet', 'false');
    form.set('fl', 'id');
    const { body } = await this.pool.request({
      path: this.path,
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: form.toString(),
    });
    const answer = (await body.json()) as Answer;
    if (!answer.response) throw new Error(`Solr refused "${query}": ${answer.error?.msg ?? ''}`);
    return { ...answer.response, milliseconds: answer.responseHeader.QTime };
  }

  async close(): Promise<void> {
    await this.pool.close();
  }
}
