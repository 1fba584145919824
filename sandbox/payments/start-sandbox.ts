import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { runDue } from './billing/due.ts';
import type { Config } from './config.ts';
import { ensureWebhook } from './control/control-routes.ts';
import { WebhookDispatcher } from './control/deliver.ts';
import { FailureInjector } from './control/faults.ts';
import { seed } from './control/seed.ts';
import { Store } from './core/store.ts';
import { SandboxContext } from './core/context.ts';
import { presenters } from './http/presenters.ts';
import { createSandboxServer } from './http/server.ts';
import { ensureAccount } from './objects/account.ts';
import { emitEvent } from './objects/events.ts';

export interface Sandbox {
  url: string;
  context: SandboxContext;
  close(): Promise<void>;
}

const tick = 1000;

function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  });
}

/** Opens the state, fills the catalogue at the first start, and listens. */
export async function startSandbox(config: Config): Promise<Sandbox> {
  const store = new Store(config.dataDir || undefined);
  const settings = { ...config };
  const context = new SandboxContext(store, settings, presenters, emitEvent);
  const injector = new FailureInjector();
  const dispatcher = new WebhookDispatcher(context, injector);
  const server = createSandboxServer({ context, injector, dispatcher });
  const port = await listen(server, config.port, config.host);
  if (config.port === 0) settings.publicUrl = `http://${config.host}:${port}`;
  context.store.transaction(() => {
    ensureAccount(context);
    ensureWebhook(context);
    seed(context);
  });
  // Runs work that falls due between requests.
  const timer = setInterval(() => {
    try {
      if (runDue(context) > 0) dispatcher.nudge();
    } catch (error) {
      // Logs the error and retries later, because due work must not end the process.
      process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
    }
  }, tick);
  dispatcher.nudge();
  return {
    url: `http://${config.host}:${port}`,
    context,
    close: async () => {
      clearInterval(timer);
      dispatcher.stop();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      store.close();
    },
  };
}
