import { unzipSync } from 'fflate';
import { DocumentRefused } from './refusal.ts';

/**
 * Maximum number of parts. A brief with hundreds of pictures has a few hundred; more indicates an
 * attack.
 */
const MOST_PARTS = 5_000;
/** Unpacked, of all the parts that are read. A hundred pages of text are about 1 MB of XML. */
const MOST_BYTES = 60_000_000;

/**
 * Parts of a zipped document by name, with `/` as the folder separator whichever program wrote it.
 */
export type Package = ReadonlyMap<string, Uint8Array>;

/**
 * Unpacks the parts for which `isWanted` returns true. fflate writes into a buffer of the declared
 * size, so a part cannot exceed it. Synchronous, because fflate's asynchronous mode starts workers
 * from a `blob:`, which the content security policy blocks.
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
