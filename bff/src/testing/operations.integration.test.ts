import { readdirSync } from 'node:fs';
import { statusOf } from '@massima/contract/errors';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { restOperations } from '../http/rest-operations.ts';
import { appRouter } from '../router.ts';
import type { AccessRow, Cast } from './access/row.ts';
import type { Answer, TestClient } from './client.ts';
import { createUser } from './factories/user.ts';
import { startPayments, type TestPayments } from './payments.ts';
import { testApp, type TestApp } from './test-app.ts';

/**
 * Every operation of the router × (anonymous, user, other user, administrator) × both doors. The rows are in `access/`, a
 * file for each feature; an operation without a row fails the first test.
 */
const folder = new URL('./access/', import.meta.url);
const features = readdirSync(folder)
  .map((file) => file.replace(/\.ts$/, ''))
  .filter((name) => name !== 'row');
const table = (
  await Promise.all(
    features.map(async (name) => ((await import(`./access/${name}.ts`)) as { rows: AccessRow[] }).rows),
  )
).flat();

const procedures = appRouter._def.procedures as unknown as Record<string, { _def: { type: string } }>;
const documented = new Map(restOperations(appRouter).map((operation) => [operation.name, operation]));
const callers = ['anonymous', 'user', 'other', 'admin'] as const;

let app: TestApp;
let payments: TestPayments;
beforeAll(async () => {
  const many = '1000000';
  payments = await startPayments();
  app = await testApp({
    env: {
      PAYMENTS_URL: payments.url,
      PUBLIC_TRIES_PER_CLIENT: many,
      LOGIN_TRIES_PER_CLIENT: many,
      LOGIN_TRIES_PER_ADDRESS: many,
    },
  });
});
afterAll(async () => {
  await app.close();
  await payments.stop();
});

test('the table names every operation of the router, once', () => {
  expect(table.map((row) => row.operation).sort()).toEqual(Object.keys(procedures).sort());
});

describe.each(table.map((row) => [row.operation, row] as const))('%s', (_name, row) => {
  test.each(callers)('%s', async (caller) => {
    const overTrpc = await call(row, caller, askTrpc);
    expect(outcome(overTrpc), 'tRPC').toBe(row[caller]);
    expect(overTrpc.status, 'tRPC').toBe(expectedStatus(row[caller], 200));
    const operation = documented.get(row.operation);
    if (!operation) return;
    const overRest = await call(row, caller, askRest);
    expect(outcome(overRest), 'REST').toBe(row[caller]);
    expect(overRest.status, 'REST').toBe(expectedStatus(row[caller], operation.rest.status ?? 200));
    expect(shape(overRest.body), 'both doors').toEqual(shape(overTrpc.body, row[caller] !== 'ok'));
  });
});

type Ask = (client: TestClient, operation: string, input: unknown) => Promise<Answer>;

async function call(row: AccessRow, caller: (typeof callers)[number], ask: Ask): Promise<Answer> {
  const cast: Cast = { app, owner: await createUser(app), admin: await createUser(app, { role: 'admin' }) };
  const input = await row.input?.(cast);
  const client =
    caller === 'anonymous'
      ? app.anonymous
      : caller === 'user'
        ? cast.owner.client
        : caller === 'admin'
          ? cast.admin.client
          : (await createUser(app)).client;
  return ask(client, row.operation, input);
}

const askTrpc: Ask = (client, operation, input) =>
  procedures[operation]!._def.type === 'query'
    ? client.query(operation, input)
    : client.mutate(operation, input);

/** The same input on the documented path: what the path names goes there, the rest into the query or the body. */
const askRest: Ask = (client, name, input) => {
  const { rest, pathKeys, hasBody } = documented.get(name)!;
  const fields = { ...(input as Record<string, unknown> | undefined) };
  const path = rest.path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(String(fields[key])));
  for (const key of pathKeys) delete fields[key];
  if (hasBody) return client.rest(rest.method, path, fields);
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(fields))
    for (const one of [value].flat()) query.append(key, String(one));
  return client.rest(rest.method, query.size > 0 ? `${path}?${query}` : path);
};

const outcome = ({ status, body }: Answer): string => (status < 400 ? 'ok' : (body?.message as string));
const expectedStatus = (expected: AccessRow['user'], done: number) =>
  expected === 'ok' ? done : statusOf(expected);

/** The fields of an answer; what tRPC's envelope adds to a refusal is its own. */
function shape(body: unknown, isRefusal = false): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return typeof body;
  const envelope = isRefusal ? ['code', 'httpStatus', 'path'] : [];
  return Object.keys(body)
    .filter((key) => !envelope.includes(key))
    .sort();
}
