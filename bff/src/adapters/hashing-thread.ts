import type { Options } from '@node-rs/argon2';
import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';

/**
 * What runs in the thread. A text, so that it is the same from sources, in the tests and in the one bundled file. Its low
 * priority is the point: hashing takes the processor time that nothing else wants, and a burst of logins is slower instead
 * of every search. Where a thread has no priority of its own (it needs Linux), it runs as any other.
 */
const source = `
const { parentPort, workerData } = require('node:worker_threads');
const { readlinkSync } = require('node:fs');
const { setPriority } = require('node:os');
const { hashSync, verifySync } = require(workerData.library);
try {
  setPriority(Number(readlinkSync('/proc/thread-self').split('/').pop()), workerData.niceness);
} catch {}
parentPort.on('message', ({ id, stored, password, options }) => {
  try {
    parentPort.postMessage({ id, result: stored === null ? hashSync(password, options) : verifySync(stored, password) });
  } catch (error) {
    parentPort.postMessage({ id, error: String(error) });
  }
});`;

const niceness = 10;

interface Job {
  stored: string | null;
  password: string;
  options?: Options;
}
interface Reply {
  id: number;
  result?: string | boolean;
  error?: string;
}
interface Pending {
  resolve(result: string | boolean): void;
  reject(error: Error): void;
}

/** argon2 on a thread of its own, one job at a time. It starts with the first job and keeps no process alive. */
export class HashingThread {
  #worker: Worker | undefined;
  #next = 0;
  readonly #pending = new Map<number, Pending>();

  run(job: Job): Promise<string | boolean> {
    const worker = (this.#worker ??= this.#start());
    const id = ++this.#next;
    return new Promise((resolve, reject) => {
      this.#pending.set(id, { resolve, reject });
      worker.ref();
      worker.postMessage({ id, ...job });
    });
  }

  #start(): Worker {
    const library = createRequire(import.meta.url).resolve('@node-rs/argon2');
    const worker = new Worker(source, { eval: true, workerData: { library, niceness } });
    worker.on('message', ({ id, result, error }: Reply) => {
      const waiting = this.#pending.get(id);
      this.#pending.delete(id);
      if (this.#pending.size === 0) worker.unref();
      if (result === undefined) waiting?.reject(new Error(`argon2: ${error}`));
      else waiting?.resolve(result);
    });
    const fail = (error: Error) => {
      this.#worker = undefined;
      for (const { reject } of this.#pending.values()) reject(error);
      this.#pending.clear();
    };
    worker.on('error', fail);
    worker.on('exit', (code) => fail(new Error(`the hashing thread ended with ${code}`)));
    return worker;
  }
}
