import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';

export type Line = { number: number; text: string };

/**
 * The lines of a file, one at a time whatever its size; `.gz` is unpacked, `-` is the standard input. Only a line feed ends
 * one: node:readline also divides at U+2028 and U+2029 (since Node 24), which JSON allows within a text.
 */
export async function* readLines(path: string): AsyncGenerator<Line> {
  const raw: Readable = path === '-' ? process.stdin : createReadStream(path);
  const stream = path.endsWith('.gz') ? raw.pipe(createGunzip()) : raw;
  // a broken file must end the reading, not hang it
  raw.on('error', (error) => stream.destroy(error));
  let number = 0;
  const line = (text: string): Line => ({
    number: ++number,
    text: (number === 1 ? text.replace(/^\ufeff/, '') : text).replace(/\r$/, ''),
  });
  let rest = '';
  try {
    // decoded by the stream: a character may lie in two chunks
    for await (const chunk of stream.setEncoding('utf8')) {
      const [first = '', ...more] = String(chunk).split('\n');
      rest += first;
      for (const next of more) {
        yield line(rest);
        rest = next;
      }
    }
  } catch (error) {
    const { message } = error instanceof Error ? error : new Error(String(error));
    throw new Error(`${path} cannot be read to its end: ${message}`, { cause: error });
  } finally {
    raw.destroy();
  }
  if (rest !== '') yield line(rest);
}
