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

/** Next to the bundled server, where that runs; its source, where this file is one. */
const programOf = (name: string) =>
  new URL(import.meta.url.endsWith('.ts') ? `./threads/${name}.ts` : `./${name}-thread.mjs`, import.meta.url);

/** Work that would block the event loop, on its own thread. It starts with the first job and keeps no process alive. */
export class JobThread<Job extends object, Result> {
  #worker: Worker | undefined;
  #next = 0;
  readonly #pending = new Map<number, Pending<Result>>();

  private readonly name: string;

  /** @param name of its program, `threads/<name>.ts` */
  constructor(name: string) {
    this.name = name;
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
    // flags of this process are for it alone
    const worker = new Worker(programOf(this.name), { execArgv: [] });
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
