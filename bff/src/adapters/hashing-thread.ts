import { JobThread } from './job-thread.ts';
import type { HashingJob } from './threads/hashing.ts';

/** Runs argon2 in a thread, one job at a time. */
export class HashingThread extends JobThread<HashingJob, string | boolean> {
  constructor() {
    super('hashing');
  }
}
