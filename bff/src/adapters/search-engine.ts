import http from 'node:http';
import https from 'node:https';
import solr from 'solr-client';
import type { Logger } from 'pino';
import { fieldsOf } from '@massima/contract/record';
import { AppError } from '../errors.ts';
import { circuitBreaker } from './circuit-breaker.ts';
import { isEngineAnswer, type EngineAnswer } from './engine-answer.ts';
import { isSingleNode, shardsWithoutLeader } from './solr-cluster.ts';

/** `ids` is Solr's own: it returns the documents with these ids and ignores the query and its filters. */
export type EngineParameters = Record<string, string | string[]> & { ids?: never };

/** What the product needs of a search engine; Solr's errors end here. */
export interface SearchEngine {
  /**
   * The JSON that a handler returns. Throws `service_unavailable` when the engine is away, slow, could not finish in time, or
   * refuses what it was asked: the questions are built by us, so a refusal is never the user's mistake.
   */
  select(
    handler: string,
    params: EngineParameters,
    signal?: AbortSignal,
    timeoutMs?: number,
  ): Promise<EngineAnswer>;
  /** Throws `service_unavailable` unless a question would be answered from a complete index. */
  check(): Promise<void>;
  /** The same, asked now and then only, and waited for where the last time is long past: for what every search wants to know. */
  checkNowAndThen(): Promise<void>;
  /**
   * The shards of the collection that nothing can be indexed into, as `collection/shard`; null where the engine is one node,
   * or does not say. They may well answer: a question needs a replica, not its leader.
   */
  shardsWithoutLeader(): Promise<string[] | null>;
  /** True while it is taken for dead and nobody waits for it. */
  isAway(): boolean;
  close(): Promise<void>;
}

/** With what surrounds a search this stays below the three seconds after which a client is told. */
export const selectTimeoutMs = 2200;
const probeTimeoutMs = 1000;
/** So long an index that was complete is taken to be so still. */
const checkedForMs = 2000;
/** And so long while it is being asked anew: a check that hangs is not waited for by everybody. */
const trustedForMs = 5000;
/** So long what is no cluster is taken to be none still: a node by itself logs an error with every question about one. */
const singleForMs = 60 * 60_000;
/** The indexer writes one last, when the whole of a corpus is there. */
const markers = { q: '{!term f=kind}marker', rows: '0', echoParams: 'none' };

interface Options {
  url: string;
  core: string;
  log: Pick<Logger, 'error'>;
}

/** Of every call. */
const always = {
  // Solr indents its answers unless told not to: a fifth of the bytes.
  indent: 'off',
  // It would put other parameters in the place of what was typed as "${…}", and those in theirs: a short question could
  // double itself until the engine has no memory left.
  expandMacros: 'false',
  // Its log has all parameters unless told which; what was asked is a lawyer's secret.
  logParamsList: 'rows,start,mm',
};

export function solrEngine({ url, core, log }: Options): SearchEngine {
  const at = new URL(url);
  const secure = at.protocol === 'https:';
  // One pool of kept connections: a new one for every question would cost more than most questions.
  const agent = new (secure ? https : http).Agent({ keepAlive: true, maxSockets: 128, scheduling: 'lifo' });
  // The library takes an agent; its types say a string.
  const connections: object = { agent };
  const client = solr.createClient({
    host: at.hostname.replace(/^\[|\]$/g, ''),
    port: Number(at.port || (secure ? 443 : 80)),
    core,
    path: at.pathname.replace(/\/$/, ''),
    secure,
    ...connections,
  });
  const breaker = circuitBreaker({ probe: () => post('select', markers, probeTimeoutMs) });

  /** `client.post`, as headers are capped at 8 KB and a question is not; its promise version cannot be aborted. */
  function post(handler: string, params: object, timeoutMs: number, signal?: AbortSignal): Promise<unknown> {
    return new Promise((resolve, reject) => {
      let isSettled = false;
      const request = client.post(handler, { ...params, ...always }, (error, answer) => {
        done();
        if (error) reject(Object.assign(error, { reused: request.reusedSocket }));
        else resolve(answer);
      });
      // The library describes an answer that is an error by these, or by a property that Node.js 26 has no more.
      Object.assign(request, { headers: request.getHeaders() });
      const timer = setTimeout(() => request.destroy(new Error('engine timed out')), timeoutMs);
      const abort = () => request.destroy(new Error('aborted'));
      const done = () => {
        isSettled = true;
        clearTimeout(timer);
        signal?.removeEventListener('abort', abort);
      };
      signal?.addEventListener('abort', abort, { once: true });
      // An answer that breaks off half-way calls nobody back. The error is made for those alone: its stack costs.
      request.once('close', () => {
        if (isSettled) return;
        done();
        reject(new Error('connection closed'));
      });
    });
  }

  async function select(
    handler: string,
    params: EngineParameters,
    signal?: AbortSignal,
    timeoutMs = selectTimeoutMs,
  ): Promise<EngineAnswer> {
    if (signal?.aborted || timeoutMs <= 0 || breaker.isOpen()) throw new AppError('service_unavailable');
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
      if (!isEngineAnswer(answer)) throw new AppError('service_unavailable');
      return answer;
    } catch (cause) {
      if (cause instanceof AppError) throw cause;
      const { statusCode } = fieldsOf(cause);
      if (statusCode === 400 || statusCode === 500) {
        // An answer to this one question: the engine lives. What was asked stays out of the log, it is a lawyer's secret.
        breaker.succeeded();
        log.error({ handler, status: statusCode }, 'the search engine refused a question');
      } else if (!signal?.aborted) {
        breaker.failed();
      }
      throw new AppError('service_unavailable', {}, { cause });
    }
  }

  let singleUntil = 0;
  let checkedAt = 0;
  let checking: Promise<void> | undefined;
  async function check(): Promise<void> {
    const { response } = await select('/select', markers);
    checkedAt = response.numFound > 0 ? Date.now() : 0;
    if (checkedAt === 0) throw new AppError('service_unavailable');
  }

  return {
    select,
    check,
    async shardsWithoutLeader() {
      if (Date.now() < singleUntil) return null;
      const query = new URLSearchParams({ action: 'CLUSTERSTATUS', collection: core, wt: 'json' });
      const signal = AbortSignal.timeout(probeTimeoutMs);
      return fetch(`${url.replace(/\/$/, '')}/admin/collections?${query}`, { signal })
        .then((answer) => answer.json())
        .then(
          (answer) => {
            if (isSingleNode(answer)) singleUntil = Date.now() + singleForMs;
            return shardsWithoutLeader(answer);
          },
          () => null,
        );
    },
    isAway: breaker.isOpen,
    checkNowAndThen() {
      const age = Date.now() - checkedAt;
      if (age < checkedForMs) return Promise.resolve();
      checking ??= check().finally(() => (checking = undefined));
      if (age > trustedForMs) return checking;
      checking.catch(() => undefined);
      return Promise.resolve();
    },
    async close() {
      breaker.close();
      agent.destroy();
    },
  };
}

const wasStale = (error: unknown) => {
  const { code, reused } = fieldsOf(error);
  return reused === true && (code === 'ECONNRESET' || code === 'EPIPE');
};
