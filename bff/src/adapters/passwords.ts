import { availableParallelism } from 'node:os';
import { AppError } from '../errors.ts';
import { HashingThread } from './hashing-thread.ts';

/**
 * argon2id with OWASP's second parameter set. Isolated modules cannot read the const enum of the
 * library.
 */
const options = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Threads for hashing, so that the event loop stays free. One core is reserved for other work. */
const threads = Array.from(
  { length: Math.min(8, Math.max(1, availableParallelism() - 1)) },
  () => new HashingThread(),
);
/** Maximum queue length. A caller that would wait more than some seconds is rejected. */
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
    // Hands the thread to the next in the queue, so that no new caller acquires it first.
    if (next) next(thread);
    else threads.push(thread);
  }
}

const hashOn = async (thread: HashingThread, password: string) =>
  String(await thread.run({ stored: null, password: password.normalize('NFC'), options }));

export const hashPassword = (password: string): Promise<string> =>
  inTurn((thread) => hashOn(thread, password));

/**
 * Hash to compare with if the account does not exist or has no password, so that the comparison
 * takes the same time.
 */
let decoy: string | undefined;

/**
 * Returns whether the password matches the stored hash. Takes the same time without a stored hash.
 */
export const passwordMatches = (stored: string | null | undefined, password: string): Promise<boolean> =>
  inTurn(async (thread) => {
    // Created for the first comparison of any kind; otherwise only unknown addresses would wait
    // until it exists.
    const dummyHash = (decoy ??= await hashOn(thread, 'no such account'));
    const job = { stored: stored ?? dummyHash, password: password.normalize('NFC') };
    const matches = await thread.run(job).catch(() => false);
    return matches === true && stored != null;
  });
