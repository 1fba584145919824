import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

const MAX_ATTEMPTS = 3;

/** @typedef {{ algorithm: string, hash: string, encoding: 'hex' | 'base64' }} Checksum the published one, where there is one */

/**
 * Downloads to a temporary file and renames it when it is complete and verified, so that an
 * existing file is always valid. With a checksum, an interrupted download is resumed, also by the
 * next call.
 * @param {string} url
 * @param {string} file
 * @param {{ onProgress?: (fraction: number) => void, checksum?: Checksum }} [options]
 * @throws {Error} with a readable message
 */
export async function download(url, file, { onProgress, checksum } = {}) {
  mkdirSync(path.dirname(file), { recursive: true });
  const draft = `${file}.part`;
  const isResumed = sizeOf(draft) > 0;
  for (let attempt = 1; ; attempt += 1) {
    try {
      // Only a checksum detects a partial download of another file.
      await downloadOnce(url, draft, { there: checksum ? sizeOf(draft) : 0, onProgress });
      break;
    } catch (error) {
      // To ask again makes no room.
      const { code, path: at } = /** @type {NodeJS.ErrnoException} */ (error);
      const isDisk = at !== undefined || code === 'ENOSPC';
      if (isDisk || !checksum) rmSync(draft, { force: true });
      if (isDisk) throw new Error(`${file} could not be written (${code}).`, { cause: error });
      if (attempt === MAX_ATTEMPTS)
        throw new Error(`${new URL(url).host} cannot be reached, or broke off: ${url}`, { cause: error });
    }
  }
  if (checksum && (await hashOf(draft, checksum)) !== checksum.hash) {
    rmSync(draft);
    // The piece of an earlier call may have been of another file.
    if (isResumed) return download(url, file, { ...(onProgress && { onProgress }), checksum });
    throw new Error(`${new URL(url).host} sent an unexpected file: ${url}`);
  }
  renameSync(draft, file);
}

/** @param {string} file */
const sizeOf = (file) => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

/** @param {string} file @param {Checksum} checksum */
async function hashOf(file, { algorithm, encoding }) {
  const hash = createHash(algorithm);
  await pipeline(createReadStream(file), hash);
  return hash.digest(encoding);
}

/**
 * @param {string} url
 * @param {string} draft
 * @param {{ there: number, onProgress: ((fraction: number) => void) | undefined }} how `there`:
 *   number of bytes already downloaded
 */
async function downloadOnce(url, draft, { there, onProgress }) {
  const response = await fetch(url, there > 0 ? { headers: { range: `bytes=${there}-` } } : {});
  // The file was already complete.
  if (response.status === 416) return void (await response.body?.cancel());
  if (!response.ok || !response.body) throw new Error(`${url} answered ${response.status}`);
  // A server without range support sends the complete file.
  const isRest = response.status === 206;
  const before = isRest ? there : 0;
  const length = Number(response.headers.get('content-length') ?? 0);
  const total = length > 0 ? before + length : 0;
  let received = before;
  const count = new Transform({
    transform(chunk, _encoding, done) {
      received += chunk.length;
      if (total > 0) onProgress?.(received / total);
      done(null, chunk);
    },
  });
  await pipeline(
    Readable.fromWeb(/** @type {any} the two ReadableStream types differ only in name */ (response.body)),
    count,
    createWriteStream(draft, { flags: isRest ? 'a' : 'w' }),
  );
  if (total > 0 && received !== total)
    throw new Error(`${url} broke off after ${received} of ${total} bytes`);
}
