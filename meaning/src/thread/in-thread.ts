import { Worker } from 'node:worker_threads';
import type { Encoder } from '../encoder.ts';
import { ownModel } from '../model/files.ts';
import { disableRuntimeTelemetry } from '../model/no-telemetry.ts';
import type { Job, Reply } from './messages.ts';

/** Why the thread is there no more: of no text that it was given. */
export class ThreadEnded extends Error {
  override readonly name = 'ThreadEnded';
}

interface Waiting {
  resolve(vector: Float32Array): void;
  reject(error: Error): void;
}

/** Next to the bundled server, where that runs; its source, where this file is one. */
const program = new URL(
  import.meta.url.endsWith('.ts') ? './work.ts' : './meaning-thread.mjs',
  import.meta.url,
);
/** A thread that has not answered for so long hangs: it is ended, and the next text starts another. */
const hangsAfterMs = 5000;
/** Loading takes half a second, and some on a machine that is at work. */
const loadsWithinMs = 30_000;

/**
 * The model in a folder, on its own thread: it starts with the first text and keeps no process alive. When it dies or hangs, those
 * who wait get an error, and it is restarted for the next.
 */
export function inThread(folder: string, { hangsAfter = hangsAfterMs, thread = program } = {}): Encoder {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let hasAnswered = false;
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

  /** From the last sign of life on; no one who waits is left waiting. */
  function watchOver(): void {
    clearTimeout(watch);
    if (waiting.size === 0) return;
    watch = setTimeout(end, hasAnswered ? hangsAfter : Math.max(hangsAfter, loadsWithinMs), 'hangs');
    watch.unref();
  }

  function start(): Worker {
    disableRuntimeTelemetry();
    const started = new Worker(thread, {
      workerData: folder,
      // flags of this process are for it alone
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: 256 },
    });
    hasAnswered = false;
    started.on('message', (reply: Reply) => {
      hasAnswered = true;
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
