import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createUser, type TestUser } from '../../testing/factories/user.ts';
import { startPayments, type TestPayments } from '../../testing/payments.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let payments: TestPayments;
beforeAll(async () => {
  payments = await startPayments();
  app = await testApp({ env: { PAYMENTS_URL: payments.url, STRIPE_WEBHOOK_SECRET: 'whsec_nobody_calls' } });
});
afterEach(() => payments.misbehave({ rules: [] }));
afterAll(async () => {
  await app.close();
  await payments.stop();
});

const address = { line1: 'Via Roma 1', city: 'Roma', state: 'RM', postal_code: '00100' };
const save = ({ client, id }: TestUser, country: string, vat_number: string) =>
  client.put(`/lawyers/${id}`, {
    address: { ...address, country },
    metadata: { is_invoice: 'true', Pec: 'studio@pec.it' },
    vat_number,
  });
const stored = async ({ client, id }: TestUser) => {
  const { body } = await client.get(`/lawyers/${id}/stripe_customer`);
  return { country: body.address!.country, ids: body.tax_ids.data };
};
const italian = { country: 'IT', ids: [{ type: 'eu_vat', value: 'IT00743110157' }] };

test.each([
  ['CH', 'CHE-123.456.789 IVA', 'ch_vat', 'CHE-123.456.789 IVA'],
  ['GB', '123 4567 89', 'gb_vat', 'GB123456789'],
  ['SM', 'SM24165', 'sm_coe', '24165'],
  ['GR', 'EL123456789', 'eu_vat', 'EL123456789'],
])('replaces the VAT number of %s and reads it back', async (country, number, type, value) => {
  const user = await createUser(app);
  expect((await save(user, 'IT', '00743110157')).status).toBe(200);
  expect((await save(user, country, number)).status).toBe(200);
  expect(await stored(user)).toEqual({ country, ids: [{ type, value }] });
  // As the form parsed it.
  expect((await save(user, country, value)).status).toBe(200);
  expect(await stored(user)).toEqual({ country, ids: [{ type, value }] });
});

test.each([
  ['US', '12-3456789', 'unknown', '123456789'],
  ['NO', '999 999 999 MVA', 'unknown', '999999999MVA'],
  ['LI', '12345', 'unknown', '12345'],
  ['MC', 'FR12345678901', 'unknown', 'FR12345678901'],
  ['XI', '123456789', 'eu_vat', 'XI123456789'],
])(
  'accepts, reads back and removes the number of an invoice customer in %s',
  async (country, vatNumber, type, value) => {
    const user = await createUser(app);
    expect((await save(user, 'IT', '00743110157')).status).toBe(200);
    for (const number of [vatNumber, value]) {
      expect((await save(user, country, number)).status).toBe(200);
      expect(await stored(user)).toEqual({ country, ids: [{ type, value }] });
    }
    expect((await save(user, 'IT', '00743110157')).status).toBe(200);
    expect(await stored(user)).toEqual(italian);
  },
);

test('treats both codes of Greece as one country', async () => {
  const user = await createUser(app);
  expect((await save(user, 'EL', 'EL123456789')).status).toBe(200);
  expect(await stored(user)).toEqual({ country: 'GR', ids: [{ type: 'eu_vat', value: 'EL123456789' }] });
});

test('rejects a number that is invalid in every country, with an error on its field', async () => {
  const user = await createUser(app);
  expect(await save(user, 'US', '?')).toMatchObject({
    status: 400,
    body: { issues: [{ path: 'vat_number', message: 'invalid_vat_number' }] },
  });
});

test.each([
  [{ postal_code: '1234' }, {}, 'address.postal_code', 'validation_failed'],
  [{ state: 'Roma' }, {}, 'address.state', 'validation_failed'],
  [{ state: '' }, {}, 'address.state', 'missing_parameters'],
  [{}, { Pec: '', Fe_code: 'XXXXXXX' }, 'metadata.Fe_code', 'fe_code_invalid'],
])('rejects the same input as the form: %j %j', async (addressFields, codes, path, message) => {
  const { client, id } = await createUser(app);
  const response = await client.put(`/lawyers/${id}`, {
    address: { ...address, country: 'IT', ...addressFields },
    metadata: { is_invoice: 'true', Pec: 'studio@pec.it', ...codes },
    vat_number: '00743110157',
  });
  expect(response).toMatchObject({ status: 400, body: { issues: [{ path, message }] } });
});

test('keeps the old number and its address if the new number cannot be stored', async () => {
  const user = await createUser(app);
  await save(user, 'IT', '00743110157');
  await payments.misbehave({
    rules: [{ match: { method: 'POST', path: '/v1/customers/*/tax_ids' }, fault: 'reset_before' }],
  });
  expect((await save(user, 'DE', '136695976')).status).toBe(504);
  expect(await stored(user)).toEqual(italian);
});

test('removes an old number at the next save if its removal failed', async () => {
  const user = await createUser(app);
  await save(user, 'IT', '00743110157');
  await payments.misbehave({
    rules: [{ match: { method: 'DELETE', path: '/v1/customers/*' }, fault: 'reset_before' }],
  });
  expect((await save(user, 'DE', '136695976')).status).toBe(504);
  expect(await stored(user)).toMatchObject({ country: 'DE', ids: [{}, {}] });
  await payments.misbehave({ rules: [] });
  expect((await save(user, 'DE', '136695976')).status).toBe(200);
  expect(await stored(user)).toEqual({ country: 'DE', ids: [{ type: 'eu_vat', value: 'DE136695976' }] });
});
