import { fieldsOf } from '@massima/contract/record';
import type { Logger } from 'pino';
import { z } from 'zod';
import { circuitBreaker } from '../../adapters/circuit-breaker.ts';
import { AppError } from '../../errors.ts';
import type { EngineAnswer, EngineParameters } from './engine-answer.ts';
import { clusterState, type ClusterState, isSingleNode, readFreeBytes } from './solr-cluster.ts';
import { AnswerTooLong, solrRequests } from './solr-requests.ts';
import { isEngineAnswer, isPartial } from './whole-answer.ts';

/** A search engine. Errors of Solr are translated here. */
export interface SearchEngine {
  /**
   * Returns the response of a handler.
   *
   * @throws AppError `service_unavailable` if Solr is unavailable, too slow, or rejects the
   * request. Requests are built by the server, so a rejection is never the user's mistake
   */
  select(
    handler: string,
    params: EngineParameters,
    signal?: AbortSignal,
    timeoutMs?: number,
  ): Promise<EngineAnswer>;
  /**
   * Checks that the index is complete and answers a typical query.
   *
   * @throws AppError `service_unavailable`
   */
  check(): Promise<void>;
  /** Checks that the index is complete. The result is cached, because every search requires it. */
  checkNowAndThen(): Promise<void>;
  /**
   * Returns the state of the shards; null for a single node or if it is unavailable. A shard
   * without a leader can still answer queries.
   */
  cluster(): Promise<ClusterState | null>;
  /** Returns the free disk space of the node in bytes; null if unavailable. */
  freeBytes(): Promise<number | null>;
  /**
   * Returns the model of the indexed vectors; null if the index has no vectors or is unavailable.
   * The result is cached.
   */
  meaningOfIndex(): Promise<MeaningOfIndex | null>;
  /** Whether the circuit breaker is open. */
  isUnavailable(): boolean;
  close(): Promise<void>;
}

export interface MeaningOfIndex {
  name: string;
  size: number;
  /** Vector of a fixed query. Older indexes lack it. */
  fingerprint?: readonly number[] | undefined;
}

/**
 * In milliseconds. With its surroundings a search must fit into the client's timeout of three
 * seconds.
 */
export const selectTimeoutMs = 2200;
const probeTimeoutMs = 1000;
/** How long a positive index check is cached, in milliseconds. */
const checkedForMs = 2000;
/**
 * How long it remains valid while a new check runs, so that a hanging check does not delay
 * searches.
 */
const trustedForMs = 5000;
/** In milliseconds. A single node logs an error for every cluster request. */
const singleForMs = 60 * 60_000;
const freeOfNode = { group: 'node', prefix: 'CONTAINER.fs.coreRoot.usableSpace', compact: 'true' };
/** The indexer writes one marker per corpus, after all other documents. */
const markers = { q: '{!term f=kind}marker', rows: '0' };

/** Written by the indexer with the vectors. */
const modelOfIndex = { q: '{!term f=id}model', rows: '1', fl: 'report' };
const indexedModel = z.object({ name: z.string(), size: z.int(), fingerprint: z.array(z.int()).optional() });
const modelKnownForMs = 15_000;

interface Options {
  url: string;
  core: string;
  log: Pick<Logger, 'error'>;
}

export function solrEngine({ url, core, log }: Options): SearchEngine {
  const solr = solrRequests({ url, core });
  const { post } = solr;
  const breaker = circuitBreaker({
    probe: () => post('select', markers, probeTimeoutMs),
    question: () => runTypicalQuery((handler, params) => sendOnce(handler, params, selectTimeoutMs)),
  });

  /** Bypasses the circuit breaker, which uses this call as its probe. */
  async function sendOnce(path: string, params: EngineParameters, timeoutMs: number): Promise<EngineAnswer> {
    const response = await post(path, params, timeoutMs);
    if (!isEngineAnswer(response, params)) throw new AppError('service_unavailable');
    return response;
  }

  async function select(
    handler: string,
    params: EngineParameters,
    signal?: AbortSignal,
    timeoutMs = selectTimeoutMs,
  ): Promise<EngineAnswer> {
    if (signal?.aborted || timeoutMs <= 0 || breaker.isOpen()) throw new AppError('service_unavailable');
    const started = performance.now();
    const path = handler.replace(/^\//, '');
    const attempt = () => post(path, params, timeoutMs - (performance.now() - started), signal);
    try {
      const response = await attempt().catch((error: unknown) => {
        // The server may close a reused connection before the request is sent, so the request is
        // safe to retry.
        if (wasStale(error) && !signal?.aborted) return attempt();
        throw error;
      });
      if (isPartial(response)) breaker.succeeded();
      else if (isEngineAnswer(response, params)) {
        breaker.succeeded();
        return response;
      } else breaker.refused();
      throw new AppError('service_unavailable');
    } catch (cause) {
      if (cause instanceof AppError) throw cause;
      const { statusCode } = fieldsOf(cause);
      if (statusCode === 400 || statusCode === 500 || cause instanceof AnswerTooLong) {
        // Solr responded, so it is not down. The query is confidential and is not logged.
        if (statusCode === 400) breaker.succeeded();
        else breaker.refused();
        log.error({ handler, status: statusCode ?? 'too long' }, 'Solr rejected a query');
      } else if (!signal?.aborted) {
        breaker.failed();
      }
      throw new AppError('service_unavailable', {}, { cause });
    }
  }

  /** Returns a response of Solr's admin API; null if it fails or times out. */
  const administration = (at: string, query: Record<string, string>): Promise<unknown> =>
    fetch(`${url.replace(/\/$/, '')}/admin/${at}?${new URLSearchParams({ ...query, wt: 'json' })}`, {
      signal: AbortSignal.timeout(probeTimeoutMs),
    })
      .then((response) => response.json())
      .catch(() => null);

  let singleUntil = 0;
  let checkedAt = -Infinity;
  let checking: Promise<void> | undefined;
  async function checkMarkers(): Promise<void> {
    const { response } = await select('/select', markers);
    checkedAt = response.numFound > 0 ? performance.now() : -Infinity;
    if (response.numFound === 0) throw new AppError('service_unavailable');
  }

  let modelAt = -Infinity;
  let model: Promise<MeaningOfIndex | null> | undefined;
  const readIndexModel = async (): Promise<MeaningOfIndex | null> => {
    const { response } = await select('/select', modelOfIndex);
    return indexedModel.safeParse(JSON.parse(response.docs[0]?.report ?? 'null')).data ?? null;
  };

  return {
    select,
    meaningOfIndex() {
      if (model && performance.now() - modelAt < modelKnownForMs) return model;
      modelAt = performance.now();
      model = readIndexModel().catch(() => null);
      return model;
    },
    async check() {
      await Promise.all([checkMarkers(), runTypicalQuery(select)]);
    },
    async cluster() {
      if (performance.now() < singleUntil) return null;
      const response = await administration('collections', { action: 'CLUSTERSTATUS', collection: core });
      if (isSingleNode(response)) singleUntil = performance.now() + singleForMs;
      return clusterState(response);
    },
    freeBytes: async () => readFreeBytes(await administration('metrics', freeOfNode)),
    isUnavailable: breaker.isOpen,
    checkNowAndThen() {
      const age = performance.now() - checkedAt;
      if (age < checkedForMs) return Promise.resolve();
      checking ??= checkMarkers().finally(() => (checking = undefined));
      if (age > trustedForMs) return checking;
      checking.catch(() => undefined);
      return Promise.resolve();
    },
    async close() {
      breaker.close();
      solr.close();
    },
  };
}

const wasStale = (error: unknown) => {
  const { code, reused } = fieldsOf(error);
  return reused === true && (code === 'ECONNRESET' || code === 'EPIPE');
};

type SelectCall = (handler: string, params: EngineParameters) => Promise<EngineAnswer>;

/** Parameters that read the same parts of the index as a result page. */
const likeAPage: EngineParameters = {
  words: 'danno contratto lavoro reato',
  fq: '{!terms f=kind}principle,verdict,ruling',
  fl: 'id,score,ruling_id,title,issuer_type_id,issuer,place,region,type,number,year,date,section,area,ecli,has_full_text,fictional,sources,text,citation_numbers',
  rows: '20',
  facet: 'true',
  'facet.field': ['authority', 'year', 'section', 'area'],
};
const ends = ['date desc,id asc', 'date asc,id asc', 'id asc', 'id desc'];
const draw = (below: number): number => Math.floor(Math.random() * below);

/**
 * Queries rulings by a random number prefix, so that Solr cannot answer from its cache while the
 * index is damaged. If no number has the prefix, as in a small collection, it queries all
 * documents.
 */
async function runTypicalQuery(select: SelectCall): Promise<void> {
  const request = { ...likeAPage, sort: ends[draw(ends.length)] ?? '' };
  const begins = String(10 + draw(90));
  const { response } = await select('find', { ...request, q: '{!prefix f=number v=$begins}', begins });
  if (response.numFound === 0) await select('find', { ...request, q: '{!lucene}*:*' });
}
