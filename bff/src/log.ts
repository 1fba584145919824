import { setTimeout } from 'node:timers/promises';
import pino, { type DestinationStream, type Logger } from 'pino';
import { logLines } from './log-lines.ts';
import { causesOf } from './models/causes.ts';

/** Never waited for: a slow reader of the lines slows no request down, and a disk that is full fails none. */
const output = logLines(1, (lines) =>
  createLog('warn').warn({ lines }, 'lines of the log could not be written and are lost'),
);
process.on('exit', () => output.flushSync());

/** Lines that could not be written since the process began. */
export const lostLines = (): number => output.lost();

/** Lines of JSON, on the standard output where nothing else is said. */
export const createLog = (level: string, destination: DestinationStream = output): Logger =>
  pino(
    {
      level,
      redact: ['password', 'token', 'authorization', '*.password', '*.token'],
      serializers: { err: loggedError },
    },
    destination,
  );

/** Milliseconds that the last lines have, should their reader have stopped. */
const lastLinesWithin = 1000;

/** Resolves once every line is written. At `process.exit` one that is on its way comes behind the last, or not at all. */
export async function endLog(): Promise<void> {
  await Promise.race([output.written(), setTimeout(lastLinesWithin, undefined, { ref: false })]);
}

interface LoggedError {
  type: string;
  message: string;
  code?: unknown;
  errno?: unknown;
  /** Where it was thrown, without the message that usually begins it. */
  stack?: string;
  cause?: LoggedError;
}

/**
 * What the log keeps of an error: these fields and no others. A database gives in its message, and its library in the statement,
 * the values that it was given: questions, addresses, hashes. Of such an error, and of what wraps it, only the code is logged.
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
