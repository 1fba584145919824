import { operationsByName } from '@massima/contract/operations';
import { restOf } from '@massima/contract/operation';
import { errorKinds } from '@massima/contract/errors';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accessTable, callRest, callTrpc } from '../testing/access-table.ts';
import type { Cast } from '../testing/access/row.ts';
import type { Answer } from '../testing/client.ts';
import { createUser } from '../testing/factories/user.ts';
import { startPayments, type TestPayments } from '../testing/payments.ts';
import { testApp, type TestApp } from '../testing/test-app.ts';

/** Injects internal errors. The response must contain only a key and the request id. */
let app: TestApp;
let payments: TestPayments;
let now: () => Date;
beforeAll(async () => {
  payments = await startPayments();
  const many = '1000000';
  app = await testApp({
    env: {
      PAYMENTS_URL: payments.url,
      PUBLIC_TRIES_PER_CLIENT: many,
      LOGIN_TRIES_PER_CLIENT: many,
      LOGIN_TRIES_PER_ADDRESS: many,
    },
  });
  ({ now } = app.deps.clock);
});
afterAll(async () => {
  await app.close();
  await payments.stop();
});

const inside = ['password_hash', '/app/bff/src', 'ER_BAD_FIELD', 'at Object', 'solr:8983'];
const throwError = () => {
  const cause = Object.assign(new Error(`ER_BAD_FIELD ${inside.join(' ')}`), { sql: 'SELECT password_hash' });
  return new TypeError(`cannot read it: ${inside.join(' ')}`, { cause });
};
/** Makes the clock fail after this number of reads. Every operation reads it. */
async function whileFaulty<T>(after: number, work: () => Promise<T>): Promise<T> {
  let calls = 0;
  app.deps.clock.now = () => {
    if (calls++ >= after) throw throwError();
    return now();
  };
  try {
    return await work();
  } finally {
    app.deps.clock.now = now;
  }
}

function expectNothingInternal({ body, headers }: Answer, of: string) {
  const text = JSON.stringify(body);
  for (const word of inside) expect(text, of).not.toContain(word);
  expect(text, of).not.toMatch(/stack|\.ts\b|\.mjs\b|node_modules/);
  expect(Object.keys(errorKinds), of).toContain(body.message);
  expect(body.requestId, of).toBe(headers.get('x-request-id'));
}

let errors = 0;
describe.each(accessTable.map((row) => [row.operation, row] as const))('%s', (_operation, row) => {
  test.each([
    ['at once', 0],
    ['once it works', 2],
  ])('reveals nothing internal in an error %s', async (_when, after) => {
    for (const [transport, call] of [
      ['tRPC', callTrpc],
      ['REST', callRest],
    ] as const) {
      const owner = await createUser(app);
      const admin = await createUser(app, { role: 'admin' });
      const cast: Cast = { app, owner, admin };
      const input = await row.input?.(cast);
      const { client } = row.user === 'ok' ? owner : admin;
      const response = await whileFaulty(after, () => call(client, row.operation, input));
      if (response.status < 400) continue;
      errors += Number(response.status === 500);
      expectNothingInternal(response, `${transport} ${row.operation}`);
      const allowed = transport === 'REST' ? ['message', 'requestId'] : [];
      if (transport === 'REST' && response.status === 500)
        expect(Object.keys(response.body).sort()).toEqual(allowed);
    }
  });
});

test('reveals nothing internal outside operations: pages, health, metrics, unsubscribe links, batches', async () => {
  const { client, token } = await createUser(app);
  const { path } = restOf(operationsByName['accounts.list']);
  const paths = ['/', '/health/ready', '/metrics', '/alerts/stop/1-x', '/partners/signups/x', `/api${path}`];
  paths.push('/trpc/session.check,projects.list,accounts.byId?batch=1&input={}', '/api/stripe/webhook');
  await whileFaulty(0, async () => {
    for (const at of paths)
      for (const method of ['GET', 'POST']) {
        const response = await fetch(app.url + at, { method, headers: { Authorization: `Bearer ${token}` } });
        const text = await response.text();
        for (const word of inside) expect(text, `${method} ${at}`).not.toContain(word);
      }
  });
  expect((await client.get('/users/me')).status).toBe(200);
});

test('injected an error in most of these calls', () => {
  expect(errors).toBeGreaterThan(accessTable.length * 2);
});
