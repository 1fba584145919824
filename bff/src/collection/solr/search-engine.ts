import { fieldsOf } from '@massima/contract/record';
import type { Logger } from 'pino';
import { z } from 'zod';
import { circuitBreaker } from '../../adapters/circuit-breaker.ts';
import { AppError } from '../../errors.ts';
import type { EngineAnswer, EngineParameters } from './engine-answer.ts';
import { clusterState, type ClusterState, isSingleNode, readFreeBytes } from './solr-cluster.ts';
import { AnswerTooLong, solrRequests } from './solr-requests.ts';
import { isEngineAnswer, isPartial } from './whole-answer.ts';

/** What the product needs of a search engine; Solr's errors end here. */
export interface SearchEngine {
  /**
   * The JSON that a handler returns. Throws `service_unavailable` when the engine is down, slow, could not finish in time, or
   * refuses what it was asked: the questions are built by us, so a refusal is never the user's mistake.
   */
  select(
    handler: string,
    params: EngineParameters,
    signal?: AbortSignal,
    timeoutMs?: number,
  ): Promise<EngineAnswer>;
  /** Throws `service_unavailable` unless the index is complete and answers a question as a user puts it. */
  check(): Promise<void>;
  /** Whether the index is complete. Answered from memory unless the last check is long past, because every search wants to know. */
  checkNowAndThen(): Promise<void>;
  /**
   * How the shards of the collection are; null where the engine is one node, or does not say. One without a leader may well answer: a
   * question needs a replica, not its leader.
   */
  cluster(): Promise<ClusterState | null>;
  /** Bytes that are free on the disk of the node that answers; null where it does not say. */
  freeBytes(): Promise<number | null>;
  /** Which model the vectors of the index are of; null where it has none, or does not say. Asked now and then only. */
  meaningOfIndex(): Promise<MeaningOfIndex | null>;
  /** True while it is taken for dead and no call waits for it. */
  isAway(): boolean;
  close(): Promise<void>;
}

export interface MeaningOfIndex {
  name: string;
  size: number;
  /** Its vector of one fixed question; not every index knows it. */
  fingerprint?: readonly number[] | undefined;
}

/** With what surrounds a search this stays below the three seconds after which a client gets an error. */
export const selectTimeoutMs = 2200;
const probeTimeoutMs = 1000;
/** For how long a complete index is taken to be complete still. */
const checkedForMs = 2000;
/** The same while it is being checked again, so that a check that hangs does not hold up everyone. */
const trustedForMs = 5000;
/** For how long a single node is taken to be no cluster: it logs an error whenever it is asked about one. */
const singleForMs = 60 * 60_000;
const freeOfNode = { group: 'node', prefix: 'CONTAINER.fs.coreRoot.usableSpace', compact: 'true' };
/** The indexer writes one last, when the whole of a corpus is there. */
const markers = { q: '{!term f=kind}marker', rows: '0' };

/** Written by the indexer's step that makes vectors. */
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
    question: () => askLikeAUser((handler, params) => askOnce(handler, params, selectTimeoutMs)),
  });

  /** Without the breaker, which is to learn by it. */
  async function askOnce(path: string, params: EngineParameters, timeoutMs: number): Promise<EngineAnswer> {
    const answer = await post(path, params, timeoutMs);
    if (!isEngineAnswer(answer, params)) throw new AppError('service_unavailable');
    return answer;
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
      const answer = await attempt().catch((error: unknown) => {
        // The server may close a kept connection just as it is used again: nothing was asked yet, so ask again.
        if (wasStale(error) && !signal?.aborted) return attempt();
        throw error;
      });
      if (isPartial(answer)) breaker.succeeded();
      else if (isEngineAnswer(answer, params)) {
        breaker.succeeded();
        return answer;
      } else breaker.refused();
      throw new AppError('service_unavailable');
    } catch (cause) {
      if (cause instanceof AppError) throw cause;
      const { statusCode } = fieldsOf(cause);
      if (statusCode === 400 || statusCode === 500 || cause instanceof AnswerTooLong) {
        // An answer to this one question: the engine lives. What was asked stays out of the log, it is a lawyer's secret.
        if (statusCode === 400) breaker.succeeded();
        else breaker.refused();
        log.error({ handler, status: statusCode ?? 'too long' }, 'the search engine refused a question');
      } else if (!signal?.aborted) {
        breaker.failed();
      }
      throw new AppError('service_unavailable', {}, { cause });
    }
  }

  /** What a node says of itself; null where it says nothing in time. */
  const administration = (at: string, query: Record<string, string>): Promise<unknown> =>
    fetch(`${url.replace(/\/$/, '')}/admin/${at}?${new URLSearchParams({ ...query, wt: 'json' })}`, {
      signal: AbortSignal.timeout(probeTimeoutMs),
    })
      .then((answer) => answer.json())
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
  const askModel = async (): Promise<MeaningOfIndex | null> => {
    const { response } = await select('/select', modelOfIndex);
    return indexedModel.safeParse(JSON.parse(response.docs[0]?.report ?? 'null')).data ?? null;
  };

  return {
    select,
    meaningOfIndex() {
      if (model && performance.now() - modelAt < modelKnownForMs) return model;
      modelAt = performance.now();
      model = askModel().catch(() => null);
      return model;
    },
    async check() {
      await Promise.all([checkMarkers(), askLikeAUser(select)]);
    },
    async cluster() {
      if (performance.now() < singleUntil) return null;
      const answer = await administration('collections', { action: 'CLUSTERSTATUS', collection: core });
      if (isSingleNode(answer)) singleUntil = performance.now() + singleForMs;
      return clusterState(answer);
    },
    freeBytes: async () => readFreeBytes(await administration('metrics', freeOfNode)),
    isAway: breaker.isOpen,
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

type Ask = (handler: string, params: EngineParameters) => Promise<EngineAnswer>;

/** All that a page of answers reads: what is stored, what is sorted and counted by, and where the words are. */
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
 * Asks for rulings whose numbers begin in some way, another one each time: the engine would answer the last one from its memory, even of an
 * index that it can no longer read. Where no number begins so, as in a small collection, any ruling will do.
 */
async function askLikeAUser(ask: Ask): Promise<void> {
  const asked = { ...likeAPage, sort: ends[draw(ends.length)] ?? '' };
  const begins = String(10 + draw(90));
  const { response } = await ask('find', { ...asked, q: '{!prefix f=number v=$begins}', begins });
  if (response.numFound === 0) await ask('find', { ...asked, q: '{!lucene}*:*' });
}
