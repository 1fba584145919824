import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { createGunzip } from 'node:zlib';
import { listEntries, openArchive, unpack } from './zip-archive.ts';

/** A file of a source, in a folder or an archive. */
export interface SourceFile {
  name: string;
  bytes(): AsyncIterable<Buffer>;
  reason?: undefined;
}
type Unopened = { name: string; reason: string };

/**
 * Maximum nesting of archives. Courts publish archives of archives; deeper nesting is a mistake or
 * an attack.
 */
const deepest = 2;
/** Limit of an archive within another, in bytes, because it is unpacked in memory. */
const maxInner = 400_000_000;
const hidden = /(?:^|\/)(?:\.|__MACOSX\/|~\$)/;

/**
 * Iterates over the files of a folder, an archive, or an archive within one. Unreadable files are
 * returned with the reason.
 */
export async function* walkFiles(from: string): AsyncGenerator<SourceFile | Unopened> {
  if (!(await stat(from)).isDirectory()) {
    yield* walkFile(from, path.basename(from));
    return;
  }
  const names = await readdir(from, { recursive: true, withFileTypes: true });
  const files = names
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  for (const file of files.sort()) {
    const name = path.relative(from, file);
    if (!hidden.test(name)) yield* walkFile(file, name);
  }
}

async function* walkFile(file: string, name: string): AsyncGenerator<SourceFile | Unopened> {
  if (/\.zip$/i.test(file)) yield* walkArchive(file, '', 1);
  else
    yield {
      name,
      bytes: () => {
        const raw = createReadStream(file);
        if (!/\.gz$/i.test(file)) return raw as AsyncIterable<Buffer>;
        const plain = createGunzip();
        raw.on('error', (error) => plain.destroy(error));
        return raw.pipe(plain) as AsyncIterable<Buffer>;
      },
    };
}

async function* walkArchive(
  from: string | Buffer,
  within: string,
  depth: number,
): AsyncGenerator<SourceFile | Unopened> {
  let archive;
  try {
    archive = await openArchive(from);
    for await (const { name: entryName, entry } of listEntries(archive)) {
      const name = within === '' ? entryName : `${within}/${entryName}`;
      if (entryName.endsWith('/') || hidden.test(entryName)) continue;
      const bytes = unpack(archive, entry);
      if (!/\.zip$/i.test(entryName)) yield { name, bytes: () => bytes };
      else if (depth < deepest) yield* walkInner(bytes, name, depth + 1);
      else yield { name, reason: 'archives are opened only up to two levels' };
    }
  } catch (error) {
    yield { name: within, reason: messageOf(error) };
  } finally {
    archive?.close();
  }
}

async function* walkInner(bytes: AsyncIterable<Buffer>, name: string, depth: number) {
  let inner: Buffer;
  try {
    inner = await wholeFile(bytes, maxInner);
  } catch (error) {
    yield { name, reason: messageOf(error) };
    return;
  }
  yield* walkArchive(inner, name, depth);
}

/**
 * Reads the bytes into one buffer.
 * @throws Error if they exceed `most`
 */
export async function wholeFile(bytes: AsyncIterable<Buffer>, most: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of bytes) {
    size += part.length;
    if (size > most) throw new Error(`it is larger than ${Math.round(most / 1_000_000)} MB`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
