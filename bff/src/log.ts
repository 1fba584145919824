import { setTimeout } from 'node:timers/promises';
import pino, { type DestinationStream, type Logger } from 'pino';
import { logLines } from './log-lines.ts';
import { causesOf } from './models/causes.ts';

/** Written without waiting, so that a slow reader delays no request and a full disk fails none. */
const output = logLines(1, (lines) =>
  createLog('warn').warn({ lines }, 'lines of the log could not be written and are lost'),
);
process.on('exit', () => output.flushSync());

/** Returns the number of lines lost since the process started. */
export const lostLines = (): number => output.lost();

/** Creates a log of JSON lines, on standard output by default. */
export const createLog = (level: string, destination: DestinationStream = output): Logger =>
  pino(
    {
      level,
      redact: ['password', 'token', 'authorization', '*.password', '*.token'],
      serializers: { err: loggedError },
    },
    destination,
  );

/** Timeout in milliseconds for the last lines, in case their reader has stopped. */
const lastLinesWithin = 1000;

/**
 * Resolves when every line is written. Without it, `process.exit` would lose or reorder a pending
 * line.
 */
export async function endLog(): Promise<void> {
  await Promise.race([output.written(), setTimeout(lastLinesWithin, undefined, { ref: false })]);
}

interface LoggedError {
  type: string;
  message: string;
  code?: unknown;
  errno?: unknown;
  /** Stack frames, without the message that usually precedes them. */
  stack?: string;
  cause?: LoggedError;
}

/**
 * Returns the loggable fields of an error.
 *
 * A database error contains the values of the statement: queries, addresses, hashes. For such an
 * error, and for errors that wrap it, only the code is logged.
 */
export function loggedError(error: unknown): LoggedError {
  const causes = [...causesOf(error)];
  const refused = causes.find((cause) => 'sqlMessage' in cause || 'sql' in cause);
  const messageOf = ({ message }: Error) =>
    refused ? `the database refused a statement: ${codeOf(refused)}` : message;
  const logged = causes.reduceRight<LoggedError | undefined>(
    (cause, one) => ({
      type: one.name,
      message: messageOf(one),
      ...('code' in one && { code: one.code }),
      ...('errno' in one && { errno: one.errno }),
      stack: framesOf(one),
      ...(cause && { cause }),
    }),
    undefined,
  );
  return logged ?? { type: typeof error, message: String(error) };
}

const codeOf = (error: Error): string => ('code' in error ? String(error.code) : 'without a code');

const framesOf = ({ stack = '' }: Error): string =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
