import { type Effect, effectFor } from '@massima/contract/effects';
import { statusOf } from '@massima/contract/errors';
import type { Operation } from '@massima/contract/operation';
import { type OperationName, operationsByName } from '@massima/contract/operations';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accessTable as table, type Call, askMcp, callRest, callTrpc, restByName } from './access-table.ts';
import type { AccessRow, Cast } from './access/row.ts';
import type { Answer } from './client.ts';
import { createUser } from './factories/user.ts';
import { startPayments, type TestPayments } from './payments.ts';
import { testApp, type TestApp } from './test-app.ts';

/**
 * Checks every operation of the contract for each caller and both transports. The rows are in
 * `access/`, a file per feature; an operation without a row fails the first test.
 */
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

test('lists every operation of the contract once', () => {
  expect(table.map((row) => row.operation).sort()).toEqual(Object.keys(operationsByName).sort());
});

describe.each(table.map((row) => [row.operation, row] as const))('%s', (_name, row) => {
  test.each(callers)('%s', async (caller) => {
    const overTrpc = await call(row, caller, callTrpc);
    expect(outcome(overTrpc), 'tRPC').toBe(row[caller]);
    expect(overTrpc.status, 'tRPC').toBe(expectedStatus(row[caller], 200));
    const overRest = await call(row, caller, callRest);
    expect(outcome(overRest), 'REST').toBe(row[caller]);
    expect(overRest.status, 'REST').toBe(
      expectedStatus(row[caller], restByName.get(row.operation)!.operation.status ?? 200),
    );
    const isRefusal = row[caller] !== 'ok';
    const { restList }: Operation = operationsByName[row.operation];
    // Only the documented list; its metadata is in a header.
    const sameByRest = restList && !isRefusal ? overTrpc.body[restList] : overTrpc.body;
    expect(shape(overRest.body), 'both doors').toEqual(shape(sameByRest, isRefusal));
    if (!mayReturnSecret(row.operation, caller))
      expect(JSON.stringify(overTrpc.body).match(secret), 'secret').toBeNull();
  });
});

/** 256 random bits in base64url: a token, a challenge, or an address with a token. */
const secret = /(?<![\w-])[\w-]{43}(?![\w@-])/;
const secretEffects: readonly Effect[] = ['enters', 'makes_credential', 'changes_entry'];
/** Operations that return such a value although their effect makes no credential. */
const harmless: Partial<Record<OperationName, string>> = {
  'accounts.formToken': 'lets a stranger send one signup form, and opens nothing',
  'billing.previewPlan': 'a quote: it states an amount, and only its account can confirm it',
  'billing.previewSubscription': 'a quote: it states an amount, and only its account can confirm it',
  'billing.lastBill': 'the card provider’s page of one invoice',
  'billing.payInvoice': 'the card provider’s secret for paying one invoice',
};
const mayReturnSecret = (name: OperationName, caller: (typeof callers)[number]): boolean =>
  name in harmless ||
  secretEffects.includes(effectFor(operationsByName[name], caller === 'admin' ? 'admin' : 'user'));

/**
 * A key may call operations within its scopes like its owner, and no others, on both transports.
 */
describe.each(table.map((row) => [row.operation, row] as const))('%s with a key', (_name, row) => {
  const { scope }: Operation = operationsByName[row.operation];
  test.each(['read', 'write'] as const)('with scope %s', async (grantedScope) => {
    const reached = scope === 'read' || scope === grantedScope;
    const cast: Cast = {
      app,
      owner: await createUser(app),
      admin: await createUser(app, { role: 'admin' }),
    };
    const made = await cast.owner.client.post('/connections/keys', {
      name: 'Studio',
      may_write: grantedScope === 'write',
    });
    const input = await row.input?.(cast);
    const program = app.client(made.body.key);
    const expected = reached ? row.user : 'access_denied';
    for (const sendRequest of [callRest, callTrpc])
      expect(outcome(await sendRequest(program, row.operation, input))).toBe(expected);
    const asTool = await askMcp(program, row.operation, input);
    if (asTool) expect(outcome(asTool), 'as a tool').toBe(expected);
  });
});

async function call(row: AccessRow, caller: (typeof callers)[number], sendRequest: Call): Promise<Answer> {
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
  return sendRequest(client, row.operation, input);
}

const outcome = ({ status, body }: Answer): string => (status < 400 ? 'ok' : body?.message);
const expectedStatus = (expected: AccessRow['user'], done: number) =>
  expected === 'ok' ? done : statusOf(expected);

/** Returns the fields of a response, without the envelope that tRPC adds to errors. */
function shape(body: unknown, isRefusal = false): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return typeof body;
  const envelope = isRefusal ? ['code', 'httpStatus', 'path'] : [];
  return Object.keys(body)
    .filter((key) => !envelope.includes(key))
    .sort();
}
