import { readFileSync } from 'node:fs';
import type { Environment } from './unsafe-settings.ts';

/** What is secret, or contains a password. */
export const secrets: readonly string[] = [
  ...['SECRET_KEY', 'SECRET_KEY_PREVIOUS', 'DATABASE_URL', 'MIGRATIONS_DATABASE_URL', 'SMTP_URL'],
  ...['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'EMBEDDINGS_KEY'],
];

/**
 * A secret may lie in a file that `NAME_FILE` names, as Docker, Kubernetes and systemd hand them over: the variables of a process are
 * read more easily than its files. A line's end at its end is none of it.
 */
export function withSecretFiles(env: Environment): { env: Environment; problems: string[] } {
  const read: Record<string, string> = {};
  const problems: string[] = [];
  for (const name of secrets) {
    const file = env[`${name}_FILE`];
    if (!file) continue;
    if (env[name]) {
      problems.push(`${name}_FILE: ${name} is set as well, and one of them is to be`);
      continue;
    }
    try {
      read[name] = readFileSync(file, 'utf8').replace(/\r?\n$/, '');
      if (read[name] === '') problems.push(`${name}_FILE: ${file} is empty`);
    } catch (error) {
      problems.push(`${name}_FILE: ${file} can't be read (${String((error as NodeJS.ErrnoException).code)})`);
    }
  }
  return { env: { ...env, ...read }, problems };
}
