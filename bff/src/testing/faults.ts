import type { Logger } from 'pino';
import { causesOf } from '../models/causes.ts';

let faults: string[] = [];

/**
 * Describes an error with its causes and the statement, which the server's log omits because the
 * statement contains values.
 */
const describeFault = (error: unknown): string =>
  [...causesOf(error)]
    .map((cause) => ('sql' in cause ? `${cause.stack}\nstatement: ${String(cause.sql)}` : cause.stack))
    .join('\ncaused by ');

/** Collects the errors that a server logs, in addition to logging them. */
export function collectFaults(log: Logger): void {
  const logError = log.error.bind(log);
  const collect = (given: unknown, ...rest: [string?]) => {
    if (typeof given === 'object' && given !== null && 'err' in given)
      faults.push(`${rest[0] ?? 'fault'}: ${describeFault(given.err)}`);
    logError(given, ...rest);
  };
  Object.assign(log, { error: collect });
}

/** Returns the errors collected since the last call. */
export function takeFaults(): string[] {
  const taken = faults;
  faults = [];
  return taken;
}
