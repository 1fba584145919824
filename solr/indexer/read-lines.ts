import { isUtf8 } from 'node:buffer';
import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { Line } from './records/record.ts';

const lineFeed = 0x0a;

/**
 * Reads the lines of a file as a stream. `.gz` is unpacked, `-` is standard input.
 *
 * Only a line feed ends a line: node:readline also splits at U+2028 and U+2029 (since Node 24),
 * which JSON allows within a text.
 */
export async function* readLines(path: string): AsyncGenerator<Line> {
  const raw: Readable = path === '-' ? process.stdin : createReadStream(path);
  const stream = path.endsWith('.gz') ? raw.pipe(createGunzip()) : raw;
  // a read error must end the iteration, not leave it pending
  raw.on('error', (error) => stream.destroy(error));
  let number = 0;
  const line = (parts: readonly Buffer[]): Line => {
    const bytes = parts.length === 1 && parts[0] ? parts[0] : Buffer.concat(parts);
    number++;
    if (!isUtf8(bytes)) return { number, text: null };
    const text = bytes.toString('utf8');
    return { number, text: (number === 1 ? text.replace(/^\ufeff/, '') : text).replace(/\r$/, '') };
  };
  let rest: Buffer[] = [];
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      let from = 0;
      for (let end = chunk.indexOf(lineFeed); end !== -1; end = chunk.indexOf(lineFeed, from)) {
        yield line([...rest, chunk.subarray(from, end)]);
        rest = [];
        from = end + 1;
      }
      if (from < chunk.length) rest.push(chunk.subarray(from));
    }
  } catch (error) {
    const { message } = error instanceof Error ? error : new Error(String(error));
    throw new Error(`${path} cannot be read to its end: ${message}`, { cause: error });
  } finally {
    raw.destroy();
  }
  if (rest.length > 0) yield line(rest);
}
