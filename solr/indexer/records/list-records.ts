import { isUtf8 } from 'node:buffer';
import type { Line } from './record.ts';
import { messageOf, walkFiles } from './walk-files.ts';

const [quote, backslash, open, close, opened, closed] = [0x22, 0x5c, 0x7b, 0x7d, 0x5b, 0x5d];
/** Limit of a record in bytes. A text has 30 million characters at most. */
const maxRecord = 150_000_000;

/**
 * Reads the objects of lists in JSON files, each as a separate text. A list may have any length.
 *
 * Accepted forms: `{elenco: [{…}, {…}]}`, `{response: {docs: [{…}]}}`, `[{…}]`, or an object per
 * line. A malformed object rejects only that record.
 */
export async function* listRecords(path: string, isWanted: (file: string) => boolean): AsyncGenerator<Line> {
  let number = 0;
  for await (const file of walkFiles(path)) {
    if (file.reason !== undefined) {
      yield { number: ++number, text: null, file: file.name, reason: file.reason };
      continue;
    }
    if (!isWanted(file.name)) continue;
    try {
      for await (const record of objectsIn(file.bytes()))
        yield 'reason' in record
          ? { number: ++number, text: null, file: file.name, reason: record.reason }
          : { number: ++number, text: decoded(record.bytes), file: file.name };
    } catch (error) {
      yield {
        number: ++number,
        text: null,
        file: file.name,
        reason: `it is truncated: ${messageOf(error)}`,
      };
    }
  }
}

/**
 * Decodes UTF-8, or Windows-1252 as a fallback: a court can change the encoding between two years.
 */
const decoded = (bytes: Buffer): string =>
  isUtf8(bytes) ? bytes.toString('utf8') : new TextDecoder('windows-1252').decode(bytes);

type Found = { bytes: Buffer } | { reason: string };

/**
 * Finds objects by their braces, ignoring braces within strings. The objects of a list are the
 * records, not the object around it.
 */
async function* objectsIn(stream: AsyncIterable<Buffer>): AsyncGenerator<Found> {
  let depth = 0;
  /** Depth at which the current record started. */
  let began: number | undefined;
  let [isString, isEscaped, isInList] = [false, false, false];
  let parts: Buffer[] = [];
  let size = 0;
  let first: Buffer | undefined;
  for await (const chunk of stream) {
    let from = began === undefined ? -1 : 0;
    for (let at = 0; at < chunk.length; at++) {
      const byte = chunk[at];
      if (isString) {
        if (isEscaped) isEscaped = false;
        else if (byte === backslash) isEscaped = true;
        else if (byte === quote) isString = false;
        continue;
      }
      if (byte === quote) isString = true;
      else if (byte === opened && began === undefined) isInList = true;
      else if (byte === closed && began === undefined) isInList = false;
      else if (byte === open) {
        // an object of a list, or one on its own line
        if (began === undefined && (isInList || (depth === 0 && isLine(chunk, at)))) {
          began = depth;
          from = at;
        }
        depth++;
      } else if (byte === close) {
        depth--;
        if (began === undefined || depth > began) continue;
        const bytes = Buffer.concat([...parts, chunk.subarray(Math.max(0, from), at + 1)]);
        first ??= firstKey(bytes);
        yield* divided(bytes, first);
        [parts, size, began, from] = [[], 0, undefined, -1];
      }
    }
    if (began === undefined) continue;
    const rest = chunk.subarray(Math.max(0, from));
    parts.push(Buffer.from(rest));
    size += rest.length;
    if (size > maxRecord) throw new Error('a record is longer than any ruling');
  }
  if (began === undefined && !isString) return;
  yield* divided(Buffer.concat(parts), first);
}

/**
 * Whether each line is a record, as `{"id": …}`. `{"response": {` and `{"elenco": [` open a list
 * instead.
 */
const isLine = (chunk: Buffer, at: number): boolean =>
  !/^\{\s*"\w+"\s*:\s*[{[]/.test(chunk.subarray(at, at + 200).toString('latin1'));

const firstKey = (bytes: Buffer): Buffer | undefined => {
  const key = /^\{\s*("\w+")/.exec(bytes.subarray(0, 200).toString('latin1'))?.[1];
  return key === undefined ? undefined : Buffer.from(key);
};

/**
 * Splits text in which a missing quotation mark joined several records, by the text that each
 * starts with.
 */
function* divided(bytes: Buffer, first: Buffer | undefined): Generator<Found> {
  if (isWhole(bytes) || first === undefined) {
    yield { bytes };
    return;
  }
  const starts: number[] = [];
  for (let at = bytes.indexOf(first); at >= 0; at = bytes.indexOf(first, at + 1)) {
    let before = at - 1;
    while (before >= 0 && (bytes[before] ?? 0) <= 0x20) before--;
    if (bytes[before] === open) starts.push(before);
  }
  if (starts.length < 2) yield { bytes };
  else
    for (const [i, start] of starts.entries()) {
      const part = bytes.subarray(start, starts[i + 1] ?? bytes.length);
      yield { bytes: part.subarray(0, objectEnd(part)) };
    }
}

/** Returns the offset after the brace that closes the first one. */
function objectEnd(bytes: Buffer): number {
  let depth = 0;
  let [isString, isEscaped] = [false, false];
  for (const [at, byte] of bytes.entries()) {
    if (isEscaped) isEscaped = false;
    else if (isString && byte === backslash) isEscaped = true;
    else if (byte === quote) isString = !isString;
    else if (!isString && byte === open) depth++;
    else if (!isString && byte === close && --depth === 0) return at + 1;
  }
  return bytes.length;
}

function isWhole(bytes: Buffer): boolean {
  try {
    return JSON.parse(decoded(bytes)) !== undefined;
  } catch {
    return false;
  }
}
