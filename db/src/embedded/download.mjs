import { createWriteStream, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

const TRIES = 3;

/**
 * Downloads to a temporary name and renames when it is whole, so that a file that is there is always a whole one.
 * @param {string} url @param {string} file @param {(fraction: number) => void} [onProgress]
 */
export async function download(url, file, onProgress) {
  mkdirSync(path.dirname(file), { recursive: true });
  const draft = `${file}.part`;
  for (let attempt = 1; ; attempt += 1) {
    try {
      await downloadOnce(url, draft, onProgress);
      renameSync(draft, file);
      return;
    } catch (error) {
      rmSync(draft, { force: true });
      if (attempt === TRIES) throw new Error(`could not download ${url}`, { cause: error });
    }
  }
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
