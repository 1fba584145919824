const signedData = [0x06, 0x09, 0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x07, 0x02];
const data = [0x06, 0x09, 0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x07, 0x01];

/** A value with its tag and its length, as DER writes it. */
function der(tag: number, content: readonly number[]): number[] {
  const { length } = content;
  if (length < 0x80) return [tag, length, ...content];
  const bytes = [length >> 16, (length >> 8) & 255, length & 255].slice(
    length > 0xffff ? 0 : length > 0xff ? 1 : 2,
  );
  return [tag, 0x80 | bytes.length, ...bytes, ...content];
}

/** Encodes the content with indefinite length, ended by two zeros, as streaming programs do. */
const streamed = (tag: number, content: readonly number[]) => [tag, 0x80, ...content, 0, 0];

/** A file inside the container of a signature, without the signature itself. */
export function signed(file: Uint8Array, { isStreamed = false } = {}): Uint8Array {
  const wrap = isStreamed ? streamed : der;
  const half = file.length >> 1;
  const octets = isStreamed
    ? streamed(0x24, [...der(0x04, [...file.subarray(0, half)]), ...der(0x04, [...file.subarray(half)])])
    : der(0x04, [...file]);
  const content = wrap(0x30, [...data, ...wrap(0xa0, octets)]);
  const container = wrap(0x30, [...der(0x02, [1]), ...der(0x31, []), ...content, ...der(0x31, [])]);
  return Uint8Array.from(wrap(0x30, [...signedData, ...wrap(0xa0, container)]));
}

export const armoured = (file: Uint8Array): string =>
  `-----BEGIN PKCS7-----\n${btoa(String.fromCharCode(...file)).replace(/(.{64})/g, '$1\n')}\n-----END PKCS7-----\n`;
