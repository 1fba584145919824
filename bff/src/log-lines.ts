import { fstatSync, write, writeSync } from 'node:fs';
import { Socket } from 'node:net';

/**
 * Maximum number of characters in the queue. It limits the memory used while the reader is slow.
 */
const maxWaiting = 4 * 1024 * 1024;
/** Maximum number of characters per write. */
const maxAtOnce = 64 * 1024;
/** Minimum time between two lines about lost lines, in milliseconds. */
const reportEveryMs = 10_000;
/** Maximum time in milliseconds that an exit waits for a slow reader. */
const exitWithin = 100;

export interface LogLines {
  write(line: string): void;
  /** Writes the queue before an exit, as far as possible without blocking. */
  flushSync(): void;
  /** Resolves when the queue is empty. */
  written(): Promise<void>;
  /**
   * Returns the number of lines that could not be written, because the disk is full or their
   * reader has exited or stopped.
   */
  lost(): number;
}

/**
 * Writes lines to a file descriptor, one write at a time. A line that fails is dropped and
 * counted; it is never retried and never throws, because a server continues without its log.
 * @param onBack  called when lines are written again, with the number of lines lost since the last
 *   call
 */
export function logLines(fd: number, onBack: (lost: number) => void = () => undefined): LogLines {
  let send: Send | undefined;
  let waiting: string[] = [];
  let size = 0;
  let isWriting = false;
  let isCut = false;
  let lost = 0;
  let reported = { lost: 0, at: -Infinity };
  let onWritten: (() => void)[] = [];

  /**
   * Returns the text of the next write. It starts with a line break if the previous line was cut.
   */
  function take(most: number): string {
    let text = isCut ? '\n' : '';
    let count = 0;
    while (count < waiting.length && (count === 0 || text.length + waiting[count]!.length <= most))
      text += waiting[count++];
    waiting = waiting.slice(count);
    size -= text.length - (isCut ? 1 : 0);
    isCut = false;
    return text;
  }

  function drop(rest: Buffer, isWhole: boolean): void {
    lost += rest.toString().split('\n').filter(Boolean).length;
    isCut = !isWhole;
  }

  function next(): void {
    if (isWriting) return;
    if (waiting.length === 0) {
      for (const resolve of onWritten) resolve();
      onWritten = [];
      return;
    }
    isWriting = true;
    const chunk = Buffer.from(take(maxAtOnce));
    send ??= sender(fd);
    send(chunk, (written) => {
      isWriting = false;
      if (written < chunk.length) drop(chunk.subarray(written), written === 0 || chunk[written - 1] === 10);
      else if (lost > reported.lost && performance.now() - reported.at > reportEveryMs) {
        const since = lost - reported.lost;
        reported = { lost, at: performance.now() };
        onBack(since);
      }
      next();
    });
  }

  return {
    write(line) {
      if (size + line.length > maxWaiting) {
        lost += 1;
        return;
      }
      waiting.push(line);
      size += line.length;
      next();
    },
    flushSync() {
      if (waiting.length > 0) sendSync(fd, Buffer.from(take(Infinity)));
    },
    written: () =>
      isWriting || waiting.length > 0 ? new Promise((resolve) => onWritten.push(resolve)) : Promise.resolve(),
    lost: () => lost,
  };
}

/** Writes a chunk and passes the number of written bytes to `done`. */
type Send = (chunk: Buffer, done: (written: number) => void) => void;

function sender(fd: number): Send {
  const stats = fstatSync(fd);
  return stats.isFIFO() || stats.isSocket() ? toPipe(fd) : toFile(fd);
}

/**
 * A stream never waits for its reader. A blocked write on a libuv thread could not be cancelled,
 * and even `process.exit` would not end the process.
 */
function toPipe(fd: number): Send {
  const stream = fd === 1 ? process.stdout : new Socket({ fd, readable: false, writable: true });
  stream.on('error', () => undefined);
  return (chunk, done) => {
    stream.write(chunk, (error) => done(error ? 0 : chunk.length));
  };
}

const toFile =
  (fd: number): Send =>
  (chunk, done) => {
    const go = (from: number) =>
      write(fd, chunk, from, chunk.length - from, null, (error, written) => {
        if (error || written === 0) done(from);
        else if (from + written < chunk.length) go(from + written);
        else done(chunk.length);
      });
    go(0);
  };

function sendSync(fd: number, chunk: Buffer): void {
  const since = performance.now();
  for (let from = 0; from < chunk.length && performance.now() - since < exitWithin;) {
    try {
      from += writeSync(fd, chunk, from);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') return;
    }
  }
}
