import { Worker } from 'node:worker_threads';
import type { Encoder } from '../encoder.ts';
import { ownModel } from '../model/files.ts';
import { disableRuntimeTelemetry } from '../model/no-telemetry.ts';
import type { Job, Reply } from './messages.ts';

/** Error for all pending texts if the thread ends. No single text is its cause. */
export class ThreadEnded extends Error {
  override readonly name = 'ThreadEnded';
}

interface Waiting {
  resolve(vector: Float32Array): void;
  reject(error: Error): void;
}

/** Bundled file next to the server; the source file in development. */
const program = new URL(
  import.meta.url.endsWith('.ts') ? './work.ts' : './meaning-thread.mjs',
  import.meta.url,
);
/**
 * Timeout in milliseconds for a response of the thread. After it, the thread is terminated and the
 * next text starts a new thread.
 */
const hangsAfterMs = 5000;
/** Loading takes half a second, and some on a machine that is at work. */
const loadsWithinMs = 30_000;

/**
 * Runs the model in `folder` on a separate thread. The thread starts with the first text and does
 * not keep the process alive. If it crashes or hangs, the pending calls fail and the next call
 * restarts it.
 */
export function inThread(folder: string, { hangsAfter = hangsAfterMs, thread = program } = {}): Encoder {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let hasResponded = false;
  let watch: NodeJS.Timeout | undefined;
  let next = 0;

  function end(reason: string): void {
    const ended = worker;
    worker = undefined;
    clearTimeout(watch);
    for (const { reject } of waiting.values()) reject(new ThreadEnded(`The model's thread ${reason}.`));
    waiting.clear();
    void ended?.terminate();
  }

  /**
   * Restarts the timeout at each message of the thread. After the timeout, all pending calls are
   * rejected.
   */
  function watchOver(): void {
    clearTimeout(watch);
    if (waiting.size === 0) return;
    watch = setTimeout(end, hasResponded ? hangsAfter : Math.max(hangsAfter, loadsWithinMs), 'hangs');
    watch.unref();
  }

  function start(): Worker {
    disableRuntimeTelemetry();
    const started = new Worker(thread, {
      workerData: folder,
      // the flags of this process do not apply to the thread
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: 256 },
    });
    hasResponded = false;
    started.on('message', (reply: Reply) => {
      hasResponded = true;
      const one = waiting.get(reply.id);
      waiting.delete(reply.id);
      if ('vector' in reply) one?.resolve(reply.vector);
      else one?.reject(new Error(reply.error));
      if (waiting.size === 0) started.unref();
      watchOver();
    });
    const failed = (reason: string) => {
      // It ends after its error too: by then there may be another.
      if (worker === started) end(reason);
    };
    started.on('error', (error) => failed(`failed: ${error.message.replace(/\.$/, '')}`));
    started.on('exit', (code) => failed(`ended with ${code}`));
    return started;
  }

  return {
    name: ownModel.name,
    describe: () => Promise.resolve(ownModel),
    encode: (kind, text, most) =>
      new Promise((resolve, reject) => {
        worker ??= start();
        worker.ref();
        const job: Job = { id: ++next, kind, text, most };
        waiting.set(job.id, { resolve, reject });
        worker.postMessage(job);
        if (waiting.size === 1) watchOver();
      }),
    async close() {
      const running = worker;
      end('was closed');
      await running?.terminate();
    },
  };
}
