import { AppError } from '../../errors.ts';

/**
 * Maximum nesting and number of structural characters, above the values of any valid input. A
 * saved result has some thousands of structural characters.
 */
const most = { depth: 32, signs: 50_000 };

const quote = 0x22;
const backslash = 0x5c;
const [openList, closeList, openObject, closeObject, comma] = [0x5b, 0x5d, 0x7b, 0x7d, 0x2c];

/**
 * Whether a JSON text is within the maximum nesting and number of lists, objects and members.
 *
 * Parsing a megabyte of empty lists blocks other requests. This check stops at the first character
 * over the limit and skips strings. The parser rejects invalid JSON.
 */
export function isBounded(json: Buffer): boolean {
  let depth = 0;
  let count = 0;
  for (let at = 0; at < json.length; at++) {
    const byte = json[at];
    if (byte === quote) {
      at = endOfString(json, at);
      continue;
    }
    if (byte === openList || byte === openObject) {
      depth++;
      count++;
    } else if (byte === closeList || byte === closeObject) depth--;
    else if (byte === comma) count++;
    if (depth > most.depth || count > most.signs) return false;
  }
  return true;
}

/** Returns the position of the closing quotation mark of the string that starts at `start`. */
function endOfString(json: Buffer, start: number): number {
  let at = start;
  do {
    at = json.indexOf(quote, at + 1);
    if (at < 0) return json.length;
  } while (isEscaped(json, at));
  return at;
}

/** Whether an odd number of backslashes precedes the character. */
function isEscaped(json: Buffer, at: number): boolean {
  let before = at - 1;
  while (json[before] === backslash) before--;
  return (at - before) % 2 === 0;
}

/**
 * Returns the object or list in a body.
 * @throws AppError `validation_failed` if the body is invalid JSON, a scalar, or exceeds the
 *   limits
 */
export function parseBounded(json: Buffer): object {
  if (!isBounded(json)) throw new AppError('validation_failed');
  try {
    const parsed: unknown = JSON.parse(json.toString('utf8'));
    if (typeof parsed === 'object' && parsed !== null) return parsed;
  } catch (cause) {
    throw new AppError('validation_failed', {}, { cause });
  }
  throw new AppError('validation_failed');
}
