import { unzipSync } from 'fflate';
import { DocumentRefused } from './refusal.ts';

/** A brief with hundreds of pictures has some hundred parts; one with more was made to keep a reader busy. */
const MOST_PARTS = 5_000;
/** Unpacked, of all the parts that are read. A hundred pages of text are about 1 MB of XML. */
const MOST_BYTES = 60_000_000;

/** The parts of a zipped document by their name, with `/` between folders whatever the program that wrote it used. */
export type Package = ReadonlyMap<string, Uint8Array>;

/**
 * Unpacks the parts that `isWanted` names. What a part claims to unpack to bounds what it does: fflate writes into a buffer of
 * that size. Synchronous, because fflate's other way starts workers from a `blob:` that the page's policy refuses.
 * @throws DocumentRefused
 */
export function openPackage(bytes: Uint8Array, isWanted: (name: string) => boolean): Package {
  const taken = new Set<string>();
  let parts = 0;
  let size = 0;
  const isRead = (name: string, originalSize: number) => {
    parts += 1;
    if (parts > MOST_PARTS) throw new DocumentRefused('damaged');
    const plain = plainName(name);
    if (taken.has(plain) || !isWanted(plain)) return false;
    size += originalSize;
    if (size > MOST_BYTES) throw new DocumentRefused('too_large');
    taken.add(plain);
    return true;
  };
  try {
    const unzipped = unzipSync(bytes, { filter: ({ name, originalSize }) => isRead(name, originalSize) });
    return new Map(Object.entries(unzipped).map(([name, content]) => [plainName(name), content]));
  } catch (error) {
    throw error instanceof DocumentRefused ? error : new DocumentRefused('damaged', { cause: error });
  }
}

const plainName = (name: string) => name.replaceAll('\\', '/').replace(/^\/+/, '');
