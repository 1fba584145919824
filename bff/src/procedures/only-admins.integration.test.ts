import { operationsByName } from '@massima/contract/operations';
import type { Operation } from '@massima/contract/operation';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { accessTable, callRest, callTrpc, type Call } from '../testing/access-table.ts';
import type { AccessRow, Cast } from '../testing/access/row.ts';
import { createUser } from '../testing/factories/user.ts';
import { startPayments, type TestPayments } from '../testing/payments.ts';
import { testApp, type TestApp } from '../testing/test-app.ts';

/**
 * Sends every change that a user or a client without a session may make with extra fields: all
 * columns of an account and all fields of the administrator's form. They must be dropped before
 * validation: neither applied nor mentioned in the response.
 */
let app: TestApp;
let payments: TestPayments;
let columns: string[];
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
  columns = Object.keys(await app.owner('users').columnInfo());
  expect(columns).toEqual(expect.arrayContaining(['role', 'used_queries', 'verified_at']));
});
afterAll(async () => {
  await app.close();
  await payments.stop();
});

const ofForms = Object.values<Operation>(operationsByName).flatMap(({ onlyAdminsSet = [] }) => onlyAdminsSet);
const asShown = ['type', 'customerid', 'createdAt', 'trial_period', 'billing_account', 'is_admin'];

/** Returns the fields to add. Names that the operation accepts from anyone stay unchanged. */
function strangeTo({ input, onlyAdminsSet = [] }: Operation): string[] {
  const allowed = input instanceof z.ZodObject ? Object.keys(input.shape) : [];
  return [...new Set([...columns, ...ofForms, ...asShown])].filter(
    (name) => name !== 'id' && (onlyAdminsSet.includes(name) || !allowed.includes(name)),
  );
}

/** Long enough that no random identifier contains them. */
const markers = ['forbidden-mark', '1987654321', '2199-01-01T'];
/** Value that the column or the form would accept. */
function forbidden(name: string): unknown {
  if (['role', 'type'].includes(name)) return 'admin';
  if (name === 'email') return 'forbidden-mark@example.com';
  if (['is_verified', 'is_admin'].includes(name)) return false;
  if (['address', 'metadata'].includes(name)) return { line1: 'forbidden-mark', Pec: 'forbidden-mark' };
  if (/^(?:disabled|is_|over_quota|history_paused)/.test(name)) return true;
  if (/(?:_at|At|_for)$/.test(name)) return '2199-01-01T00:00:00.000Z';
  return /quer|days|period|count|bytes/.test(name) ? 1_987_654_321 : 'forbidden-mark';
}
const unreadable = () => [{ of: 'no kind' }];

const changes = accessTable.filter(({ operation }) => operationsByName[operation].kind === 'mutation');
const byCaller = [
  ...changes.filter(({ user }) => user === 'ok').map((row) => ['user', row.operation, row] as const),
  ...changes
    .filter(({ anonymous }) => anonymous === 'ok')
    .map((row) => ['anonymous', row.operation, row] as const),
];

async function send(
  row: AccessRow,
  caller: 'user' | 'anonymous',
  call: Call,
  valueOf: (name: string) => unknown,
) {
  const owner = await createUser(app);
  const cast: Cast = { app, owner, admin: await createUser(app, { role: 'admin' }) };
  const input = await row.input?.(cast);
  const extra = Object.fromEntries(
    strangeTo(operationsByName[row.operation]).map((name) => [name, valueOf(name)] as const),
  );
  const client = caller === 'user' ? owner.client : app.anonymous;
  const before = await owner.reload();
  return {
    before,
    answer: await call(client, row.operation, { ...extra, ...(input as object | undefined) }),
  };
}

describe.each(byCaller)('%s: %s', (caller, _operation, row) => {
  test.each([
    ['tRPC', callTrpc],
    ['REST', callRest],
  ] as const)("ignores administrators' fields over %s", async (_transport, call) => {
    const { before, answer: response } = await send(row, caller, call, forbidden);
    expect({ status: response.status, body: response.status < 400 ? null : response.body }).toEqual({
      status: expect.toSatisfy((status: number) => status < 300),
      body: null,
    });
    for (const table of ['users', 'address_changes'] as const)
      for (const marker of markers) expect(JSON.stringify(await app.deps.db(table))).not.toContain(marker);
    const [account] = await app.deps.db('users').where({ id: before.id });
    if (account) expect(account).toMatchObject({ role: 'user', disabled: false });
    // Verification is a separate operation.
    if (account && before.is_verified) expect(account.is_verified).toBe(true);

    const { answer: unreadableResponse } = await send(row, caller, call, unreadable);
    expect({
      status: unreadableResponse.status,
      body: unreadableResponse.status < 400 ? null : unreadableResponse.body,
    }).toEqual({
      status: response.status,
      body: null,
    });
  });
});
