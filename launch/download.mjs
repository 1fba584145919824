import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

const TRIES = 3;

/** @typedef {{ algorithm: string, hash: string, encoding: 'hex' | 'base64' }} Checksum the published one, where there is one */

/**
 * Downloads to a temporary name and renames when it is whole and what was expected, so that a file that is there always is both.
 * @param {string} url @param {string} file @param {{ onProgress?: (fraction: number) => void, checksum?: Checksum }} [options]
 * @throws {Error} in a sentence for a person
 */
export async function download(url, file, { onProgress, checksum } = {}) {
  mkdirSync(path.dirname(file), { recursive: true });
  const draft = `${file}.part`;
  for (let attempt = 1; ; attempt += 1) {
    try {
      await downloadOnce(url, draft, onProgress);
      break;
    } catch (error) {
      rmSync(draft, { force: true });
      // To ask again makes no room.
      const { code, path: at } = /** @type {NodeJS.ErrnoException} */ (error);
      if (at !== undefined || code === 'ENOSPC')
        throw new Error(`${file} could not be written (${code}).`, { cause: error });
      if (attempt === TRIES)
        throw new Error(`${new URL(url).host} cannot be reached, or broke off: ${url}`, { cause: error });
    }
  }
  if (checksum && (await hashOf(draft, checksum)) !== checksum.hash) {
    rmSync(draft);
    throw new Error(`${new URL(url).host} sent another file than was expected: ${url}`);
  }
  renameSync(draft, file);
}

/** @param {string} file @param {Checksum} checksum */
async function hashOf(file, { algorithm, encoding }) {
  const hash = createHash(algorithm);
  await pipeline(createReadStream(file), hash);
  return hash.digest(encoding);
}

/** @param {string} url @param {string} draft @param {((fraction: number) => void) | undefined} onProgress */
async function downloadOnce(url, draft, onProgress) {
  const response = await fetch(url);
  if (!response.ok || !response.body) throw new Error(`${url} answered ${response.status}`);
  const total = Number(response.headers.get('content-length') ?? 0);
  let received = 0;
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
    createWriteStream(draft),
  );
  if (total > 0 && received !== total)
    throw new Error(`${url} broke off after ${received} of ${total} bytes`);
}
