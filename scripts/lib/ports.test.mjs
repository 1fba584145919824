import net from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isFree } from '@massima/launch/ports';
import { freePort, requirePort } from './ports.mjs';

const server = net.createServer();
/** @type {number} */ let port;
beforeEach(async () => {
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  port = /** @type {net.AddressInfo} */ (server.address()).port;
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

test('reports the port in use, its process and the variable that changes it', async () => {
  const sentence = requirePort(port, 'SMTP_PORT', 'the mail catcher');
  await expect(sentence).rejects.toThrow(`Port ${port} (the mail catcher) is taken`);
  await expect(sentence).rejects.toThrow(`SMTP_PORT=${port + 100} npm start`);
  if (process.platform === 'linux') await expect(sentence).rejects.toThrow(`process ${process.pid}`);
});

test('finds the next free port', async () => {
  expect(await isFree(port)).toBe(false);
  expect(await freePort(port)).toBeGreaterThan(port);
});
