import { afterAll, beforeAll, expect, test } from 'vitest';
import { expandable } from './http/expandable.ts';
import { openSandbox } from './testing/harness.ts';
import type { Harness } from './testing/harness.ts';
import { nameOf, published } from './testing/published-schema.ts';
import type { Schema } from './testing/published-schema.ts';

let sandbox: Harness;
beforeAll(async () => {
  sandbox = await openSandbox();
});
afterAll(async () => {
  await sandbox.close();
  expect(sandbox.schemaErrors).toEqual([]);
});

if (!published)
  process.stderr.write('The provider’s description is not at hand: answers are not held against it.\n');

test('seeds the catalogue at the first start, and only once', async () => {
  const { stripe } = sandbox;
  await sandbox.control('seed', {});
  const products = await stripe.products.list({ active: true });
  expect(products.data.map((product) => [product.id, product.metadata['type']])).toEqual([
    ['prod_massima_standard', 'standard'],
  ]);
  const prices = await stripe.prices.list({
    product: 'prod_massima_standard',
    limit: 100,
    expand: ['data.tiers'],
  });
  expect(prices.data.map((price) => price.id).sort()).toEqual([
    'price_massima_metered',
    'price_massima_monthly',
    'price_massima_rome_monthly',
    'price_massima_yearly',
  ]);
  const metered = prices.data.find((price) => price.id === 'price_massima_metered');
  expect(metered?.tiers?.map((tier) => [tier.up_to, tier.flat_amount, tier.unit_amount])).toEqual([
    [null, 2900, 5],
  ]);
});

test('returns an expired coupon as invalid', async () => {
  expect((await sandbox.stripe.coupons.retrieve('BENVENUTO20')).valid).toBe(true);
  expect((await sandbox.stripe.coupons.retrieve('SCADUTO2020')).valid).toBe(false);
});

test('creates and finds products, prices and coupons', async () => {
  const { stripe } = sandbox;
  const product = await stripe.products.create({ name: 'Other', metadata: { type: 'other' } });
  const meter = await stripe.billing.meters.create({
    display_name: 'Calls',
    event_name: 'calls',
    default_aggregation: { formula: 'count' },
  });
  const price = await stripe.prices.create({
    product: product.id,
    currency: 'eur',
    billing_scheme: 'tiered',
    tiers_mode: 'graduated',
    tiers: [
      { up_to: 10, flat_amount: 1000 },
      { up_to: 'inf', unit_amount: 5 },
    ],
    recurring: { interval: 'month', usage_type: 'metered', meter: meter.id },
    nickname: 'try',
    expand: ['tiers', 'product'],
  });
  expect(price.tiers?.[1]?.unit_amount).toBe(5);
  expect((price.product as { name: string }).name).toBe('Other');
  const made = await stripe.prices.list({ product: product.id, active: true });
  expect(made.data.map(({ id }) => id)).toEqual([price.id]);
  const coupon = await stripe.coupons.create({
    amount_off: 500,
    currency: 'eur',
    duration: 'once',
    name: 'Five',
  });
  expect((await stripe.coupons.retrieve(coupon.id)).amount_off).toBe(500);
  await expect(stripe.coupons.retrieve('NONE')).rejects.toMatchObject({
    statusCode: 404,
    code: 'resource_missing',
  });
});

/** Dotted places that the description says may be expanded, down to the first object with its own name. */
function expandablePaths(schema: Schema, path: string): string[] {
  const inner = schema.$ref ? published?.[nameOf(schema.$ref)] : schema;
  const here = schema['x-expansionResources'] ? [path] : [];
  if (schema.anyOf && here.length === 0)
    return schema.anyOf.flatMap((choice) => expandablePaths(choice, path));
  if (schema.items) return [...here, ...expandablePaths(schema.items, path)];
  // A nested object with its own rules.
  if (here.length > 0 || inner?.properties?.['object']) return here;
  return Object.entries(inner?.properties ?? {}).flatMap(([name, part]) =>
    expandablePaths(part, path === '' ? name : `${path}.${name}`),
  );
}

test.skipIf(!published)('allows exactly the expandable fields of the API description', () => {
  const unknown = Object.entries(expandable).flatMap(([object, rules]) => {
    const schema = published?.[object];
    const fields = Object.entries(schema?.properties ?? {});
    const publishedPaths = new Set(fields.flatMap(([name, part]) => expandablePaths(part, name)));
    return Object.entries(rules)
      .filter(([path, rule]) => typeof rule === 'string' && rule !== 'nothing' && !publishedPaths.has(path))
      .map(([path]) => `${object}.${path}`);
  });
  expect(unknown).toEqual([]);
});
