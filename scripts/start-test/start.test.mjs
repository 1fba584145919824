import { readdirSync, rmSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ownSettings, running, start } from './started.mjs';

/** @type {Record<string, string>} */ let env;
beforeAll(async () => {
  env = await ownSettings(3500);
});
afterAll(() => rmSync(env.DATA_DIR ?? '', { recursive: true, force: true }));

const onLinux = test.runIf(process.platform === 'linux');

onLinux(
  'killed outright at any moment, it leaves nothing running, and the next start goes on from there',
  async () => {
    for (const moment of [
      'MariaDB',
      'starting Solr',
      'bringing the tables',
      'demo corpus',
      'product          starting',
    ]) {
      const product = start(env);
      // Steps completed by an earlier start are neither repeated nor reported again.
      await product.until(moment, 'Ready after');
      product.signal('SIGKILL');
      await product.exited;
      await expect.poll(() => running(env.DATA_DIR), { timeout: 60_000, message: moment }).toBe('');
    }
    const product = start(env);
    await product.until('Ready after');
    const response = await fetch(`http://127.0.0.1:${env.PORT}/health/ready`);
    expect(await response.json()).toMatchObject({ ready: true });

    const second = start(env);
    expect(await second.exited).toBe(1);
    expect(second.state.output).toContain(`already running`);

    // As a terminal does: the whole group gets it.
    product.signal('SIGINT');
    expect(await product.exited).toBe(0);
    expect(running(env.DATA_DIR)).toBe('');
  },
);

onLinux('a part that dies is reported and comes back, and the rest keeps running', async () => {
  const product = start(env);
  await product.until('Ready after');
  const records = readdirSync(path.join(env.DATA_DIR ?? '', 'run'));
  const mail = Number(/mail-(\d+)\.json/.exec(records.join(' '))?.[1]);
  process.kill(mail, 'SIGKILL');
  await product.until('The mail catcher ended unexpectedly');
  expect((await fetch(`http://127.0.0.1:${env.PORT}/health/ready`)).status).toBe(200);
  await product.until('The mail catcher is back.');
  expect((await fetch(`http://127.0.0.1:${env.MAIL_PORT}/email`)).status).toBe(200);
  product.signal('SIGTERM');
  expect(await product.exited).toBe(0);
  expect(running(env.DATA_DIR)).toBe('');
});

test('reports a port in use and the variable that changes it', async () => {
  const server = net.createServer();
  await new Promise((resolve) => server.listen(Number(env.SMTP_PORT), '127.0.0.1', () => resolve(undefined)));
  const product = start(env);
  expect(await product.exited).toBe(1);
  expect(product.state.output).toContain(`Port ${env.SMTP_PORT} (the mail catcher, SMTP) is taken`);
  expect(product.state.output).toContain('SMTP_PORT=');
  await new Promise((resolve) => server.close(resolve));
});
