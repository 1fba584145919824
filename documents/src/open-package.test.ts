import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { openPackage } from './open-package.ts';

const zip = (parts: Record<string, Uint8Array>) => zipSync(parts, { level: 1 });
const everything = () => true;
const megabytes = (count: number) => new Uint8Array(count * 1_000_000);
const named = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`word/${at}.xml`, strToU8('x')]));

test('all parts together unpack to 60 MB at most; does not unpack entries that are not read', () => {
  const six = Object.fromEntries(['a', 'b', 'c', 'd', 'e', 'f'].map((name) => [name, megabytes(10)]));
  expect(openPackage(zip(six), everything).size).toBe(6);
  const more = zip({ ...six, g: strToU8('x') });
  expect(() => openPackage(more, everything)).toThrow(expect.objectContaining({ reason: 'too_large' }));
  expect([...openPackage(more, (name) => name === 'g').keys()]).toEqual(['g']);
});

test('reads 5,000 parts and rejects 5,001', () => {
  expect(openPackage(zip(named(5_000)), everything).size).toBe(5_000);
  expect(() => openPackage(zip(named(5_001)), everything)).toThrow(
    expect.objectContaining({ reason: 'damaged' }),
  );
});

test('returns no more bytes of a part than its declared size', () => {
  const file = zip({ 'word/document.xml': megabytes(50) });
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  // Uncompressed length in the central directory, the value that the unpacker uses.
  const directory = view.getUint32(file.byteLength - 22 + 16, true);
  view.setUint32(directory + 24, 1_000, true);
  let length = 0;
  try {
    length = openPackage(file, everything).get('word/document.xml')?.length ?? 0;
  } catch (error) {
    expect(error).toMatchObject({ reason: 'damaged' });
  }
  expect(length).toBeLessThanOrEqual(1_000);
});
