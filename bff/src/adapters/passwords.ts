import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { AppError } from '../errors.ts';

/** The library's enum is a const enum, which isolated modules cannot read. */
const argon2id = 2;
/** OWASP's second parameter set. */
const options = { algorithm: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashing runs on threads of its own and never on the event loop; one core is left to it and to the searches. */
const atOnce = Math.min(8, Math.max(1, availableParallelism() - 1));
/** Whoever would wait longer than some seconds is told so instead. */
const mostWaiting = 400;
let busy = 0;
const waiting: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (busy >= atOnce) {
    if (waiting.length >= mostWaiting) throw new AppError('service_unavailable', { retryAfter: 5 });
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else {
    busy++;
  }
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    // The place is handed over, so that nobody who comes just now takes it first.
    if (next) next();
    else busy--;
  }
}

const hashNow = (password: string) => hash(password.normalize('NFC'), options);
export const hashPassword = (password: string): Promise<string> => inTurn(() => hashNow(password));

const decoy = hashNow('no such account');
decoy.catch(() => undefined);

/** Takes as long for an account that doesn't exist or has no password as for a wrong one. */
async function matchesNow(stored: string | null | undefined, given: string): Promise<boolean> {
  const matches = await verify(stored ?? (await decoy), given.normalize('NFC')).catch(() => false);
  return matches && stored != null;
}

export type Matches = typeof matchesNow;

/**
 * Runs `work` when it is its turn to hash, and hands it the comparison. What must not pile up while others wait, such as
 * attempts counted before they are known to have failed, belongs inside. Do not hash in it by other means: it holds the place.
 */
export const withPasswordCheck = <T>(work: (matches: Matches) => Promise<T>): Promise<T> =>
  inTurn(() => work(matchesNow));
