import { hash, verify } from '@node-rs/argon2';

/** The library's enum is a const enum, which isolated modules cannot read. */
const argon2id = 2;

/** argon2id on the library's own threads, so that the event loop never waits (OWASP's second parameter set). */
const options = { algorithm: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password.normalize('NFC'), options);

let decoy: Promise<string> | undefined;

/** Takes as long for an account that doesn't exist or has no password as for a wrong one. */
export async function passwordMatches(stored: string | null | undefined, given: string): Promise<boolean> {
  const against = stored ?? (await (decoy ??= hashPassword('no such account')));
  const matches = await verify(against, given.normalize('NFC')).catch(() => false);
  return matches && stored != null;
}
