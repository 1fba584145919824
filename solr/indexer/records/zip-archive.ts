import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { createInflateRaw } from 'node:zlib';

/** A file, or an archive that was unpacked out of another one. */
interface Bytes {
  size: number;
  read(start: number, length: number): Promise<Buffer>;
  close(): Promise<void>;
}

interface Entry {
  name: string;
  method: number;
  packed: number;
  size: number;
  offset: number;
}

/** More than any court publishes; a list of more was made to keep a reader busy. */
const maxEntries = 500_000;
/** Words pack to a fifth, repeated ones to a twentieth: beyond this nothing that was written. */
const maxRatio = 200;
const smallest = 10_000_000;
const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const full = 0xffffffff;

export async function openFile(path: string): Promise<Bytes> {
  const file = await open(path);
  const { size } = await file.stat();
  return {
    size,
    read: async (start, length) => {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, start);
      return buffer.subarray(0, bytesRead);
    },
    close: () => file.close(),
  };
}

export const openBuffer = (buffer: Buffer): Bytes => ({
  size: buffer.length,
  read: (start, length) => Promise.resolve(buffer.subarray(start, start + length)),
  close: () => Promise.resolve(),
});

/** What an archive lists, in its order. @throws Error with a sentence where it isn't one that can be read */
export async function listEntries(bytes: Bytes): Promise<Entry[]> {
  const tail = await bytes.read(Math.max(0, bytes.size - 66_000), Math.min(66_000, bytes.size));
  let at = tail.length - 22;
  while (at >= 0 && tail.readUInt32LE(at) !== endSignature) at--;
  if (at < 0) throw new Error('the archive has no end: it was cut short, or is none');
  const count = tail.readUInt16LE(at + 10);
  const [length, start] = [tail.readUInt32LE(at + 12), tail.readUInt32LE(at + 16)];
  if (start === full || count === 0xffff)
    throw new Error('archives of more than 4 GB are not read: unpack it');
  if (count > maxEntries || start + length > bytes.size)
    throw new Error('the list of the archive is damaged');
  const list = await bytes.read(start, length);
  const entries: Entry[] = [];
  for (let from = 0; from + 46 <= list.length && list.readUInt32LE(from) === entrySignature;) {
    const lengths = [28, 30, 32].map((field) => list.readUInt16LE(from + field));
    const [name = 0, extra = 0, comment = 0] = lengths;
    entries.push({
      // bit 11: UTF-8; others write the names of their own country
      name: list
        .subarray(from + 46, from + 46 + name)
        .toString(list.readUInt16LE(from + 8) & 0x800 ? 'utf8' : 'latin1'),
      method: list.readUInt16LE(from + 10),
      packed: list.readUInt32LE(from + 20),
      size: list.readUInt32LE(from + 24),
      offset: list.readUInt32LE(from + 42),
    });
    from += 46 + name + extra + comment;
  }
  if (entries.length !== count) throw new Error('the list of the archive is damaged');
  return entries;
}

const chunk = 1_000_000;

async function* packedBytes(bytes: Bytes, { offset, packed }: Entry): AsyncGenerator<Buffer> {
  const head = await bytes.read(offset, 30);
  if (head.length < 30) throw new Error('it was cut short');
  const start = offset + 30 + head.readUInt16LE(26) + head.readUInt16LE(28);
  for (let at = 0; at < packed; at += chunk) {
    const part = await bytes.read(start + at, Math.min(chunk, packed - at));
    if (part.length === 0) throw new Error('it was cut short');
    yield part;
  }
}

/** What an entry unpacks to, as it comes. @throws Error with a sentence where it is no honest one */
export async function* unpack(bytes: Bytes, entry: Entry): AsyncGenerator<Buffer> {
  if (entry.method !== 0 && entry.method !== 8) throw new Error('it is packed in a way that is not read');
  const raw = Readable.from(packedBytes(bytes, entry), { objectMode: false });
  const inflate = entry.method === 8 ? createInflateRaw() : undefined;
  raw.on('error', (error) => inflate?.destroy(error));
  const stream: Readable = inflate ? raw.pipe(inflate) : raw;
  let size = 0;
  try {
    for await (const part of stream as AsyncIterable<Buffer>) {
      size += part.length;
      if (size > entry.size || (size > smallest && size > entry.packed * maxRatio))
        throw new Error('it unpacks to more than it should, and is left alone');
      yield part;
    }
  } finally {
    raw.destroy();
    inflate?.destroy();
  }
}
