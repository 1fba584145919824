import { availableParallelism } from 'node:os';
import { AppError } from '../errors.ts';
import { HashingThread } from './hashing-thread.ts';

/** argon2id with OWASP's second parameter set. The library's enum is a const enum, which isolated modules cannot read. */
const options = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Never on the event loop; one core is left to everything else. */
const threads = Array.from(
  { length: Math.min(8, Math.max(1, availableParallelism() - 1)) },
  () => new HashingThread(),
);
/** A caller who would wait longer than some seconds is refused instead. */
const maxWaiting = 400;
const waiting: ((thread: HashingThread) => void)[] = [];

async function inTurn<T>(work: (thread: HashingThread) => Promise<T>): Promise<T> {
  let thread = threads.pop();
  if (!thread) {
    if (waiting.length >= maxWaiting) throw new AppError('service_unavailable', { retryAfter: 5 });
    thread = await new Promise<HashingThread>((resolve) => waiting.push(resolve));
  }
  try {
    return await work(thread);
  } finally {
    const next = waiting.shift();
    // The place is handed over, so that no newcomer takes it first.
    if (next) next(thread);
    else threads.push(thread);
  }
}

const hashOn = async (thread: HashingThread, password: string) =>
  String(await thread.run({ stored: null, password: password.normalize('NFC'), options }));

export const hashPassword = (password: string): Promise<string> =>
  inTurn((thread) => hashOn(thread, password));

/** What an account that doesn't exist or has no password is compared with, so that it takes as long as a wrong one. */
let decoy: string | undefined;

/** Whether `given` is the password behind the stored hash. Takes as long where there is none to compare with. */
export const passwordMatches = (stored: string | null | undefined, given: string): Promise<boolean> =>
  inTurn(async (thread) => {
    // Made for everyone's first comparison, or only unknown addresses would wait for it.
    const nobody = (decoy ??= await hashOn(thread, 'no such account'));
    const job = { stored: stored ?? nobody, password: given.normalize('NFC') };
    const matches = await thread.run(job).catch(() => false);
    return matches === true && stored != null;
  });
