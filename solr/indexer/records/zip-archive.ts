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
/** Of archives beyond 4 GB or 65,535 entries (Zip64): where the longer end is, and that end. */
const locatorSignature = 0x07064b50;
const longEndSignature = 0x06064b50;
/** Says that the value is in the longer fields. */
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
  const { count, length, start } = (await longEnd(bytes, tail, at)) ?? {
    count: tail.readUInt16LE(at + 10),
    length: tail.readUInt32LE(at + 12),
    start: tail.readUInt32LE(at + 16),
  };
  if (count > maxEntries || start + length > bytes.size || length > maxList)
    throw new Error('the list of the archive is damaged');
  const list = await bytes.read(start, length);
  const entries: Entry[] = [];
  for (let from = 0; from + 46 <= list.length && list.readUInt32LE(from) === entrySignature;) {
    const lengths = [28, 30, 32].map((field) => list.readUInt16LE(from + field));
    const [name = 0, extra = 0, comment = 0] = lengths;
    const own = {
      size: list.readUInt32LE(from + 24),
      packed: list.readUInt32LE(from + 20),
      offset: list.readUInt32LE(from + 42),
    };
    entries.push({
      // bit 11: UTF-8; others write the names of their own country
      name: list
        .subarray(from + 46, from + 46 + name)
        .toString(list.readUInt16LE(from + 8) & 0x800 ? 'utf8' : 'latin1'),
      method: list.readUInt16LE(from + 10),
      ...withLong(own, list.subarray(from + 46 + name, from + 46 + name + extra)),
    });
    from += 46 + name + extra + comment;
  }
  if (entries.length !== count) throw new Error('the list of the archive is damaged');
  return entries;
}

/** 400 bytes for each of half a million entries. */
const maxList = 200_000_000;

/** The end of an archive in the longer form, where there is one. */
async function longEnd(bytes: Bytes, tail: Buffer, at: number) {
  if (at < 20 || tail.readUInt32LE(at - 20) !== locatorSignature) return undefined;
  const place = Number(tail.readBigUInt64LE(at - 12));
  const end = place + 56 > bytes.size ? undefined : await bytes.read(place, 56);
  if (end?.readUInt32LE(0) !== longEndSignature) throw new Error('the list of the archive is damaged');
  return {
    count: Number(end.readBigUInt64LE(32)),
    length: Number(end.readBigUInt64LE(40)),
    start: Number(end.readBigUInt64LE(48)),
  };
}

type Places = Pick<Entry, 'size' | 'packed' | 'offset'>;

/** What is too large for its own field is in the extra one, in this order. */
function withLong(own: Places, extra: Buffer): Places {
  const names = (['size', 'packed', 'offset'] as const).filter((name) => own[name] === full);
  if (names.length === 0) return own;
  for (let at = 0; at + 4 <= extra.length; at += 4 + extra.readUInt16LE(at + 2)) {
    if (extra.readUInt16LE(at) !== 1) continue;
    if (at + 4 + names.length * 8 > extra.length) break;
    const long = names.map((name, i) => [name, Number(extra.readBigUInt64LE(at + 4 + i * 8))] as const);
    return { ...own, ...Object.fromEntries(long) };
  }
  throw new Error('the list of the archive is damaged');
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
