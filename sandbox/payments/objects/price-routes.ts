import { invalid, required } from '../http/failure.ts';
import { page } from '../http/list.ts';
import { createdRange, inRange, paging } from '../http/paging.ts';
import { stringEnum } from '../http/params.ts';
import { route } from '../http/route.ts';
import { addPrice } from './prices.ts';
import { addProduct } from './products.ts';

const interval = stringEnum('day', 'week', 'month', 'year');
const tierSpec = {
  up_to: 'string',
  flat_amount: 'int',
  flat_amount_decimal: 'string',
  unit_amount: 'int',
  unit_amount_decimal: 'string',
} as const;

export const priceRoutes = [
  route(
    'POST /v1/prices',
    {
      active: 'bool',
      billing_scheme: stringEnum('per_unit', 'tiered'),
      currency: 'string',
      lookup_key: 'string',
      transfer_lookup_key: 'bool',
      metadata: 'map',
      nickname: 'string',
      product: 'string',
      product_data: { id: 'string', name: 'string', active: 'bool', metadata: 'map', unit_label: 'string' },
      recurring: {
        interval,
        interval_count: 'int',
        meter: 'string',
        trial_period_days: 'int',
        usage_type: stringEnum('licensed', 'metered'),
      },
      tax_behavior: stringEnum('exclusive', 'inclusive', 'unspecified'),
      tiers: [tierSpec],
      tiers_mode: stringEnum('graduated', 'volume'),
      unit_amount: 'int',
      unit_amount_decimal: 'string',
    },
    ({ context }, params) => {
      const data = params.product_data;
      const product = data
        ? addProduct(context, { ...data, name: required(data.name, 'product_data[name]') })
        : context.find('product', required(params.product, 'product'), 'product');
      const holder = context.store
        .all('price')
        .find((row) => row.lookup_key !== null && row.lookup_key === params.lookup_key);
      if (holder) {
        if (!params.transfer_lookup_key) {
          throw invalid(`A price (\`${holder.id}\`) already uses that lookup key.`, 'lookup_key');
        }
        context.store.patch('price', holder, { lookup_key: null });
      }
      return addPrice(context, { ...params, product: product.id });
    },
  ),
  route('GET /v1/prices/:id', {}, ({ context, path }) => context.find('price', path['id'] ?? '')),
  route(
    'GET /v1/prices',
    {
      ...paging,
      ...createdRange,
      active: 'bool',
      currency: 'string',
      lookup_keys: ['string'],
      product: 'string',
      recurring: { interval, meter: 'string', usage_type: stringEnum('licensed', 'metered') },
      type: stringEnum('one_time', 'recurring'),
    },
    ({ context }, params) => {
      const { recurring } = params;
      const rows = context.store
        .all('price')
        .filter((row) => params.active === undefined || row.active === params.active)
        .filter((row) => params.currency === undefined || row.currency === params.currency)
        .filter((row) => params.product === undefined || row.product === params.product)
        .filter((row) => params.type === undefined || row.type === params.type)
        .filter((row) => !params.lookup_keys || params.lookup_keys.includes(row.lookup_key ?? ''))
        .filter((row) => recurring?.interval === undefined || row.recurring?.interval === recurring.interval)
        .filter(
          (row) => recurring?.usage_type === undefined || row.recurring?.usage_type === recurring.usage_type,
        )
        .filter((row) => recurring?.meter === undefined || row.recurring?.meter === recurring.meter)
        .filter((row) => inRange(row.created, params.created));
      return page(context, '/v1/prices', rows, params);
    },
  ),
];
