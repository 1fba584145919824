import { JobThread } from './job-thread.ts';
import type { HashingJob } from './threads/hashing.ts';

/** argon2 on its own thread, one job at a time. */
export class HashingThread extends JobThread<HashingJob, string | boolean> {
  constructor() {
    super('hashing');
  }
}
