/** UTF-8 or UTF-16, by its mark or by its zeros; or else what Windows wrote for decades. */
export function decodeText(bytes: Uint8Array): string {
  const wide = utf16Of(bytes);
  if (wide) return new TextDecoder(wide).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Enough to tell: in a Latin text every other byte of UTF-16 is zero. */
const SAMPLE_BYTES = 200;

function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  const zeros = (odd: 0 | 1) => sample.filter((byte, at) => byte === 0 && at % 2 === odd).length;
  const many = sample.length / 4;
  if (zeros(1) > many && zeros(0) === 0) return 'utf-16le';
  if (zeros(0) > many && zeros(1) === 0) return 'utf-16be';
  return undefined;
}
