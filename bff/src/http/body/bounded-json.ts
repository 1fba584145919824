import { AppError } from '../../errors.ts';

/** Deeper than any input lies, and with more signs than any has: a saved result has some thousands. */
const most = { depth: 32, signs: 50_000 };

const quote = 0x22;
const backslash = 0x5c;
const [openList, closeList, openObject, closeObject, comma] = [0x5b, 0x5d, 0x7b, 0x7d, 0x2c];

/**
 * Whether a text nests no deeper, and contains no more lists, objects and members, than any input has. Parsing a megabyte of empty lists
 * keeps everyone else waiting; this stops at the first character too many, and jumps over strings, however long. What is no JSON is the
 * parser's to refuse.
 */
export function isBounded(json: Buffer): boolean {
  let depth = 0;
  let signs = 0;
  for (let at = 0; at < json.length; at++) {
    const sign = json[at];
    if (sign === quote) {
      at = endOfString(json, at);
      continue;
    }
    if (sign === openList || sign === openObject) {
      depth++;
      signs++;
    } else if (sign === closeList || sign === closeObject) depth--;
    else if (sign === comma) signs++;
    if (depth > most.depth || signs > most.signs) return false;
  }
  return true;
}

/** Of the string that begins here, the place of its closing quotation mark. */
function endOfString(json: Buffer, start: number): number {
  let at = start;
  do {
    at = json.indexOf(quote, at + 1);
    if (at < 0) return json.length;
  } while (isEscaped(json, at));
  return at;
}

/** After an odd number of backslashes. */
function isEscaped(json: Buffer, at: number): boolean {
  let before = at - 1;
  while (json[before] === backslash) before--;
  return (at - before) % 2 === 0;
}

/** The object or list in a body; `validation_failed` for what is none. */
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
