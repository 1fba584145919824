import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isSameProcess, startMark } from './process-identity.mjs';

/** @typedef {{ pid: number, mark: string | undefined, since: string, note: string }} Holder */

/** @param {string} file @returns {Holder | 'none' | 'unreadable'} */
function readHolder(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    return error instanceof SyntaxError ? 'unreadable' : 'none';
  }
}

/** @param {Holder | 'none' | 'unreadable'} holder @returns {holder is Holder} */
const isHeld = (holder) => typeof holder === 'object' && isSameProcess(holder);

/**
 * Takes a lock for one process at a time. The lock contains the holder's start time, so that a
 * killed holder is detected and its lock taken over.
 * @param {string} file
 * @param {string} [note] shown to the process that finds the lock taken
 * @returns {{ release(): void } | { holder: Holder }}
 */
export function takeLock(file, note = '') {
  mkdirSync(path.dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}`;
  const mine = { pid: process.pid, mark: startMark(process.pid), since: new Date().toISOString(), note };
  writeFileSync(draft, JSON.stringify(mine));
  try {
    for (let attempt = 0; attempt < 3; attempt += 1) {
      try {
        // Creating a link is atomic, so no process reads a partial lock file.
        linkSync(draft, file);
        return {
          release: () => {
            const holder = readHolder(file);
            if (typeof holder === 'object' && holder.pid === process.pid) rmSync(file, { force: true });
          },
        };
      } catch (error) {
        if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
        const holder = readHolder(file);
        if (isHeld(holder)) return { holder };
        // Takes a second lock, because of two processes that find the holder dead, the slower would
        // remove the lock of the faster.
        const takeoverLock = takeLock(`${file}.next`, note);
        if ('holder' in takeoverLock) return takeoverLock;
        const still = readHolder(file);
        if (still !== 'none' && !isHeld(still)) rmSync(file, { force: true });
        takeoverLock.release();
      }
    }
    throw new Error(`could not take the lock ${file}`);
  } finally {
    rmSync(draft, { force: true });
  }
}

/**
 * Waits for its turn: two starts from one checkout must not build into the same folder.
 * @template T
 * @param {string} file @param {() => Promise<T>} work @param {(holder: Holder) => void} [onWait]
 * @returns {Promise<T>}
 */
export async function withLock(file, work, onWait) {
  for (;;) {
    const lock = takeLock(file);
    if ('release' in lock) {
      try {
        return await work();
      } finally {
        lock.release();
      }
    }
    onWait?.(lock.holder);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
