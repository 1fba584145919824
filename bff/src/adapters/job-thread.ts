import { Worker } from 'node:worker_threads';

interface Reply<Result> {
  id: number;
  result?: Result;
  error?: string;
}
interface Pending<Result> {
  resolve(result: Result): void;
  reject(error: Error): void;
}

const niceness = 10;

/**
 * The frame of a thread's code, in which `work(job)` does the work. A text, so that it is the same from sources, in the tests and
 * in the one bundled file. Its low priority is the point: it takes the processor time that nothing else wants, and a burst of
 * such work is slower instead of every search. Where a thread has no priority of its own (it needs Linux), it runs as any other.
 */
const frame = (work: string) => `
const { parentPort, workerData } = require('node:worker_threads');
const { readlinkSync } = require('node:fs');
const { setPriority } = require('node:os');
try {
  setPriority(Number(readlinkSync('/proc/thread-self').split('/').pop()), workerData.niceness);
} catch {}
const library = require(workerData.library);
${work}
parentPort.on('message', async ({ id, job }) => {
  try {
    parentPort.postMessage({ id, result: await work(job) });
  } catch (error) {
    parentPort.postMessage({ id, error: String(error) });
  }
});`;

/** Work that would hold up the event loop, on a thread of its own. It starts with the first job and keeps no process alive. */
export class JobThread<Job extends object, Result> {
  #worker: Worker | undefined;
  #next = 0;
  readonly #pending = new Map<number, Pending<Result>>();

  /**
   * @param name for errors
   * @param library the path of the package that does it, for `require`
   * @param work the text of `function work(job)`, which finds the package under the name `library`
   */
  private readonly name: string;
  private readonly library: string;
  private readonly work: string;

  constructor(name: string, library: string, work: string) {
    this.name = name;
    this.library = library;
    this.work = work;
  }

  /** Jobs that are under way or wait for their turn. */
  get waiting(): number {
    return this.#pending.size;
  }

  run(job: Job): Promise<Result> {
    const worker = (this.#worker ??= this.#start());
    const id = ++this.#next;
    return new Promise((resolve, reject) => {
      this.#pending.set(id, { resolve, reject });
      worker.ref();
      worker.postMessage({ id, job });
    });
  }

  #start(): Worker {
    const workerData = { library: this.library, niceness };
    const worker = new Worker(frame(this.work), { eval: true, workerData });
    worker.on('message', ({ id, result, error }: Reply<Result>) => {
      const waiting = this.#pending.get(id);
      this.#pending.delete(id);
      if (this.#pending.size === 0) worker.unref();
      if (result === undefined) waiting?.reject(new Error(`${this.name}: ${error}`));
      else waiting?.resolve(result);
    });
    const fail = (error: Error) => {
      // It ends after its error too: by then the jobs may be another's.
      if (this.#worker !== worker) return;
      this.#worker = undefined;
      for (const { reject } of this.#pending.values()) reject(error);
      this.#pending.clear();
    };
    worker.on('error', fail);
    worker.on('exit', (code) => fail(new Error(`the thread for ${this.name} ended with ${code}`)));
    return worker;
  }
}
