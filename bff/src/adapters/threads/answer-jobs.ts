import { readlinkSync } from 'node:fs';
import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';

const niceness = 10;

/**
 * What a thread of `job-thread.ts` does: one answer for each job. Its low priority is the point: it takes the processor time that
 * nothing else wants, and a burst of such work is slower instead of every search. Where a thread can't have its own priority (it
 * needs Linux), it runs as any other.
 */
export function answerJobs<Job, Result>(work: (job: Job) => Result | Promise<Result>): void {
  try {
    setPriority(Number(readlinkSync('/proc/thread-self').split('/').pop()), niceness);
  } catch {
    // as any other
  }
  parentPort?.on('message', async ({ id, job }: { id: number; job: Job }) => {
    try {
      parentPort?.postMessage({ id, result: await work(job) });
    } catch (error) {
      parentPort?.postMessage({ id, error: String(error) });
    }
  });
}
