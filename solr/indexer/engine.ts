import { Pool } from 'undici';
import type { SolrDocument } from './to-documents.ts';

/** `ids` is Solr's own: it returns the documents with these ids and ignores the query and its filters. */
type Parameters = Record<string, string> & { ids?: never };
type Answer = { response?: { numFound: number; docs: Record<string, unknown>[] }; error?: { msg?: string } };

/** The few calls that indexing needs. One pool, so connections are kept. */
export class Engine {
  private readonly pool: Pool;
  private readonly path: string;

  constructor(url: string) {
    const { origin, pathname } = new URL(url);
    this.pool = new Pool(origin, { connections: 8, bodyTimeout: 600_000, headersTimeout: 600_000 });
    this.path = pathname.replace(/\/$/, '');
  }

  async add(documents: readonly SolrDocument[]): Promise<void> {
    await this.send('/update', JSON.stringify(documents));
  }

  async deleteIds(ids: readonly string[]): Promise<void> {
    if (ids.length > 0) await this.send('/update', JSON.stringify({ delete: ids }));
  }

  async deleteQuery(query: string): Promise<void> {
    await this.send('/update', JSON.stringify({ delete: { query } }));
  }

  /** `visible`: searches see it; otherwise it is only safe on disk, which is cheaper. */
  async commit(visible: boolean): Promise<void> {
    await this.send('/update', JSON.stringify({ commit: { openSearcher: visible } }));
  }

  async select(parameters: Parameters): Promise<{ numFound: number; docs: Record<string, unknown>[] }> {
    const body = new URLSearchParams(parameters).toString();
    const { response } = await this.send('/select', body, 'application/x-www-form-urlencoded');
    return response ?? { numFound: 0, docs: [] };
  }

  async close(): Promise<void> {
    await this.pool.close();
  }

  private async send(path: string, body: string, type = 'application/json'): Promise<Answer> {
    const { statusCode, body: answer } = await this.pool.request({
      path: `${this.path}${path}`,
      method: 'POST',
      headers: { 'content-type': type },
      body,
    });
    const text = await answer.text();
    if (statusCode === 200) return JSON.parse(text) as Answer;
    const said = /^\s*{/.test(text) ? (JSON.parse(text) as Answer).error?.msg : text.slice(0, 200);
    throw new Error(`Solr answered ${statusCode}: ${said ?? ''}`);
  }
}
