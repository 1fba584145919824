import { whyUnreachable } from '@massima/db/explain-unreachable';
import { readConfigOrExit, type Config } from '../config.ts';
import { createDeps, type Deps } from '../deps.ts';
import { isOfProvider } from '../adapters/payments.ts';
import { AppError } from '../errors.ts';
import { AnotherAccount } from '../features/billing/index.ts';
import { causesOf } from '../models/causes.ts';
import { readMarker } from '../models/restoring.ts';
import { reasonOf } from './finding.ts';
import { explainProvider } from './check-provider.ts';
import { OperatorError } from './operator-error.ts';
import { databasePatience, describeMarker } from './restoring.ts';
import { schemaUrl } from './schema-url.ts';

interface Command {
  /** True for a restore, which may run although an earlier restore is unfinished. */
  isRestore?: boolean;
  /** Exit code of a failure. */
  failure?: number;
}

/** Runs an operator's command. A failure prints one sentence with the remedy instead of a stack. */
export async function runCommand(
  work: (deps: Deps) => Promise<void>,
  { isRestore = false, failure = 1 }: Command = {},
): Promise<void> {
  const config = readConfigOrExit();
  // The command prints its own messages.
  const deps = createDeps({ ...config, LOG_LEVEL: 'fatal' }, { patience: databasePatience });
  try {
    // If the database is unreachable, the command reports it.
    const marker = isRestore ? null : await readMarker(deps.db).catch(() => null);
    if (marker) throw new OperatorError(await describeMarker(deps, marker), failure);
    await work(deps);
  } catch (error) {
    console.error(explainError(config, error));
    process.exitCode = error instanceof OperatorError ? error.code : failure;
  } finally {
    await deps.close();
  }
}

/** Returns one sentence with the cause and the remedy. */
export function explainError(config: Config, error: unknown): string {
  if (error instanceof OperatorError) return error.message;
  for (const cause of causesOf(error)) {
    const why = isOfDatabase(cause) ? whyUnreachable(schemaUrl(config), cause) : undefined;
    const said = why ?? otherwise(config, cause);
    if (said !== undefined) return said;
  }
  return reasonOf(error);
}

/** Recognises errors of mysql2 by their `fatal` field or by the server's error code. */
const isOfDatabase = (cause: Error) =>
  'fatal' in cause || ('code' in cause && String(cause.code).startsWith('ER_'));

const onDisk: Readonly<Record<string, string>> = {
  ENOSPC: 'The disk is full: free some space, and run this again',
  EROFS: 'The disk is only read there: name a folder that may be written to',
  EACCES: 'That may not be written or read by this user',
  ENOENT: 'There is no such file or folder',
};

const unreachable = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'UND_ERR_CONNECT_TIMEOUT',
  'UND_ERR_HEADERS_TIMEOUT',
  'UND_ERR_SOCKET',
]);

function otherwise({ SOLR_URL }: Config, cause: Error): string | undefined {
  if (cause instanceof AnotherAccount || isOfProvider(cause)) return explainProvider(cause);
  // The collection's errors have a cause unless Solr answered incompletely.
  if (cause instanceof AppError && cause.key === 'service_unavailable' && cause.cause === undefined)
    return `The search engine at ${SOLR_URL} does not answer completely: npm run doctor.`;
  if (!('code' in cause)) return undefined;
  if (cause.code === 'ER_RECORD_FILE_FULL' || cause.code === 'ER_DISK_FULL')
    return 'The disk of the database is full: free some space there, and run this again.';
  if (cause.code === 'ER_NO_SUCH_TABLE')
    return 'The database has no tables of this version yet: npm run update.';
  if (unreachable.has(String(cause.code)))
    return `The search engine at ${SOLR_URL} does not answer: start it, or set SOLR_URL.`;
  const why = onDisk[String(cause.code)];
  return why && `${why} (${'path' in cause ? String(cause.path) : cause.code}).`;
}
