// A separate program (bff/dist/hashing-thread.mjs), and Node runs it from its sources, too.
import { hashSync, type Options, verifySync } from '@node-rs/argon2';
import { answerJobs } from './answer-jobs.ts';

export interface HashingJob {
  /** Null: hash the password; otherwise compare it with this hash. */
  stored: string | null;
  password: string;
  options?: Options;
}

answerJobs(({ stored, password, options }: HashingJob) =>
  stored === null ? hashSync(password, options) : verifySync(stored, password),
);
