import type { Logger } from 'pino';
import { atEndpoint } from '@massima/meaning/endpoint';
import type { Encoder } from '@massima/meaning/encoder';
import { isModel, ownModel } from '@massima/meaning/model/files';
import { encodeQuestion } from '@massima/meaning/passage';
import { inThread, ThreadEnded } from '@massima/meaning/thread/in-thread';
import type { Config } from '../config.ts';
import { circuitBreaker } from './circuit-breaker.ts';

/**
 * Source of query embeddings. Without an embedding search ranks by words only; no error here fails
 * a search.
 */
export interface QueryEmbedder {
  /** Name of the model as stored in the index; undefined without a model. */
  model: string | undefined;
  /**
   * Returns the vector of a query, or undefined if it is not ready in time. Caches the vector for
   * later requests of the same query.
   */
  of(question: string): Promise<Int8Array | undefined>;
  /** Whether the vector was requested within the last half hour, so that it is cached. */
  isKept(question: string): boolean;
  /**
   * Minimum score in Solr (0 to 1) from which a text answers a query whose words the collection
   * lacks; undefined if it was not measured for this model.
   */
  nearEnough: number | undefined;
  close(): Promise<void>;
}

/** Minimum score for the default model. See docs/relevance.md, "Saying that there is nothing". */
export const ownNearEnough = 0.936;

const noMeaning: QueryEmbedder = {
  model: undefined,
  of: () => Promise.resolve(undefined),
  isKept: () => false,
  nearEnough: undefined,
  close: () => Promise.resolve(),
};

/**
 * Time that a query waits for its vector, in parallel with the ranking by words. That ranking
 * takes about the same time on a large collection.
 */
const deadlineMs = 150;
/**
 * Equals the time that a paid query stays open with its pages, tabs and filters (contract,
 * "Meaning").
 */
const cacheMs = 30 * 60_000;
const maxCached = 5000;
/**
 * More vectors than one processor can finish before their timeout; further queries get no vector.
 */
const maxUnderWay = 24;
const pauseMs = 5000;

interface Options {
  encoder: Encoder;
  log: Pick<Logger, 'warn' | 'info'>;
  deadline?: number;
  nearEnough?: number | undefined;
}

/**
 * Returns an embedder with a deadline, a cache and a circuit breaker for an endpoint that does not
 * respond.
 */
export function createQueryEmbedder({
  encoder,
  log,
  deadline = deadlineMs,
  nearEnough,
}: Options): QueryEmbedder {
  const cache = new Map<string, { vector: Promise<Int8Array | undefined>; until: number }>();
  let underWay = 0;
  let hasFailed = false;
  const probe = () => encodeQuestion(encoder.encode, 'responsabilità');
  const breaker = circuitBreaker({ probe, question: probe, pauseMs });

  async function make(question: string): Promise<Int8Array | undefined> {
    if (breaker.isOpen() || underWay >= maxUnderWay) return undefined;
    underWay += 1;
    try {
      const vector = await encodeQuestion(encoder.encode, question);
      breaker.succeeded();
      if (hasFailed) log.info({ model: encoder.name }, 'query embedding works again');
      hasFailed = false;
      return vector;
    } catch (error) {
      breaker.failed();
      // Logged once and without the query, which is confidential. An endpoint may repeat it in its
      // error message.
      if (!hasFailed)
        log.warn(
          {
            model: encoder.name,
            error: error instanceof Error ? error.name : 'unknown',
            // An error of the thread itself, such as a damaged file. It cannot contain the query.
            ...(error instanceof ThreadEnded && { why: error.message }),
          },
          withoutMeaning,
        );
      hasFailed = true;
      return undefined;
    } finally {
      underWay -= 1;
    }
  }

  function cachedVector(question: string): Promise<Int8Array | undefined> | undefined {
    const cachedEntry = cache.get(question);
    return cachedEntry && cachedEntry.until > performance.now() ? cachedEntry.vector : undefined;
  }

  function remember(question: string): Promise<Int8Array | undefined> {
    const cached = cachedVector(question);
    if (cached) return cached;
    const now = performance.now();
    const vector = make(question);
    cache.delete(question);
    cache.set(question, { vector, until: now + cacheMs });
    // A vector that could not be computed is requested again the next time.
    void vector.then((made) => {
      if (made === undefined && cache.get(question)?.vector === vector) cache.delete(question);
    });
    for (const [oldest, { until }] of cache) {
      if (until > now && cache.size <= maxCached) break;
      cache.delete(oldest);
    }
    return vector;
  }

  return {
    model: encoder.name,
    isKept: (question) => cachedVector(question) !== undefined,
    nearEnough,
    async of(question) {
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<undefined>((resolve) => {
        timer = setTimeout(resolve, deadline, undefined);
      });
      try {
        return await Promise.race([remember(question), late]);
      } finally {
        clearTimeout(timer);
      }
    },
    async close() {
      breaker.close();
      await encoder.close();
    },
  };
}

const withoutMeaning = 'cannot embed queries; search ranks by words only until it works again';

/** Interval between checks for a missing model. `npm start` downloads it while the product runs. */
const lookEveryMs = 5000;

/**
 * Returns the embedder that the configuration names: an endpoint, a folder or none.
 * @param timeoutFactor  factor for the deadline; differs from 1 only in tests
 */
export function configuredMeaning(
  config: Pick<
    Config,
    | 'EMBEDDINGS_URL'
    | 'EMBEDDINGS_MODEL'
    | 'EMBEDDINGS_KEY'
    | 'EMBEDDINGS_QUESTIONS'
    | 'EMBEDDINGS_NEAR_ENOUGH'
    | 'MEANING_MODEL'
  >,
  log: Options['log'],
  timeoutFactor = 1,
): QueryEmbedder {
  const deadline = deadlineMs * timeoutFactor;
  const { EMBEDDINGS_URL: url, EMBEDDINGS_MODEL: model, EMBEDDINGS_KEY: key, MEANING_MODEL: folder } = config;
  if (url && model && config.EMBEDDINGS_QUESTIONS) {
    // Longer than the deadline of a query, so that a late vector is ready for the next page.
    const encoder = atEndpoint({ url, model, key, timeoutMs: 2000 });
    return createQueryEmbedder({ encoder, log, deadline, nearEnough: config.EMBEDDINGS_NEAR_ENOUGH });
  }
  return folder ? whenThere(folder, log, deadline) : noMeaning;
}

/** Returns an embedder for the model in a folder. It starts as soon as the model exists. */
function whenThere(folder: string, log: Options['log'], deadline: number): QueryEmbedder {
  let meaning: QueryEmbedder | undefined;
  let checkedAt = -Infinity;
  function check(): void {
    if (meaning || performance.now() - checkedAt < lookEveryMs) return;
    checkedAt = performance.now();
    if (!isModel(folder)) return;
    meaning = createQueryEmbedder({ encoder: inThread(folder), log, deadline });
    // Loads the model before the first request.
    void meaning.of('responsabilità');
    log.info({ model: ownModel.name, folder }, 'embedding model loaded');
  }
  check();
  if (!meaning)
    log.warn(
      { folder },
      'no embedding model in this folder yet; search ranks by words only until it is installed',
    );
  return {
    model: ownModel.name,
    of(question) {
      check();
      return meaning?.of(question) ?? Promise.resolve(undefined);
    },
    isKept: (question) => meaning?.isKept(question) ?? false,
    nearEnough: ownNearEnough,
    close: () => meaning?.close() ?? Promise.resolve(),
  };
}
