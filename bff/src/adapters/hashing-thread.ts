import type { Options } from '@node-rs/argon2';
import { createRequire } from 'node:module';
import { JobThread } from './job-thread.ts';

interface Job {
  stored: string | null;
  password: string;
  options?: Options;
}

const work = `const work = ({ stored, password, options }) =>
  stored === null ? library.hashSync(password, options) : library.verifySync(stored, password);`;

/** argon2 on a thread of its own, one job at a time. */
export class HashingThread extends JobThread<Job, string | boolean> {
  constructor() {
    super('argon2', createRequire(import.meta.url).resolve('@node-rs/argon2'), work);
  }
}
