import { readFileSync } from 'node:fs';
import type { Environment } from './unsafe-settings.ts';

/** Variables that are secret or contain a password. */
export const secrets: readonly string[] = [
  ...['SECRET_KEY', 'SECRET_KEY_PREVIOUS', 'DATABASE_URL', 'MIGRATIONS_DATABASE_URL', 'SMTP_URL'],
  ...['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'EMBEDDINGS_KEY'],
];

/**
 * Reads secrets from the files named by `NAME_FILE`, as provided by Docker, Kubernetes and
 * systemd. The environment of a process is easier to read than its files. A trailing line break is
 * not part of the secret.
 * @returns `problems` in the form `VARIABLE: why`
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
