import { setTimeout as sleep } from 'node:timers/promises';
import { fieldsOf } from '@massima/contract/record';
import { errors, Pool } from 'undici';
import type { SolrDocument } from './to-documents.ts';

/** `ids` is Solr's own parameter. It selects documents by id and ignores query and filters. */
type Parameters = Record<string, string> & { ids?: never };
type Found = { numFound: number; docs: Record<string, unknown>[]; nextCursorMark?: string | undefined };
type SolrResponse = {
  responseHeader?: { partialResults?: unknown };
  response?: Found;
  nextCursorMark?: string;
  error?: { msg?: string };
};

/**
 * The configset stops queries after a reader's timeout. A run may take longer, and a partial count
 * would be wrong.
 */
const maxMs = '600000';

/** Pauses between tries, in milliseconds. */
const pausesMs = [500, 2000, 5000, 10_000];

/**
 * Whether the connection failed. After a timeout Solr may still be working, so a timeout is not
 * included.
 */
const isCutOff = (error: unknown): boolean =>
  /^(?:ECONNRESET|ECONNREFUSED|EPIPE|UND_ERR_SOCKET)$/.test(String(fieldsOf(error)['code']));

/** The Solr calls of the indexer, over one connection pool. */
export class Engine {
  private readonly pool: Pool;
  private readonly path: string;
  /** The address without credentials, for logs and files. */
  readonly url: string;
  /** Whether Solr has responded before. An unreachable Solr is reported immediately. */
  private hasAnswered = false;

  constructor(url: string) {
    const { origin, pathname } = new URL(url);
    this.pool = new Pool(origin, { connections: 8, bodyTimeout: 600_000, headersTimeout: 600_000 });
    this.path = pathname.replace(/\/$/, '');
    this.url = `${origin}${this.path}`;
  }

  async add(documents: readonly SolrDocument[]): Promise<void> {
    await this.send('/update', JSON.stringify(documents));
  }

  /** Deletes documents. `ruling_id` selects the shard. */
  async deleteIds(documents: readonly { id: string; ruling_id: string }[]): Promise<void> {
    if (documents.length === 0) return;
    // Solr accepts the shard only in this form, a repeated key.
    const deletes = documents.map(
      ({ id, ruling_id }) => `"delete":${JSON.stringify({ id, _route_: ruling_id })}`,
    );
    await this.send('/update', `{${deletes.join()}}`);
  }

  /**
   * Iterates over all documents of a query in the order of ids, `rows` at a time, each exactly
   * once.
   */
  async *pages(parameters: Parameters & { fl: string; rows: string }): AsyncGenerator<Found['docs']> {
    for (let cursorMark = '*'; ;) {
      const { docs, nextCursorMark } = await this.ask('/select', {
        ...parameters,
        sort: 'id asc',
        cursorMark,
      });
      if (docs.length > 0) yield docs;
      if (nextCursorMark === undefined || nextCursorMark === cursorMark) return;
      cursorMark = nextCursorMark;
    }
  }

  async deleteQuery(query: string): Promise<void> {
    await this.send('/update', JSON.stringify({ delete: { query } }));
  }

  /**
   * Commits. With `visible` the changes become searchable; without it they are only on disk, which
   * is cheaper.
   */
  async commit(visible: boolean): Promise<void> {
    await this.send('/update', JSON.stringify({ commit: { openSearcher: visible } }));
  }

  /**
   * Merges the segments of a load, because every query visits each segment. Returns after ten
   * minutes at most, and Solr continues.
   */
  async merge(parts: number): Promise<void> {
    await this.untilLeftAlone(JSON.stringify({ optimize: { maxSegments: parts, waitSearcher: true } }));
  }

  /**
   * Rewrites segments with deleted documents, which stay on disk and in suggestions until then.
   * Returns after ten minutes at most, and Solr continues.
   */
  async forgetDeleted(): Promise<void> {
    const body = JSON.stringify({ commit: { expungeDeletes: true, waitSearcher: true } });
    await this.untilLeftAlone(body);
  }

  select = (parameters: Parameters) => this.ask('/select', parameters);

  /** Queries with the handler that the application uses. */
  find = (parameters: Parameters) => this.ask('/find', parameters);

  async close(): Promise<void> {
    await this.pool.close();
  }

  private async untilLeftAlone(body: string): Promise<void> {
    await this.send('/update', body).catch((error: unknown) => {
      if (!(error instanceof errors.HeadersTimeoutError)) throw error;
    });
  }

  private async ask(handler: string, parameters: Parameters): Promise<Found> {
    const body = new URLSearchParams({ timeAllowed: maxMs, ...parameters }).toString();
    const { responseHeader, response, nextCursorMark } = await this.send(
      handler,
      body,
      'application/x-www-form-urlencoded',
    );
    if (responseHeader?.partialResults)
      throw new Error('Solr returned a partial response, because the time limit expired. Run this again.');
    return { ...(response ?? { numFound: 0, docs: [] }), nextCursorMark };
  }

  /**
   * Sends a request, with retries: a replica that changes its leader rejects for seconds, and
   * repeating an update is safe.
   */
  private async send(path: string, body: string, type = 'application/json'): Promise<SolrResponse> {
    for (const waitMs of pausesMs) {
      try {
        const said = await this.post(path, body, type);
        if (said.statusCode < 500) return this.read(said.statusCode, said.answer);
      } catch (error) {
        if (!this.hasAnswered || !isCutOff(error)) throw error;
      }
      await sleep(waitMs);
    }
    const said = await this.post(path, body, type);
    return this.read(said.statusCode, said.answer);
  }

  private async post(path: string, body: string, type: string) {
    const { statusCode, body: responseBody } = await this.pool.request({
      path: `${this.path}${path}`,
      method: 'POST',
      headers: { 'content-type': type },
      body,
    });
    const failure = { statusCode, answer: await responseBody.text() };
    this.hasAnswered = true;
    return failure;
  }

  private read(statusCode: number, text: string): SolrResponse {
    if (statusCode === 200) return JSON.parse(text) as SolrResponse;
    const reason = /^\s*{/.test(text) ? (JSON.parse(text) as SolrResponse).error?.msg : text.slice(0, 200);
    throw new Error(`Solr answered ${statusCode}: ${reason ?? ''}`);
  }
}
