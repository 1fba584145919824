import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';

export type Line = { number: number; text: string };

/** The lines of a file, one at a time whatever its size; `.gz` is unpacked, `-` is the standard input. */
export async function* readLines(path: string): AsyncGenerator<Line> {
  const raw: Readable = path === '-' ? process.stdin : createReadStream(path);
  const stream = path.endsWith('.gz') ? raw.pipe(createGunzip()) : raw;
  // a broken file must end the reading, not hang it
  raw.on('error', (error) => stream.destroy(error));
  let failure: Error | undefined;
  const lines = createInterface({ input: stream, crlfDelay: Infinity });
  stream.on('error', (error) => {
    failure = error;
    lines.close();
  });
  let number = 0;
  for await (const text of lines)
    yield { number: ++number, text: number === 1 ? text.replace(/^\ufeff/, '') : text };
  if (failure) throw new Error(`${path} cannot be read to its end: ${failure.message}`);
}
