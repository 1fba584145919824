// How each part of the product is started, and when it counts as ready.
import path from 'node:path';
import { startMariadb } from '@massima/db/embedded';
import { inRoot } from './paths.mjs';
import { SERVER_FLAGS } from './server-flags.mjs';
import { waitForUrl } from '@massima/launch/wait-for-url';

const READY_MS = 180_000;

/** @typedef {import('./product.mjs').Context} Context */

/** Runs TypeScript directly, in one process. @param {string} file @param {string[]} args */
export const typescript = (file, ...args) => ({
  command: process.execPath,
  args: [inRoot(file), ...args],
});

/** @param {Context} context @param {import('@massima/db/embedded/locate').ServerFiles} server @param {number} port */
export const database = ({ settings, secrets, children }, server, port) => ({
  name: 'database',
  label: 'database',
  start: () => {
    const dataDir = path.join(settings.dataDir, 'mariadb');
    const logFile = children.logFile('database');
    return startMariadb({ server, port, dataDir, password: secrets.database, logFile }).catch((error) => {
      throw children.failure(error.message, 'database');
    });
  },
});

/** @param {Context} context */
export const mail = ({ settings, children }) => ({
  name: 'mail',
  label: 'mail catcher',
  start: async () => {
    const { mail: port, smtp } = settings.ports;
    const env = {
      PORT: String(port),
      SMTP_PORT: String(smtp),
      DATA_DIR: path.join(settings.dataDir, 'mail'),
    };
    const running = children.spawn('mail', { ...typescript('sandbox/mail/main.ts'), env });
    return whenReady(children, 'mail', running, `http://127.0.0.1:${port}/email`, 'The mail catcher');
  },
});

/** @param {Context} context */
export const payments = ({ settings, secrets, children }) => ({
  name: 'payments',
  label: 'payment sandbox',
  start: async () => {
    const port = settings.ports.payments;
    const env = {
      PORT: String(port),
      DATA_DIR: path.join(settings.dataDir, 'payments'),
      WEBHOOK_URL: `http://127.0.0.1:${settings.ports.product}/api/stripe/webhook`,
      WEBHOOK_SECRET: secrets.webhook,
      PUBLIC_URL: `http://localhost:${port}`,
    };
    const running = children.spawn('payments', { ...typescript('sandbox/payments/main.ts'), env });
    return whenReady(
      children,
      'payments',
      running,
      `http://127.0.0.1:${port}/sandbox/clock`,
      'The payment sandbox',
    );
  },
});

/**
 * Returns the built application, or the development server. Several servers have separate names.
 * @param {Context} context
 * @param {Record<string, string | undefined> & { PORT: string }} env
 * @param {Promise<unknown>} engine resolves when Solr responds; if queried earlier, the
 *   application treats it as unavailable and checks again after a second
 */
export const product = ({ children, dev }, env, engine, name = 'product') => ({
  name,
  label: name,
  start: async () => {
    const file = dev ? 'scripts/lib/dev-server.mjs' : 'bff/dist/main.mjs';
    const running = children.spawn(name, {
      command: process.execPath,
      args: [...SERVER_FLAGS, inRoot(file)],
      env,
    });
    await Promise.race([engine, running.exited]).catch(async (error) => {
      await running.stop();
      throw error;
    });
    return whenReady(children, name, running, `http://127.0.0.1:${env.PORT}/health/ready`, `The ${name}`);
  },
});

/** The bar association's page: on another port, so that it is another origin. @param {Context} context */
export const partner = ({ settings, children }) => ({
  name: 'partner',
  label: "partner's page",
  start: async () => {
    const port = settings.ports.partner;
    const env = { PORT: String(port), PRODUCT_ORIGIN: settings.publicUrl };
    const running = children.spawn('partner', {
      command: process.execPath,
      args: [inRoot('widget/demo/server.mjs')],
      env,
    });
    return whenReady(children, 'partner', running, `http://127.0.0.1:${port}/`, "The partner's page");
  },
});

/**
 * @param {import('./children.mjs').Children} children @param {string} name
 * @param {import('./children.mjs').Running} running @param {string} url @param {string} what
 */
export async function whenReady(children, name, running, url, what) {
  try {
    await waitForUrl(url, { timeoutMs: READY_MS, ended: running.exited });
    return running;
  } catch (error) {
    await running.stop();
    throw children.failure(`${what} ${error instanceof Error ? error.message : error}`, name);
  }
}
