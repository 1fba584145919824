import { crc32, deflateRawSync } from 'node:zlib';

/**
 * Makes an archive of these files, compressed as courts do. `claims` replaces the unpacked sizes
 * that the archive declares.
 */
export function makeZip(files: Record<string, Buffer | string>, claims: Record<string, number> = {}): Buffer {
  const parts: Buffer[] = [];
  const list: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(files)) {
    const plain = Buffer.from(content);
    const packed = deflateRawSync(plain);
    const head = Buffer.alloc(26);
    head.writeUInt16LE(20, 0);
    head.writeUInt16LE(0x800, 2);
    head.writeUInt16LE(8, 4);
    head.writeUInt32LE(crc32(plain), 10);
    head.writeUInt32LE(packed.length, 14);
    head.writeUInt32LE(claims[name] ?? plain.length, 18);
    head.writeUInt16LE(Buffer.byteLength(name), 22);
    const signature = Buffer.from([0x50, 0x4b, 3, 4]);
    const localEntry = Buffer.concat([signature, head, Buffer.from(name), packed]);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(20, 4);
    head.copy(entry, 6);
    entry.writeUInt32LE(offset, 42);
    parts.push(localEntry);
    list.push(entry, Buffer.from(name));
    offset += localEntry.length;
  }
  const directory = Buffer.concat(list);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(Object.keys(files).length, 8);
  end.writeUInt16LE(Object.keys(files).length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, directory, end]);
}
