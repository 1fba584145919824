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

/**
 * Returns the built program next to the bundled server, or its source if this file runs from
 * source.
 */
const programOf = (name: string) =>
  new URL(import.meta.url.endsWith('.ts') ? `./threads/${name}.ts` : `./${name}-thread.mjs`, import.meta.url);

/**
 * Runs blocking work in a thread. The thread starts with the first job and does not keep the
 * process alive.
 */
export class JobThread<Job extends object, Result> {
  #worker: Worker | undefined;
  #next = 0;
  readonly #pending = new Map<number, Pending<Result>>();

  private readonly name: string;

  /** @param name  name of the program in `threads/`, without extension */
  constructor(name: string) {
    this.name = name;
  }

  /** Number of jobs that are running or queued. */
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
    // The flags of this process do not apply to the thread.
    const worker = new Worker(programOf(this.name), { execArgv: [] });
    worker.on('message', ({ id, result, error }: Reply<Result>) => {
      const waiting = this.#pending.get(id);
      this.#pending.delete(id);
      if (this.#pending.size === 0) worker.unref();
      if (result === undefined) waiting?.reject(new Error(`${this.name}: ${error}`));
      else waiting?.resolve(result);
    });
    const fail = (error: Error) => {
      // The exit event also follows an error. By then the jobs can belong to a new thread.
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
