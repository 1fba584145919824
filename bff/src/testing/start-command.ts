import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { TestApp } from './test-app.ts';

interface Ended {
  code: number | null;
  /** Standard output and standard error. */
  said: string;
}

/** Starts an operator's command as its own process, with a server's environment and no card provider. */
export function startCommand(
  app: TestApp,
  command: string,
  args: readonly string[],
  env: Record<string, string> = {},
) {
  const { DATABASE_URL, SOLR_URL, SOLR_CORE } = app.deps.config;
  const file = fileURLToPath(new URL(`../operate/${command}.ts`, import.meta.url));
  const child = spawn(process.execPath, [file, ...args], {
    env: {
      ...{ PATH: process.env['PATH'], NODE_ENV: 'test', DATABASE_URL, SOLR_URL, SOLR_CORE },
      MIGRATIONS_DATABASE_URL: app.ownerUrl,
      ...env,
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += String(data)));
  const ended = once(child, 'close').then(([code]): Ended => ({ code: code as number | null, said: output }));
  return { child, ended };
}
