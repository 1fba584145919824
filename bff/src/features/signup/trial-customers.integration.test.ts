import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signUp, type SignedUp } from '../../testing/factories/sign-up.ts';
import { startPayments, type TestPayments } from '../../testing/payments.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let payments: TestPayments;
beforeAll(async () => {
  payments = await startPayments();
  app = await testApp({
    env: {
      SUPPORT_EMAIL: 'assistenza@massima.example',
      PAYMENTS_URL: payments.url,
      STRIPE_WEBHOOK_SECRET: payments.webhookSecret,
      PORT: String(payments.appPort),
    },
  });
});
afterAll(async () => {
  await app.close();
  await payments.stop();
});

const trial = { trial_days_count: 14, trial_queries_count: 50 };
const name = () => randomUUID().replaceAll('-', '').slice(0, 20);
const at = (email: string) => signUp(app, { ...trial, email });
const verify = async ({ id, token }: SignedUp) =>
  (await app.anonymous.put(`/lawyers/${id}/verify`, { token, hash: 'PC-1' })).body;
const triedBy = async (email: string) => {
  const body = await verify(await at(email));
  return { warning: body.warning, hasTrial: body.user?.trial_expires_at != null, used: body.trial_used };
};

describe('a domain', () => {
  test('has three trials within a year; later accounts are verified without one', async () => {
    const domain = `${name()}.it`;
    for (const host of [domain, `mail.${domain}`, `pec.${domain}`])
      expect(await triedBy(`${name()}@${host}`)).toMatchObject({ hasTrial: true, warning: undefined });
    const email = `${name()}@studio.${domain}`;
    expect(await triedBy(email)).toEqual({
      hasTrial: false,
      warning: 'trial_used_by_domain',
      used: { domain, contact: 'assistenza@massima.example' },
    });
    const user = await app.deps.db('users').where({ email }).first();
    expect(user).toMatchObject({ is_verified: true, is_returning: false });
    const mail = await app.deps.db('outbox').where({ recipient: email, template: 'trial_used' });
    expect(mail).toHaveLength(1);
    app.deps.clock.advance(366 * 86_400);
    expect((await triedBy(`${name()}@${domain}`)).hasTrial).toBe(true);
    app.deps.clock.advance(-366 * 86_400);
  });

  test('gains nothing if the clock was set back', async () => {
    const domain = `${name()}.it`;
    app.deps.clock.advance(40 * 86_400);
    for (const _ of [1, 2, 3]) await triedBy(`${name()}@${domain}`);
    app.deps.clock.advance(-40 * 86_400);
    expect((await triedBy(`${name()}@${domain}`)).hasTrial).toBe(false);
  });

  test('reveals nothing before the address is verified', async () => {
    const domain = `${name()}.it`;
    for (const _ of [1, 2, 3]) await triedBy(`${name()}@${domain}`);
    const { answer } = await at(`${name()}@${domain}`);
    expect(answer).not.toHaveProperty('warning');
    expect(JSON.stringify(answer)).not.toContain('trial_used');
  });

  test('gives no fourth trial to accounts verified concurrently', async () => {
    const domain = `${name()}.it`;
    const accounts = [];
    for (const _ of [1, 2, 3, 4, 5]) accounts.push(await at(`${name()}@${domain}`));
    const responses = await Promise.all(accounts.map(verify));
    expect(responses.filter(({ warning }) => warning === 'trial_used_by_domain')).toHaveLength(2);
    expect(responses.filter(({ user }) => user?.trial_expires_at)).toHaveLength(3);
  });

  test('has the limit of its offer, and none if that is null', async () => {
    const price_type = `bar-${name()}`;
    const offer = { price_type, origin: '', work_areas: '["lawyer"]', coupon: null, embed_origins: '[]' };
    const limited = { ...offer, max_trial_days: 14, max_trial_queries: 100, trials_per_customer: null };
    await app.deps.db('offers').insert(limited);
    const domain = `${name()}.it`;
    const attempt = async () => {
      const body = await verify(await signUp(app, { ...trial, price_type, email: `${name()}@${domain}` }));
      return body.user?.trial_expires_at != null;
    };
    for (const _ of [1, 2, 3, 4]) expect(await attempt()).toBe(true);
    await app.deps.db('offers').where({ price_type }).update({ trials_per_customer: 5 });
    expect([await attempt(), await attempt()]).toEqual([true, false]);
  });

  test('is the same in Unicode and in punycode, and for free sub-domains', async () => {
    const label = name();
    for (const host of ['a', 'b', 'c']) await triedBy(`${name()}@${host}.xn--${label}-0ya.it`);
    expect((await triedBy(`${name()}@xn--${label}-0ya.it`)).hasTrial).toBe(false);
    await app.deps.db('trial_customers').where({ kind: 'domain' }).delete();
    for (const host of ['x', 'y', 'z']) await triedBy(`${name()}@${host}.altervista.org`);
    expect((await triedBy(`${name()}@w.altervista.org`)).used?.domain).toBe('altervista.org');
  });

  test.each(['pec.it', 'milano.pecavvocati.it', 'ordineavvocatiroma.org', 'yahoo.it', 'outlook.it'])(
    'has no limit if it offers mailboxes to everyone: %s',
    async (host) => {
      for (const _ of [1, 2, 3, 4]) expect((await triedBy(`${name()}@${host}`)).hasTrial).toBe(true);
    },
  );

  test.each(['a@[1.2.3.4]', 'a@it'])('must be registrable: %s', async (email) => {
    const { status } = await app.anonymous.post('/lawyers', { ...trial, email });
    expect(status).toBe(400);
  });
});

describe('a VAT number or fiscal code', () => {
  const address = { line1: 'Via Roma 1', postal_code: '20121', city: 'Milano', state: 'MI', country: 'IT' };
  const data = {
    address,
    metadata: { is_invoice: 'true', Fe_code: 'ABCDEFG', Fiscal_code: 'RSSMRA80A01F205X' },
  };
  const person = async () => {
    const email = `${name()}@${name()}.it`;
    const signed = await at(email);
    const { token } = await verify(signed);
    return { ...signed, client: app.client(token!) };
  };

  const trialOf = async ({ id }: SignedUp) => {
    const user = await app.deps.db('users').where({ id }).first();
    return { ...user!, isRunning: user!.trial_expires_at! > app.deps.clock.now() };
  };

  test('keeps the trial of the account that gave it first', async () => {
    const saved = { ...data, vat_number: '12345678903' };
    const first = await person();
    expect((await first.client.put(`/lawyers/${first.id}`, saved)).status).toBe(200);
    expect((await first.client.put(`/lawyers/${first.id}`, saved)).status).toBe(200);
    expect(await trialOf(first)).toMatchObject({ isRunning: true });
    expect(JSON.stringify(await app.deps.db('trial_customers'))).not.toContain('RSSMRA80A01F205X');
  });

  test('ends the running trial of a second account with the same fiscal code', async () => {
    const second = await person();
    const saved = { ...data, vat_number: '00743110157' };
    expect((await second.client.put(`/lawyers/${second.id}`, saved)).status).toBe(200);
    expect(await trialOf(second)).toMatchObject({
      isRunning: false,
      is_returning: false,
      trial_days_count: 0,
    });
  });

  test('leaves the running trial to a colleague with the same VAT number', async () => {
    const colleagues = [await person(), await person()];
    const codes = ['VRDLGI80A01F205Y', 'BNCNNA80A41F205Z'];
    for (const [n, colleague] of colleagues.entries()) {
      const metadata = { ...data.metadata, Fiscal_code: codes[n] };
      const saved = { ...data, metadata, vat_number: '07643520567' };
      expect((await colleague.client.put(`/lawyers/${colleague.id}`, saved)).status).toBe(200);
      expect(await trialOf(colleague)).toMatchObject({ isRunning: true });
    }
    expect(await trialOf(colleagues[1]!)).toMatchObject({ trial_days_count: 0 });
  });
});
