import type { Knex } from 'knex';
import { connect } from '@massima/db/connection';
import { FakeSmtp } from '../fake-smtp.ts';
import { startNetwork, type Network } from '../network.ts';
import { startPayments, type TestPayments } from '../payments.ts';
import { grantRights, testApp, type TestApp } from '../test-app.ts';
import { brokenNames, hostName } from './broken-names.ts';
import { damagedIndex } from './damaged-index.ts';
import { dyingModel } from './dying-model.ts';
import type { Fault } from './fault.ts';
import { illParts } from './ill-parts.ts';
import { otherServer } from './other-server.ts';
import { poorEngine } from './poor-engine.ts';
import { databaseProcess, engineProcess, type ServerProcess } from './servers.ts';
import { retryCall } from './retry-call.ts';

export interface ChaosContext {
  /** App whose clients can be redirected to another server. */
  app: TestApp;
  /** Same app, always on this server. */
  own: TestApp;
  /** Connection to the app's database without faults. */
  direct: Knex;
  smtp: FakeSmtp;
  payments: TestPayments;
  faults: readonly Fault[];
  close(): Promise<void>;
}

const providerTimeoutMs = 1000;
/** Bytes, less than any meaningful response and more than a greeting. */
const briefest = 100;

/** Starts the product with all its services behind networks that can fail. */
export async function startChaosContext(): Promise<ChaosContext> {
  const solr = new URL(process.env['SOLR_URL']!);
  const smtp = await new FakeSmtp().up();
  const payments = await startPayments();
  const [database, engine, provider] = await Promise.all([
    startNetwork(new URL(process.env['DATABASE_URL']!)),
    startNetwork(solr),
    startNetwork(new URL(payments.url)),
  ]);
  const env = {
    SOLR_URL: viaNetwork(engine, solr.href),
    SMTP_URL: smtp.url,
    PAYMENTS_URL: viaNetwork(provider, payments.url),
    PAYMENTS_TIMEOUT_MS: String(providerTimeoutMs),
    STRIPE_WEBHOOK_SECRET: payments.webhookSecret,
    PUBLIC_TRIES_PER_CLIENT: '100000',
    SIGNUPS_PER_CLIENT: '100000',
    SIGNUPS_WITHOUT_FORM: '100000',
  };
  const model = dyingModel();
  const ownApp = await testApp({
    env: { ...env, PORT: String(payments.appPort) },
    deps: { meaning: model.meaning },
    databaseAt: (url) => new URL(viaNetwork(database, url.href)),
  });
  const other = await otherServer(ownApp, env);
  const { app } = other;
  const direct = connect(app.ownerUrl);

  const { username, pathname } = new URL(ownApp.deps.config.DATABASE_URL);
  const startDatabase = async (start: () => Promise<void>) => {
    // No connection is open until the rights are granted again.
    database.hangUp();
    await start();
    await retryCall(() => grantRights(direct, pathname.slice(1), username));
    database.restore();
  };
  const processes = { database: databaseProcess(), engine: engineProcess() };
  const failing = (name: string, network: Network, stopsSearches: boolean): Fault[] => [
    { name: `${name} refuses`, stopsSearches, begin: network.hangUp, end: network.restore },
    { name: `${name} cut off`, stopsSearches, begin: network.swallow, end: network.restore },
    {
      name: `${name} breaks off`,
      stopsSearches,
      begin: () => network.cutShort(briefest),
      end: network.restore,
    },
  ];
  const slow = (name: string, network: Network, ms: number): Fault => ({
    name: `${name} slow`,
    stopsSearches: false,
    begin: () => network.slowDown(ms),
    end: network.restore,
  });
  const dying = (
    name: string,
    server: ServerProcess | null,
    start = (again: () => Promise<void>) => again(),
  ): Fault[] =>
    server === null
      ? []
      : [
          {
            name: `${name} killed`,
            stopsSearches: true,
            begin: server.kill,
            end: () => start(server.start),
          },
          { name: `${name} stopped`, stopsSearches: true, begin: server.pause, end: server.resume },
        ];
  const poor = await poorEngine(solr, engine);
  const slowProvider = {
    rules: [{ match: { method: 'POST' }, fault: 'slow', delay: 4 * providerTimeoutMs, probability: 0.5 }],
  };
  return {
    app,
    own: ownApp,
    direct,
    smtp,
    payments,
    faults: [
      slow('database', database, 150),
      ...failing('database', database, true),
      ...dying('database', processes.database, startDatabase),
      slow('engine', engine, 150),
      ...failing('engine', engine, true),
      ...dying('engine', processes.engine),
      ...failing('provider', provider, false),
      {
        name: 'provider slow',
        stopsSearches: false,
        begin: () => payments.misbehave(slowProvider),
        end: () => payments.misbehave({ rules: [] }),
      },
      { name: 'mail away', stopsSearches: false, begin: () => smtp.down(), end: () => smtp.up() },
      ...illParts(direct, smtp),
      ...damagedIndex(),
      brokenNames(),
      model.fault,
      poor,
      ...other.faults,
    ],
    async close() {
      await other.end();
      poor.close();
      await model.close();
      await direct.destroy();
      database.restore();
      await app.close();
      await Promise.all([database, engine, provider].map((network) => network.close()));
      await Promise.all([smtp.down(), payments.stop()]);
      await Promise.all([processes.database?.close(), processes.engine?.close()]);
    },
  };
}

/** Returns the URL with the network's port. */
function viaNetwork({ port }: Network, url: string): string {
  const moved = new URL(url);
  moved.host = `${hostName}:${port}`;
  return moved.href.replace(/\/$/, '');
}
