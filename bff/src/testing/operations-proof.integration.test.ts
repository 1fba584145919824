import { effectFor, proofSeconds } from '@massima/contract/effects';
import { operationsByName } from '@massima/contract/operations';
import type { Operation } from '@massima/contract/operation';
import { fieldsOf } from '@massima/contract/record';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { accessTable, callRest, callTrpc } from './access-table.ts';
import type { AccessRow, Cast } from './access/row.ts';
import type { Answer } from './client.ts';
import { startPayments, type TestPayments } from './payments.ts';
import { addPasskey, userWithPassword } from './second-factor.ts';
import { testApp, type TestApp } from './test-app.ts';

/**
 * Every operation of the contract × (user, administrator) × (without, with a second factor), in a session whose proof is a minute older
 * than the operation's effect allows, or 11 minutes old if the effect requires none.
 */
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

/** Tables that record the question itself: the challenge, the count of questions, and the refusal. */
const ofTheQuestion = new Set(['factor_challenges', 'rate_limits', 'security_log']);

const roles = ['user', 'admin'] as const;
const standings = [
  ['without a factor', false],
  ['with a factor', true],
] as const;

/** `session.prove` itself answers a password with a request for the factor. */
const rows = accessTable.filter(({ operation }) => operation !== 'session.prove');

describe.each(rows.map((row) => [row.operation, row] as const))(
  '%s with a proof that is too old',
  (_name, row) => {
    describe.each(standings)('%s', (_standing, hasFactor) => {
      test.each(roles)('%s', async (role) => {
        const operation: Operation = operationsByName[row.operation];
        const seconds =
          operation.access === 'public' && role === 'user' ? null : proofSeconds[effectFor(operation, role)];
        const { input, client } = await call(row, role, { hasFactor, seconds });
        const before = await checksums();
        const answers = [
          await callTrpc(client, row.operation, input),
          await callRest(client, row.operation, input),
        ];
        const isAsked = seconds !== null && reaches(row, role) && !needsNoProof(operation, input, hasFactor);
        for (const answer of answers)
          expect(isRequest(answer), JSON.stringify(answer.body)).toBe(
            isAsked && (hasFactor ? 'second_factor_required' : 'proof_required'),
          );
        if (isAsked) expect(await checksums()).toEqual(before);
      });
    });
  },
);

/** Whether the role is refused whatever it proves. Then the refusal comes first. */
const reaches = (row: AccessRow, role: (typeof roles)[number]) =>
  (operationsByName[row.operation] as Operation).access !== 'admin' || role === 'admin';

/** Whether the declaration frees this call: by a field of its input, or because the call takes the password itself. */
const needsNoProof = ({ freeWhere, takesPassword }: Operation, input: unknown, hasFactor: boolean): boolean =>
  (freeWhere !== undefined && fieldsOf(input)[freeWhere.field] === freeWhere.is) ||
  (takesPassword === true && !hasFactor);

async function call(
  row: AccessRow,
  role: (typeof roles)[number],
  { hasFactor, seconds }: { hasFactor: boolean; seconds: number | null },
) {
  const cast: Cast = {
    app,
    owner: await userWithPassword(app),
    admin: await userWithPassword(app, { role: 'admin' }),
  };
  const caller = role === 'admin' ? cast.admin : cast.owner;
  const { db, clock } = app.deps;
  const proven_by = hasFactor ? 'trusted' : 'password';
  if (hasFactor) await addPasskey(caller);
  // The set-up of a row calls the API, with a new proof.
  await db('sessions').where({ user_id: caller.id }).update({ proven_at: clock.now(), proven_by });
  const { password, ...input } = fieldsOf(await row.input?.(cast));
  await db('sessions')
    .where({ user_id: caller.id })
    .update({
      proven_at: new Date(clock.now().getTime() - ((seconds ?? 600) + 60) * 1000),
      proven_by,
      proof_used_at: null,
      last_seen_at: clock.now(),
    });
  // A password that is no field of the operation would be a proof.
  const { input: schema }: Operation = operationsByName[row.operation];
  const own = schema instanceof z.ZodObject && 'password' in schema.shape ? { password } : {};
  return { input: Object.assign(input, own), client: app.client(caller.token) };
}

/** The key of the request for a proof; false for any other answer. */
const isRequest = ({ status, body }: Answer): string | false =>
  status === 409 && /^(?:proof|second_factor)_required$/.test(body?.message) && body.message;

/** What every table contains, in one query. */
async function checksums(): Promise<Record<string, unknown>> {
  const { db } = app.deps;
  const [tables] = (await db.raw('SHOW TABLES')) as [Record<string, string>[]];
  const names = tables.flatMap((table) => Object.values(table)).filter((name) => !ofTheQuestion.has(name));
  const [sums] = (await db.raw(`CHECKSUM TABLE ${names.join(', ')}`)) as [
    { Table: string; Checksum: string }[],
  ];
  return Object.fromEntries(sums.map(({ Table, Checksum }) => [Table, Checksum]));
}
