import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createPayments } from '../../adapters/payments.ts';
import { createDeps, type Deps } from '../../deps.ts';
import { noteBackup } from '../../models/schema-state.ts';
import { readSetting, writeSetting } from '../../models/settings.ts';
import { createUser } from '../factories/user.ts';
import { startFakeEngine, type FakeEngine } from '../fake-engine.ts';
import { FakeSmtp } from '../fake-smtp.ts';
import { startPayments, type TestPayments } from '../payments.ts';
import { grantRights, testApp, type TestApp } from '../test-app.ts';

/** A product with stand-ins for everything around it, each part of which can be broken and mended. */
export interface Breakable {
  app: TestApp;
  user: { id: number };
  /** Of a production in which all is well. */
  deps: Deps;
  engine: FakeEngine;
  smtp: FakeSmtp;
  payments: TestPayments;
  /** Responses of a made-up card provider, by path; its clock is `ahead` by this many milliseconds. */
  provider: { url: string; responses: Record<string, unknown>; status: number; aheadMs: number };
  close(): Promise<void>;
}

/** Breaks something. The checks then run with the returned dependencies, or with those of the product. */
export type Break = (on: Breakable) => Promise<{ deps?: Deps; mend?: () => Promise<unknown> }>;

/** Description, break, name of the finding, its text, and the next command. */
export type BreakRow = [string, Break, string, RegExp, RegExp];

export async function breakable(): Promise<Breakable> {
  const [payments, engine, smtp] = await Promise.all([
    startPayments(),
    startFakeEngine(),
    new FakeSmtp().up(),
  ]);
  const app = await testApp({ env: { PAYMENTS_URL: payments.url, SMTP_URL: smtp.url } });
  await noteBackup(app.deps.db, app.deps.clock.now());
  const user = await createUser(app);
  await app.deps.db('outbox').delete();
  const provider: Breakable['provider'] = { url: '', responses: {}, status: 200, aheadMs: 0 };
  const server = createServer((request, response: ServerResponse) => {
    const { pathname } = new URL(request.url ?? '', 'http://provider');
    response.setHeader('Date', new Date(Date.now() + provider.aheadMs).toUTCString());
    response.writeHead(provider.status, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(provider.responses[pathname] ?? { object: 'list', data: [] }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  provider.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    ...{ app, user, engine, smtp, payments, provider },
    deps: { ...app.deps, config: { ...app.deps.config, NODE_ENV: 'production' } },
    async close() {
      server.closeAllConnections();
      server.close();
      engine.close();
      await Promise.all([app.close(), smtp.down(), payments.stop()]);
    },
  };
}

/** Runs statements as the owner of the schema. */
export const sql =
  (statement: string, repairSql?: string): Break =>
  async ({ app }) => {
    const run = (text: string) =>
      app.owner.transaction(async (trx) => {
        await trx.raw('SET SESSION foreign_key_checks = 0');
        await trx.raw(text);
      });
    await run(statement);
    return { mend: async () => repairSql !== undefined && (await run(repairSql)) };
  };

/** Hides tables under another name. */
export const without = (...tables: string[]): Break => {
  const rename = (pairs: string[][]) => `RENAME TABLE ${pairs.map(([a, b]) => `${a} TO ${b}`).join(', ')}`;
  return sql(
    rename(tables.map((table) => [table, `lost_${table}`])),
    rename(tables.map((table) => [`lost_${table}`, table])),
  );
};

const created = async ({ app }: Breakable, table: string) => {
  const [[row]] = await app.owner.raw('SHOW CREATE TABLE ??', [table]);
  return String(row['Create Table']).split('\n');
};

/** Changes the definition of a column. */
export const column =
  (table: string, name: string, change: (definition: string) => string): Break =>
  async (on) => {
    const line =
      (await created(on, table)).find((columnLine) => columnLine.trim().startsWith(`\`${name}\``)) ?? '';
    const definition = line.trim().replace(/,$/, '');
    const modify = (text: string) => `ALTER TABLE ${table} MODIFY ${text}`;
    return sql(modify(change(definition)), modify(definition))(on);
  };

/** Replaces an index or key, found by the columns in its definition. */
export const key =
  (table: string, columns: string, replacement?: (definition: string) => string): Break =>
  async (on) => {
    const part = `(${columns
      .split(',')
      .map((columnName) => `\`${columnName}\``)
      .join(',')})`;
    const line =
      (await created(on, table)).find((keyLine) => /KEY/.test(keyLine) && keyLine.includes(part)) ?? '';
    const definition = line.trim().replace(/,$/, '');
    const isForeign = definition.includes('FOREIGN');
    const name = /`([^`]+)`/.exec(definition)?.[1];
    const drop = `DROP ${isForeign ? 'FOREIGN KEY' : 'INDEX'} ${name}`;
    const add = (text: string) => `ADD ${text}`;
    const change = replacement ? `, ${add(replacement(definition))}` : '';
    const repairSql = replacement ? `${drop}, ${add(definition)}` : add(definition);
    return sql(`ALTER TABLE ${table} ${drop}${change}`, `ALTER TABLE ${table} ${repairSql}`)(on);
  };

/** Another configuration, with its own connections if the database's is part of it. */
export const set =
  (over: (on: Breakable) => Partial<Deps['config']>): Break =>
  async (on) => {
    const config = { ...on.deps.config, ...over(on) };
    const fresh = createDeps({ ...config, LOG_LEVEL: 'silent' });
    return { deps: fresh, mend: () => fresh.close() };
  };

/** Takes a right from the product's user; a session keeps the rights of a schema that it began with. */
export const revoke =
  (right: string): Break =>
  async (on) => {
    const { username, pathname } = new URL(on.app.deps.config.DATABASE_URL);
    const schema = pathname.slice(1);
    await on.app.owner.raw(`REVOKE ${right} ON ??.* FROM ?@'127.0.0.1'`, [schema, username]);
    const { deps, mend } = await set(() => ({}))(on);
    return {
      ...(deps && { deps }),
      mend: async () => {
        await mend?.();
        await grantRights(on.app.owner, schema, username);
      },
    };
  };

/** What a whole account at the card provider answers. */
const wholeAccount = ({ deps }: Breakable): Record<string, unknown> => {
  const list = (...data: object[]) => ({ object: 'list', data });
  const endpoint = { url: `${deps.config.PUBLIC_URL}/api/stripe/webhook`, status: 'enabled' };
  return {
    '/v1/account': { id: 'acct_made_up', object: 'account' },
    '/v1/products': list({ id: 'massima_standard' }),
    '/v1/prices': list({ id: 'price_1' }),
    '/v1/webhook_endpoints': list(endpoint),
  };
};

/** A live key of the made-up provider. */
export const atProvider =
  (change: (provider: Breakable['provider']) => void): Break =>
  async (on) => {
    Object.assign(on.provider, { responses: wholeAccount(on), status: 200, aheadMs: 0 });
    change(on.provider);
    const config = { ...on.deps.config, PAYMENTS_URL: on.provider.url };
    const payments = createPayments(config);
    return { deps: { ...on.deps, payments, config: { ...config, STRIPE_SECRET_KEY: 'sk_live_made_up' } } };
  };

/** Solr's answers by the made-up engine. */
export const atEngine =
  (behave: Parameters<FakeEngine['behave']>[0]): Break =>
  async (on) => {
    on.engine.behave(behave);
    return set(() => ({ SOLR_URL: on.engine.url }))(on);
  };

/** Rows of a table that is empty otherwise. */
export const rows =
  (table: 'outbox' | 'payment_attempts' | 'metered_usage', made: (on: Breakable) => Promise<object>): Break =>
  async (on) => {
    await on.app.owner(table).insert(await made(on));
    return { mend: () => on.app.owner(table).delete() };
  };

/** Another value of a setting. */
export const setting =
  (name: string, value: unknown): Break =>
  async ({ app: { deps } }) => {
    const before = await readSetting(deps.db, name);
    await writeSetting(deps.db, name, value);
    return {
      mend: async () => {
        await deps.db('settings').where({ name }).delete();
        if (before !== undefined) await writeSetting(deps.db, name, before);
      },
    };
  };
