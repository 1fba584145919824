// Built as a separate program (bff/dist/hashing-thread.mjs). Node also runs it from source.
import { hashSync, type Options, verifySync } from '@node-rs/argon2';
import { answerJobs } from './answer-jobs.ts';

export interface HashingJob {
  /** Hash to compare the password with; null to hash the password. */
  stored: string | null;
  password: string;
  options?: Options;
}

answerJobs(({ stored, password, options }: HashingJob) =>
  stored === null ? hashSync(password, options) : verifySync(stored, password),
);
