import { readlinkSync } from 'node:fs';
import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';

const niceness = 10;

/**
 * Handles the jobs of a thread of `job-thread.ts`, with one response per job. Its low priority
 * leaves the processor to searches: a burst of jobs slows only the jobs. The priority of one
 * thread needs Linux; elsewhere the thread runs with normal priority.
 */
export function answerJobs<Job, Result>(work: (job: Job) => Result | Promise<Result>): void {
  try {
    setPriority(Number(readlinkSync('/proc/thread-self').split('/').pop()), niceness);
  } catch {
    // Normal priority.
  }
  parentPort?.on('message', async ({ id, job }: { id: number; job: Job }) => {
    try {
      parentPort?.postMessage({ id, result: await work(job) });
    } catch (error) {
      parentPort?.postMessage({ id, error: String(error) });
    }
  });
}
