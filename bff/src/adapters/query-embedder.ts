import type { Logger } from 'pino';
import { atEndpoint } from '@massima/meaning/endpoint';
import type { Encoder } from '@massima/meaning/encoder';
import { isModel, ownModel } from '@massima/meaning/model/files';
import { encodeQuestion } from '@massima/meaning/passage';
import { inThread, ThreadEnded } from '@massima/meaning/thread/in-thread';
import type { Config } from '../config.ts';
import { circuitBreaker } from './circuit-breaker.ts';

/** What questions mean, as the product asks for it. Without it words alone rank: nothing here ever fails a search. */
export interface QueryEmbedder {
  /** The model's name, as the index remembers it; undefined where there is none. */
  model: string | undefined;
  /** The vector of a question; undefined where it cannot be had in time. Kept for what is asked of the same question next. */
  of(question: string): Promise<Int8Array | undefined>;
  /** Whether its vector was requested within the last half hour: it is not made again. */
  isKept(question: string): boolean;
  /**
   * From how near on, as the engine scores it (0 to 1), something answers a question none of whose own words the collection has; undefined
   * where that was not measured for this model.
   */
  nearEnough: number | undefined;
  close(): Promise<void>;
}

/** Of the model that is brought along: docs/relevance.md, "Saying that there is nothing". */
export const ownNearEnough = 0.936;

const noMeaning: QueryEmbedder = {
  model: undefined,
  of: () => Promise.resolve(undefined),
  isKept: () => false,
  nearEnough: undefined,
  close: () => Promise.resolve(),
};

/** A question waits for its vector no longer than this alongside its words' ranking, which takes about as long on a large collection. */
const deadlineMs = 150;
/** As long as a question is open (contract, "Meaning"): its pages, its tabs and its filters. */
const keptMs = 30 * 60_000;
const maxKept = 5000;
/** More than this would not be answered in time by one processor: they are not begun. */
const maxUnderWay = 24;
const pauseMs = 5000;

interface Options {
  encoder: Encoder;
  log: Pick<Logger, 'warn' | 'info'>;
  deadline?: number;
  nearEnough?: number | undefined;
}

/** Something that makes vectors, with a deadline, a memory, and a breaker that spares everyone an endpoint that does not answer. */
export function createQueryEmbedder({
  encoder,
  log,
  deadline = deadlineMs,
  nearEnough,
}: Options): QueryEmbedder {
  const kept = new Map<string, { vector: Promise<Int8Array | undefined>; until: number }>();
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
      if (hasFailed) log.info({ model: encoder.name }, 'what questions mean is known again');
      hasFailed = false;
      return vector;
    } catch (error) {
      breaker.failed();
      // Once, and without the question: it is a lawyer's secret, and an endpoint may repeat it in what it says.
      if (!hasFailed)
        log.warn(
          {
            model: encoder.name,
            error: error instanceof Error ? error.name : 'unknown',
            // Of the thread itself, which knows no question: a file that is broken, for instance.
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

  function keptOf(question: string): Promise<Int8Array | undefined> | undefined {
    const known = kept.get(question);
    return known && known.until > performance.now() ? known.vector : undefined;
  }

  function remember(question: string): Promise<Int8Array | undefined> {
    const known = keptOf(question);
    if (known) return known;
    const now = performance.now();
    const vector = make(question);
    kept.delete(question);
    kept.set(question, { vector, until: now + keptMs });
    // What could not be had may be had the next time.
    void vector.then((made) => {
      if (made === undefined && kept.get(question)?.vector === vector) kept.delete(question);
    });
    for (const [oldest, { until }] of kept) {
      if (until > now && kept.size <= maxKept) break;
      kept.delete(oldest);
    }
    return vector;
  }

  return {
    model: encoder.name,
    isKept: (question) => keptOf(question) !== undefined,
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

const withoutMeaning = 'what questions mean cannot be had: words alone rank until it can';

/** How often to look for a model that was not there: `npm start` fetches it while the product runs. */
const lookEveryMs = 5000;

/** The model that the configuration names: an endpoint, a folder, or none. `patience` multiplies a question's deadline: 1 but in tests. */
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
  patience = 1,
): QueryEmbedder {
  const deadline = deadlineMs * patience;
  const { EMBEDDINGS_URL: url, EMBEDDINGS_MODEL: model, EMBEDDINGS_KEY: key, MEANING_MODEL: folder } = config;
  if (url && model && config.EMBEDDINGS_QUESTIONS) {
    // A little more than a question waits: what comes late is there for its next page.
    const encoder = atEndpoint({ url, model, key, timeoutMs: 2000 });
    return createQueryEmbedder({ encoder, log, deadline, nearEnough: config.EMBEDDINGS_NEAR_ENOUGH });
  }
  return folder ? whenThere(folder, log, deadline) : noMeaning;
}

/** The model of a folder, from the moment on that it is there. */
function whenThere(folder: string, log: Options['log'], deadline: number): QueryEmbedder {
  let meaning: QueryEmbedder | undefined;
  let lookedAt = -Infinity;
  function look(): void {
    if (meaning || performance.now() - lookedAt < lookEveryMs) return;
    lookedAt = performance.now();
    if (!isModel(folder)) return;
    meaning = createQueryEmbedder({ encoder: inThread(folder), log, deadline });
    // Loaded before a request waits for it.
    void meaning.of('responsabilità');
    log.info({ model: ownModel.name, folder }, 'what questions mean is known from now on');
  }
  look();
  if (!meaning)
    log.warn({ folder }, 'there is no model in this folder yet: words alone rank until it is there');
  return {
    model: ownModel.name,
    of(question) {
      look();
      return meaning?.of(question) ?? Promise.resolve(undefined);
    },
    isKept: (question) => meaning?.isKept(question) ?? false,
    nearEnough: ownNearEnough,
    close: () => meaning?.close() ?? Promise.resolve(),
  };
}
