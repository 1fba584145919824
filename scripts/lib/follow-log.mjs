import { closeSync, openSync, readSync, statSync } from 'node:fs';

const EVERY_MS = 250;

/**
 * Reads the lines that a child appends to its log from the current end, to show progress. The log
 * stays complete.
 * @param {string} file
 * @param {(line: string) => void} onLine
 * @returns {() => void} ends the reading
 */
export function followLog(file, onLine) {
  const sizeOf = () => statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  let position = sizeOf();
  let rest = '';
  const timer = setInterval(() => {
    const size = sizeOf();
    if (size < position) position = 0;
    if (size === position) return;
    const buffer = Buffer.alloc(size - position);
    const handle = openSync(file, 'r');
    position += readSync(handle, buffer, 0, buffer.length, position);
    closeSync(handle);
    const lines = (rest + buffer.toString('utf8')).split('\n');
    rest = lines.pop() ?? '';
    lines.forEach(onLine);
  }, EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
