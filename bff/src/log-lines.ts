import { fstatSync, write, writeSync } from 'node:fs';
import { Socket } from 'node:net';

/** Characters that wait to be written at most: what a slow reader of theirs may cost in memory. */
const maxWaiting = 4 * 1024 * 1024;
/** Characters of one write. */
const maxAtOnce = 64 * 1024;
/** Milliseconds between two lines that say what was lost. */
const toldEvery = 10_000;
/** Milliseconds that an exit waits for a reader who reads slowly. */
const exitWithin = 100;

export interface LogLines {
  write(line: string): void;
  /** For an exit: writes what waits, as far as that goes without waiting for anyone. */
  flushSync(): void;
  /** Resolves once nothing waits any more. */
  written(): Promise<void>;
  /** How many lines could not be written: the disk is full, or their reader has gone or stopped. */
  lost(): number;
}

/**
 * Lines to a descriptor of this process, one write at a time. One that can't be written is dropped and counted, never tried for
 * ever and never anyone's error: a server continues without its log.
 * @param onBack Lines are written again: this many were lost since the last call.
 */
export function logLines(fd: number, onBack: (lost: number) => void = () => undefined): LogLines {
  let send: Send | undefined;
  let waiting: string[] = [];
  let size = 0;
  let isWriting = false;
  let isCut = false;
  let lost = 0;
  let told = { lost: 0, at: -Infinity };
  let onWritten: (() => void)[] = [];

  /** What the next write contains: some lines, behind an end for a line that was cut. */
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
      else if (lost > told.lost && performance.now() - told.at > toldEvery) {
        const since = lost - told.lost;
        told = { lost, at: performance.now() };
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

/** Writes, and says how many bytes it could. */
type Send = (chunk: Buffer, done: (written: number) => void) => void;

function sender(fd: number): Send {
  const stats = fstatSync(fd);
  return stats.isFIFO() || stats.isSocket() ? toPipe(fd) : toFile(fd);
}

/**
 * A stream never waits for its reader. On a thread of libuv's a write that does could not be given up: not even `process.exit` would
 * end the process.
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
