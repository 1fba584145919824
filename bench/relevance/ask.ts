import type { EngineAnswer } from '@massima/bff/search/engine-answer';
import { findPage } from '@massima/bff/search/find-page';
import type { SolrParameters } from '@massima/bff/search/solr-query';
import { Pool } from 'undici';

type Answer = EngineAnswer & { responseHeader: { QTime: number }; error?: { msg: string } };
/** `milliseconds` are the engine's own, of all calls of a question. */
export type Hits = { ids: string[]; milliseconds: number };

/** Asks as the product does. */
export class Asker {
  private readonly pool: Pool;
  private readonly path: string;

  constructor(core: string) {
    const { origin, pathname } = new URL(core);
    this.pool = new Pool(origin, { connections: 4 });
    this.path = pathname;
  }

  async ask(query: string, size: number): Promise<Hits> {
    let milliseconds = 0;
    const { answer } = await findPage(
      async (handler, parameters) => {
        const found = await this.post(handler, parameters);
        milliseconds += found.responseHeader.QTime;
        return found;
      },
      { query, kind: 'principle', offset: 0, size },
    );
    return { ids: answer.response.docs.map(({ id }) => id), milliseconds };
  }

  private async post(handler: string, parameters: SolrParameters): Promise<Answer> {
    const form = new URLSearchParams();
    for (const [name, value] of Object.entries(parameters))
      for (const one of [value].flat()) form.append(name, one);
    // a hundred hits are scored, the product shows ten: marks and counts would only slow the benchmark
    form.set('hl', 'false');
    form.set('facet', 'false');
    form.set('fl', 'id');
    const { body } = await this.pool.request({
      path: `${this.path}${handler}`,
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: form.toString(),
    });
    const answer = (await body.json()) as Answer;
    if (answer.error) throw new Error(`Solr refused "${String(parameters['words'])}": ${answer.error.msg}`);
    return answer;
  }

  async close(): Promise<void> {
    await this.pool.close();
  }
}
