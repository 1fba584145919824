import { setTimeout as sleep } from 'node:timers/promises';
import { fieldsOf } from '@massima/contract/record';
import { errors, Pool } from 'undici';
import type { SolrDocument } from './to-documents.ts';

/** `ids` is Solr's own: it returns the documents with these ids and ignores the query and its filters. */
type Parameters = Record<string, string> & { ids?: never };
type Found = { numFound: number; docs: Record<string, unknown>[]; nextCursorMark?: string | undefined };
type Answer = {
  responseHeader?: { partialResults?: unknown };
  response?: Found;
  nextCursorMark?: string;
  error?: { msg?: string };
};

/** The configset ends every question after what a reader waits for; a run may take longer, and must not count too few. */
const maxMs = '600000';

/** Between one try and the next. */
const pausesMs = [500, 2000, 5000, 10_000];

/** The connection was closed or cannot be made for the moment: not a timeout, after which the engine may still be at work. */
const isCutOff = (error: unknown): boolean =>
  /^(?:ECONNRESET|ECONNREFUSED|EPIPE|UND_ERR_SOCKET)$/.test(String(fieldsOf(error)['code']));

/** The few calls that indexing needs. One pool, so connections are kept. */
export class Engine {
  private readonly pool: Pool;
  private readonly path: string;
  /** Without what a log or a file must not contain. */
  readonly url: string;
  /** Whether it is there: an engine that cannot be reached at all is reported immediately. */
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

  /** Each with its ruling, which says on which shard it is. */
  async deleteIds(documents: readonly { id: string; ruling_id: string }[]): Promise<void> {
    if (documents.length === 0) return;
    // One name several times, as Solr reads it: a list of ids has no room for the shard.
    const deletes = documents.map(
      ({ id, ruling_id }) => `"delete":${JSON.stringify({ id, _route_: ruling_id })}`,
    );
    await this.send('/update', `{${deletes.join()}}`);
  }

  /** Every document of a question in the order of ids, `rows` at a time: however many they are, none is missed and none comes twice. */
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

  /** `visible`: searches see it; otherwise it is only safe on disk, which is cheaper. */
  async commit(visible: boolean): Promise<void> {
    await this.send('/update', JSON.stringify({ commit: { openSearcher: visible } }));
  }

  /**
   * Merges the many small parts of the index that a load leaves, because every question is asked of each of them. After ten
   * minutes the engine is left to continue by itself.
   */
  async merge(parts: number): Promise<void> {
    await this.untilLeftAlone(JSON.stringify({ optimize: { maxSegments: parts, waitSearcher: true } }));
  }

  /**
   * Rewrites the parts of the index that contain something deleted, which is on disk and known to suggestions until then. After ten
   * minutes the engine is left to continue by itself.
   */
  async forgetDeleted(): Promise<void> {
    const body = JSON.stringify({ commit: { expungeDeletes: true, waitSearcher: true } });
    await this.untilLeftAlone(body);
  }

  select = (parameters: Parameters) => this.ask('/select', parameters);

  /** As the product searches. */
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
      throw new Error('Solr answered in part only: it had too little time. Run this again.');
    return { ...(response ?? { numFound: 0, docs: [] }), nextCursorMark };
  }

  /**
   * Tries again what failed: a replica that changes its leader refuses for seconds, a node that restarts is down for some, and sending a
   * thing twice does no harm.
   */
  private async send(path: string, body: string, type = 'application/json'): Promise<Answer> {
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
    const { statusCode, body: answer } = await this.pool.request({
      path: `${this.path}${path}`,
      method: 'POST',
      headers: { 'content-type': type },
      body,
    });
    const said = { statusCode, answer: await answer.text() };
    this.hasAnswered = true;
    return said;
  }

  private read(statusCode: number, text: string): Answer {
    if (statusCode === 200) return JSON.parse(text) as Answer;
    const said = /^\s*{/.test(text) ? (JSON.parse(text) as Answer).error?.msg : text.slice(0, 200);
    throw new Error(`Solr answered ${statusCode}: ${said ?? ''}`);
  }
}
