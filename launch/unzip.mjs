// The part of the zip format that jars use (APPNOTE 4.3: central directory, stored and deflated entries, no zip64): a machine
// with only a Java runtime has neither `jar` nor, often, `unzip`.
import { mkdir, open, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';

const inflate = promisify(inflateRaw);
const END_SIGNATURE = 0x06054b50;
const ENTRY_SIGNATURE = 0x02014b50;
const END_SEARCH_BYTES = 65_557;

/**
 * @param {string} file @param {string} target
 * @param {(name: string) => string | undefined} choose the path below target for an entry, or undefined to leave it out
 */
export async function unzip(file, target, choose) {
  const handle = await open(file);
  try {
    for (const entry of await entries(handle)) {
      const inside = entry.name.endsWith('/') ? undefined : choose(entry.name);
      if (inside === undefined) continue;
      const out = path.join(target, inside);
      if (!out.startsWith(path.resolve(target) + path.sep))
        throw new Error(`${entry.name} points outside of ${target}`);
      await mkdir(path.dirname(out), { recursive: true });
      const content = await contentOf(handle, entry);
      if (entry.isLink) await symlink(content.toString('utf8'), out);
      else await writeFile(out, content, { mode: 0o644 });
    }
  } finally {
    await handle.close();
  }
}

/** @param {import('node:fs/promises').FileHandle} handle @param {number} position @param {number} length */
async function read(handle, position, length) {
  const buffer = Buffer.alloc(length);
  await handle.read(buffer, 0, length, position);
  return buffer;
}

/** @typedef {{ name: string, method: number, packed: number, offset: number, isLink: boolean }} Entry */

/** @param {import('node:fs/promises').FileHandle} handle @returns {Promise<Entry[]>} */
async function entries(handle) {
  const { size } = await handle.stat();
  const tailLength = Math.min(size, END_SEARCH_BYTES);
  const tail = await read(handle, size - tailLength, tailLength);
  let end = tail.length - 22;
  while (end >= 0 && tail.readUInt32LE(end) !== END_SIGNATURE) end -= 1;
  if (end < 0) throw new Error('not a zip file, or a broken one');
  const directory = await read(handle, tail.readUInt32LE(end + 16), tail.readUInt32LE(end + 12));
  /** @type {Entry[]} */
  const found = [];
  for (let at = 0; at + 46 <= directory.length && directory.readUInt32LE(at) === ENTRY_SIGNATURE;) {
    const nameLength = directory.readUInt16LE(at + 28);
    found.push({
      name: directory.toString('utf8', at + 46, at + 46 + nameLength),
      method: directory.readUInt16LE(at + 10),
      packed: directory.readUInt32LE(at + 20),
      offset: directory.readUInt32LE(at + 42),
      isLink: directory.readUInt32LE(at + 38) >>> 28 === 0o12,
    });
    at += 46 + nameLength + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
  }
  return found;
}

/** @param {import('node:fs/promises').FileHandle} handle @param {Entry} entry */
async function contentOf(handle, entry) {
  const header = await read(handle, entry.offset, 30);
  const start = entry.offset + 30 + header.readUInt16LE(26) + header.readUInt16LE(28);
  const packed = await read(handle, start, entry.packed);
  if (entry.method === 0) return packed;
  if (entry.method === 8) return /** @type {Promise<Buffer>} */ (inflate(packed));
  throw new Error(`${entry.name}: compression method ${entry.method} is not known`);
}
