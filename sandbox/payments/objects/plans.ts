import type { Wire } from '../core/wire.ts';
import type { Price } from './prices.ts';

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
