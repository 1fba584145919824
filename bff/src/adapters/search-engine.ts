import http from 'node:http';
import https from 'node:https';
import solr from 'solr-client';
import { AppError } from '../errors.ts';
import { circuitBreaker } from './circuit-breaker.ts';

/** `ids` is Solr's own: it returns the documents with these ids and ignores the query and its filters. */
export type EngineParameters = Record<string, string | string[]> & { ids?: never };

/** What the product needs of a search engine; Solr's errors end here. */
export interface SearchEngine {
  /**
   * The JSON that a handler answers. Throws `validation_failed` for a question that the engine refuses and
   * `service_unavailable` when it is away, slow, or could not finish in time.
   */
  select(
    handler: string,
    params: EngineParameters,
    signal?: AbortSignal,
    timeoutMs?: number,
  ): Promise<unknown>;
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** With what surrounds a search this stays below the three seconds after which a client is told. */
const defaultTimeoutMs = 2500;

export function solrEngine({ url, core }: { url: string; core: string }): SearchEngine {
  const at = new URL(url);
  const secure = at.protocol === 'https:';
  // One pool of kept connections: a new one for every question would cost more than most questions.
  const agent = new (secure ? https : http).Agent({ keepAlive: true, maxSockets: 128, scheduling: 'lifo' });
  const client = solr.createClient({
    host: at.hostname.replace(/^\[|\]$/g, ''),
    port: Number(at.port || (secure ? 443 : 80)),
    core,
    path: at.pathname.replace(/\/$/, ''),
    secure,
    // The library takes an agent; its types say a string.
    agent: agent as unknown as string,
  });
  const breaker = circuitBreaker();

  /** `client.post`, as headers are capped at 8 KB and a question is not; its promise version cannot be aborted. */
  function post(handler: string, params: object, timeoutMs: number, signal?: AbortSignal): Promise<unknown> {
    return new Promise((resolve, reject) => {
      // Solr indents its answers unless told not to: a fifth of the bytes.
      const request = client.post(handler, { indent: 'off', ...params }, (error, answer) => {
        done();
        if (error) reject(Object.assign(error, { reused: request.reusedSocket }));
        else resolve(answer);
      });
      const timer = setTimeout(() => request.destroy(new Error('engine timed out')), timeoutMs);
      const abort = () => request.destroy(new Error('aborted'));
      const done = () => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', abort);
      };
      signal?.addEventListener('abort', abort, { once: true });
      // An answer that breaks off half-way calls nobody back.
      request.once('close', () => {
        done();
        reject(new Error('connection closed'));
      });
    });
  }

  async function select(
    handler: string,
    params: EngineParameters,
    signal?: AbortSignal,
    timeoutMs = defaultTimeoutMs,
  ): Promise<unknown> {
    if (signal?.aborted || timeoutMs <= 0 || !breaker.allows()) throw new AppError('service_unavailable');
    const started = Date.now();
    const path = handler.replace(/^\//, '');
    const attempt = () => post(path, params, timeoutMs - (Date.now() - started), signal);
    try {
      const answer = await attempt().catch((error: unknown) => {
        // The server may close a kept connection just as it is used again: nothing was asked yet, so ask again.
        if (wasStale(error) && !signal?.aborted) return attempt();
        throw error;
      });
      breaker.succeeded();
      if (!isWhole(answer)) throw new AppError('service_unavailable');
      return answer;
    } catch (cause) {
      if (cause instanceof AppError) throw cause;
      if ((cause as { statusCode?: number }).statusCode === 400) {
        breaker.succeeded();
        throw new AppError('validation_failed', {}, { cause });
      }
      if (!signal?.aborted) breaker.failed();
      throw new AppError('service_unavailable', {}, { cause });
    }
  }

  return {
    select,
    async ping() {
      await post('admin/ping', {}, defaultTimeoutMs);
    },
    async close() {
      agent.destroy();
    },
  };
}

const wasStale = (error: unknown) => {
  const { code, reused } = error as { code?: string; reused?: boolean };
  return reused === true && (code === 'ECONNRESET' || code === 'EPIPE');
};

/**
 * When `timeAllowed` runs out some of the index was not read, and an answer with holes is worse than none. Without its header
 * it is no answer of the engine at all.
 */
const isWhole = (answer: unknown) => {
  const header = (answer as { responseHeader?: { partialResults?: boolean } } | null)?.responseHeader;
  return header !== undefined && !header.partialResults;
};
