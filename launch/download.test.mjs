import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { download } from './download.mjs';

const content = 'what was published';
const hash = createHash('sha256').update(content).digest('hex');
let requestCount = 0;
/** @type {(string | undefined)[]} */ const ranges = [];
/** Waits until the sent bytes are on the disk; bytes lost with the connection would not be. */
async function breakOff(/** @type {import('node:http').ServerResponse} */ response) {
  const sizeOf = () => statSync(`${file}.part`, { throwIfNoEntry: false })?.size ?? 0;
  while (sizeOf() < 4) await setTimeout(5);
  response.destroy();
}
/** Breaks off the first time. */
const server = createServer((request, response) => {
  requestCount += 1;
  ranges.push(request.headers.range);
  const from = Number(/^bytes=(\d+)-$/.exec(request.headers.range ?? '')?.[1] ?? 0);
  response.writeHead(from > 0 ? 206 : 200, { 'content-length': content.length - from });
  if (requestCount === 1) response.write(content.slice(0, 4), () => void breakOff(response));
  else response.end(content.slice(from));
});
let url = '';
const folder = mkdtempSync(path.join(tmpdir(), 'download-'));
const file = path.join(folder, 'file');

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  url = `http://127.0.0.1:${port}/file`;
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

test('resumes an interrupted download, and renames the complete file', async () => {
  await download(url, file, { checksum: { algorithm: 'sha256', encoding: 'hex', hash } });
  expect([requestCount, readFileSync(file, 'utf8'), readdirSync(folder)]).toEqual([2, content, ['file']]);
  expect(ranges).toEqual([undefined, 'bytes=4-']);
});

test('resumes a partial file of an earlier call, and restarts if it belongs to another file', async () => {
  for (const [piece, expected] of [
    ['what was', ['bytes=8-']],
    ['something ', ['bytes=10-', undefined]],
  ]) {
    const other = path.join(folder, 'other');
    writeFileSync(`${other}.part`, String(piece));
    ranges.length = 0;
    await download(url, other, { checksum: { algorithm: 'sha256', encoding: 'hex', hash } });
    expect([readFileSync(other, 'utf8'), ranges]).toEqual([content, expected]);
    rmSync(other);
  }
});

// A device that is always full, where the system has it.
test.skipIf(!existsSync('/dev/full'))(
  'a full disk is no missing network, and is not asked thrice',
  async () => {
    const before = requestCount;
    const full = path.join(folder, 'full');
    symlinkSync('/dev/full', `${full}.part`);
    await expect(download(url, full)).rejects.toThrow('could not be written (ENOSPC)');
    expect([requestCount, existsSync(full), existsSync(`${full}.part`)]).toEqual([before + 1, false, false]);
  },
);

test('rejects a file with the wrong hash', async () => {
  rmSync(file);
  const checksum = /** @type {const} */ ({ algorithm: 'sha256', encoding: 'hex', hash: 'f00d' });
  await expect(download(url, file, { checksum })).rejects.toThrow('sent an unexpected file');
  expect([existsSync(file), readdirSync(folder)]).toEqual([false, []]);
});
