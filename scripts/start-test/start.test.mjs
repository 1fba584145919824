import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cacheDir, root } from '../lib/paths.mjs';
import { freePort } from '../lib/ports.mjs';
import { MARKER } from '../lib/sweep.mjs';

const PORTS = ['PORT', 'PARTNER_PORT', 'MAIL_PORT', 'SMTP_PORT', 'SOLR_PORT', 'DB_PORT', 'PAYMENTS_PORT'];
const EXTERNAL = ['DATABASE_URL', 'SOLR_URL', 'SMTP_URL', 'PAYMENTS_URL', 'STRIPE_SECRET_KEY', 'PUBLIC_URL'];
/** @type {Record<string, string>} */ const env = {};
/** @type {string} */ let dataDir;

beforeAll(async () => {
  mkdirSync(cacheDir, { recursive: true });
  dataDir = mkdtempSync(path.join(cacheDir, 'start-'));
  let from = 3500;
  for (const name of PORTS) {
    const port = await freePort(from);
    env[name] = String(port);
    from = port + 1;
  }
  for (const name of EXTERNAL) env[name] = '';
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** Starts in a process group of its own, as a terminal does. @param {string[]} [args] */
function start(args = []) {
  const child = spawn(process.execPath, ['scripts/start.mjs', ...args], {
    cwd: root,
    env: { ...process.env, ...env, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const pid = child.pid ?? -1;
  const state = { said: '', ended: false };
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (state.said += chunk));
  /** @type {Promise<number | null>} */
  const exited = new Promise((resolve) =>
    child.once('close', (code) => ((state.ended = true), resolve(code))),
  );
  /** @param {string[]} texts whichever comes first */
  const until = async (...texts) => {
    const isSaid = () => texts.some((text) => state.said.includes(text));
    await expect.poll(() => isSaid() || state.ended, { timeout: 240_000 }).toBe(true);
    if (!isSaid()) throw new Error(`It ended without saying ${texts.join(' or ')}:\n${state.said}`);
  };
  return {
    state,
    exited,
    until,
    signal: (/** @type {NodeJS.Signals} */ signal) => process.kill(-pid, signal),
  };
}

/** Everything that runs with this data folder, whoever its parent is now. */
function running() {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        return (
          readFileSync(`/proc/${pid}/environ`, 'utf8').includes(`${MARKER}=${dataDir}\0`) &&
          readFileSync(`/proc/${pid}/cmdline`, 'utf8') !== ''
        );
      } catch {
        return false;
      }
    })
    .map((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').slice(0, 80));
}

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
      const product = start();
      // What an earlier round has finished is not done, and not said, again.
      await product.until(moment, 'Ready after');
      product.signal('SIGKILL');
      await product.exited;
      await expect.poll(running, { timeout: 60_000 }).toEqual([]);
    }
    const product = start();
    await product.until('Ready after');
    const answer = await fetch(`http://127.0.0.1:${env.PORT}/health/ready`);
    expect(await answer.json()).toMatchObject({ ready: true });

    const second = start();
    expect(await second.exited).toBe(1);
    expect(second.state.said).toContain(`already running`);

    // As a terminal does: the whole group gets it.
    product.signal('SIGINT');
    expect(await product.exited).toBe(0);
    expect(running()).toEqual([]);
  },
);

onLinux('a part that dies is reported and comes back, and the rest keeps running', async () => {
  const product = start();
  await product.until('Ready after');
  const records = readdirSync(path.join(dataDir, 'run'));
  const mail = Number(/mail-(\d+)\.json/.exec(records.join(' '))?.[1]);
  process.kill(mail, 'SIGKILL');
  await product.until('The mail catcher ended unexpectedly');
  expect((await fetch(`http://127.0.0.1:${env.PORT}/health/ready`)).status).toBe(200);
  await product.until('The mail catcher is back.');
  expect((await fetch(`http://127.0.0.1:${env.MAIL_PORT}/email`)).status).toBe(200);
  product.signal('SIGTERM');
  expect(await product.exited).toBe(0);
  expect(running()).toEqual([]);
});

test('a port that is taken is named, with what changes it', async () => {
  const server = net.createServer();
  await new Promise((resolve) => server.listen(Number(env.SMTP_PORT), '127.0.0.1', () => resolve(undefined)));
  const product = start();
  expect(await product.exited).toBe(1);
  expect(product.state.said).toContain(`Port ${env.SMTP_PORT} (the mail catcher, SMTP) is taken`);
  expect(product.state.said).toContain('SMTP_PORT=');
  await new Promise((resolve) => server.close(resolve));
});
