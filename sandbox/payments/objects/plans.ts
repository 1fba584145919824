import type { World } from '../core/world.ts';
import { invalid, missing, required } from '../http/failure.ts';
import { createdRange, cut, inRange, paging } from '../http/paging.ts';
import { mergeMetadata, oneOf } from '../http/params.ts';
import { route } from '../http/route.ts';
import type { Wire } from '../core/wire.ts';
import { interval, tierSpec } from './price-routes.ts';
import { addPrice } from './prices.ts';
import type { Price } from './prices.ts';
import { addProduct } from './products.ts';

/** The older view of a recurring price: the same id, and the same thing behind it. */
export function planOf(price: Price): Wire {
  const { recurring } = price;
  return {
    id: price.id,
    object: 'plan',
    active: price.active,
    amount: price.unit_amount,
    amount_decimal: price.unit_amount_decimal,
    billing_scheme: price.billing_scheme,
    created: price.created,
    currency: price.currency,
    interval: recurring?.interval ?? 'month',
    interval_count: recurring?.interval_count ?? 1,
    livemode: false,
    metadata: { ...price.metadata },
    meter: recurring?.meter ?? null,
    nickname: price.nickname,
    product: price.product,
    tiers_mode: price.tiers_mode,
    transform_usage: null,
    trial_period_days: recurring?.trial_period_days ?? null,
    usage_type: recurring?.usage_type ?? 'licensed',
  };
}

export function presentPlan(_world: World, plan: Wire): Wire {
  return plan;
}

function find(world: World, id: string): Price {
  const price = world.store.get('price', id);
  if (!price?.recurring) throw missing('plan', id);
  return price;
}

export const planRoutes = [
  route(
    'POST /v1/plans',
    {
      id: 'string',
      active: 'bool',
      amount: 'int',
      amount_decimal: 'string',
      billing_scheme: oneOf('per_unit', 'tiered'),
      currency: 'string',
      interval,
      interval_count: 'int',
      metadata: 'map',
      meter: 'string',
      nickname: 'string',
      product: 'any',
      tiers: [tierSpec],
      tiers_mode: oneOf('graduated', 'volume'),
      trial_period_days: 'int',
      usage_type: oneOf('licensed', 'metered'),
    },
    ({ world }, params) => {
      const given = required(params.product, 'product');
      if (params.id !== undefined && world.store.get('price', params.id)) {
        throw invalid('Plan already exists.', 'id', 'resource_already_exists');
      }
      const product =
        typeof given === 'string'
          ? world.find('product', given, 'product')
          : addProduct(world, { name: required((given as { name?: string }).name, 'product[name]') });
      const { interval_count, meter, trial_period_days, usage_type } = params;
      const price = addPrice(world, {
        ...params,
        product: product.id,
        unit_amount: params.amount,
        unit_amount_decimal: params.amount_decimal,
        recurring: { interval: params.interval, interval_count, meter, trial_period_days, usage_type },
      });
      return planOf(price);
    },
  ),
  route('GET /v1/plans/:id', {}, ({ world, path }) => planOf(find(world, path['id'] ?? ''))),
  route(
    'POST /v1/plans/:id',
    { active: 'bool', metadata: 'map', nickname: 'string', trial_period_days: 'int' },
    ({ world, path }, params) => {
      const before = find(world, path['id'] ?? '');
      const recurring = before.recurring && {
        ...before.recurring,
        trial_period_days: params.trial_period_days ?? before.recurring.trial_period_days,
      };
      const after = world.store.patch('price', before, {
        active: params.active ?? before.active,
        metadata: mergeMetadata(before.metadata, params.metadata),
        nickname: params.nickname === undefined ? before.nickname : params.nickname || null,
        recurring,
      });
      world.emit('plan.updated', planOf(after) as Wire & { id: string; object: string });
      return planOf(after);
    },
  ),
  route(
    'GET /v1/plans',
    { ...paging, ...createdRange, active: 'bool', product: 'string' },
    ({ world }, params) => {
      const rows = world.store
        .all('price')
        .filter((row) => row.recurring && (params.active === undefined || row.active === params.active))
        .filter((row) => params.product === undefined || row.product === params.product)
        .filter((row) => inRange(row.created, params.created));
      const { data, hasMore } = cut(rows.reverse(), params);
      return { object: 'list', data: data.map(planOf), has_more: hasMore, url: '/v1/plans' };
    },
  ),
];
