import type { Readable } from 'node:stream';
import yauzl, { type Entry, type ZipFile } from 'yauzl';

/** More entries than any court publishes. A longer list is treated as an attack. */
const maxEntries = 500_000;
/** Words pack to a fifth, repeated ones to a twentieth: beyond this nothing that was written. */
const maxRatio = 200;
const smallest = 10_000_000;

/**
 * Opens an archive file, or an archive unpacked from another archive.
 *
 * @throws Error with a sentence if it is not a complete archive
 */
export async function openArchive(from: string | Buffer): Promise<ZipFile> {
  // A name that is no path of this machine is still the name of a ruling.
  const options = { autoClose: false, decodeStrings: false, validateEntrySizes: false };
  const opening =
    typeof from === 'string' ? yauzl.openPromise(from, options) : yauzl.fromBufferPromise(from, options);
  return opening.catch((cause: unknown) => {
    throw new Error('not a complete zip file: the end record is missing', { cause });
  });
}

/** Lists the entries in their order, by name. @throws Error with a sentence if the list is damaged */
export async function* listEntries(archive: ZipFile): AsyncGenerator<{ name: string; entry: Entry }> {
  const damaged = 'the list of the archive is damaged';
  if (archive.entryCount > maxEntries) throw new Error(damaged);
  const entries = archive.eachEntry();
  for (;;) {
    const next = await entries.next().catch((cause: unknown) => {
      throw new Error(damaged, { cause });
    });
    if (next.done) return;
    const entry = next.value;
    const { generalPurposeBitFlag, fileNameRaw, extraFields } = entry;
    if (entry.relativeOffsetOfLocalHeader + entry.compressedSize > archive.fileSize) throw new Error(damaged);
    const name = yauzl.getFileNameLowLevel(generalPurposeBitFlag, fileNameRaw, extraFields, false);
    yield { name, entry };
  }
}

/** Unpacks an entry piece by piece. @throws Error with a sentence if it contains more than it claims or words can */
export async function* unpack(archive: ZipFile, entry: Entry): AsyncGenerator<Buffer> {
  const { compressedSize, uncompressedSize } = entry;
  if (!entry.canDecodeFileData()) throw new Error('its compression method is not supported');
  const stream: Readable = await archive.openReadStreamPromise(entry);
  let size = 0;
  for await (const part of stream as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > uncompressedSize || (size > smallest && size > compressedSize * maxRatio))
      throw new Error('it unpacks to more than its declared size or a plausible ratio');
    yield part;
  }
}
