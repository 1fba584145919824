import { gunzipSync } from 'node:zlib';

/**
 * How rare each word is that wordfreq counts, in hundredths of a power of ten: 640 is four in ten million. Its file is a list in
 * MessagePack whose first element is a header, and whose element n + 1 has the words that are 10^(-n/100) of all.
 * @param {Buffer} packed @returns {Map<string, number>}
 */
export function readFrequencies(packed) {
  const [, ...bins] = /** @type {[unknown, ...string[][]]} */ (decode(gunzipSync(packed)));
  return new Map(bins.flatMap((words, rareness) => words.map((word) => [word, rareness])));
}

/** The part of MessagePack that the file uses: lists, a map, texts and small numbers. @param {Buffer} bytes */
function decode(bytes) {
  let at = 0;
  const unsigned = (/** @type {1 | 2 | 4} */ width) => {
    at += width;
    return bytes.readUIntBE(at - width, width);
  };
  const text = (/** @type {number} */ length) => {
    at += length;
    return bytes.toString('utf8', at - length, at);
  };
  const list = (/** @type {number} */ length) => Array.from({ length }, value);
  const map = (/** @type {number} */ length) =>
    Object.fromEntries(Array.from({ length }, () => [value(), value()]));
  /** @returns {unknown} */
  function value() {
    const type = unsigned(1);
    if (type < 0x80) return type;
    if (type < 0x90) return map(type & 0x0f);
    if (type < 0xa0) return list(type & 0x0f);
    if (type < 0xc0) return text(type & 0x1f);
    if (type === 0xd9) return text(unsigned(1));
    if (type === 0xda) return text(unsigned(2));
    if (type === 0xdc) return list(unsigned(2));
    if (type === 0xdd) return list(unsigned(4));
    throw new Error(`type 0x${type.toString(16)} of MessagePack is not known`);
  }
  return value();
}
