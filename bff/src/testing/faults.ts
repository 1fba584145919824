import type { Logger } from 'pino';
import { causesOf } from '../models/causes.ts';

let errors: string[] = [];

/**
 * Describes an error with its causes and the statement, which the server's log omits because the
 * statement contains values.
 */
const describeError = (error: unknown): string =>
  [...causesOf(error)]
    .map((cause) => ('sql' in cause ? `${cause.stack}\nstatement: ${String(cause.sql)}` : cause.stack))
    .join('\ncaused by ');

/** Collects the errors that a server logs, in addition to logging them. */
export function collectErrors(log: Logger): void {
  const logError = log.error.bind(log);
  const collect = (entry: unknown, ...rest: [string?]) => {
    if (typeof entry === 'object' && entry !== null && 'err' in entry)
      errors.push(`${rest[0] ?? 'fault'}: ${describeError(entry.err)}`);
    logError(entry, ...rest);
  };
  Object.assign(log, { error: collect });
}

/** Returns the errors collected since the last call. */
export function takeErrors(): string[] {
  const taken = errors;
  errors = [];
  return taken;
}
