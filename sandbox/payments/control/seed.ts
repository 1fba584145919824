import { planMetadata } from '@massima/contract/plan';
import type { SandboxContext } from '../core/context.ts';
import { addCoupon } from '../objects/coupons.ts';
import { addMeter } from '../objects/meters.ts';
import { addPrice } from '../objects/prices.ts';
import type { PriceSent } from '../objects/prices.ts';
import { addProduct } from '../objects/products.ts';

/** Names that tests and demos may rely on. */
const seedIds = {
  product: 'prod_massima_standard',
  meter: 'mtr_massima_queries',
  meterEvent: 'massima_query',
  monthly: 'price_massima_monthly',
  yearly: 'price_massima_yearly',
  metered: 'price_massima_metered',
  rome: 'price_massima_rome_monthly',
  coupon: 'BENVENUTO20',
  expiredCoupon: 'SCADUTO2020',
} as const;

const prices: Omit<PriceSent, 'product' | 'currency'>[] = [
  {
    id: seedIds.monthly,
    nickname: 'monthly',
    unit_amount: 4900,
    recurring: { interval: 'month', trial_period_days: 14 },
    metadata: planMetadata({ queries: 500, strikeout: 5900, coupon: seedIds.coupon }),
  },
  {
    id: seedIds.yearly,
    nickname: 'yearly',
    unit_amount: 49_000,
    recurring: { interval: 'year', trial_period_days: 14 },
    metadata: planMetadata({ queries: -1, strikeout: 58_800 }),
  },
  {
    // The fee is the plan with its searches; the product meters only those beyond them, 0.05 EUR each, so the tier begins at the first.
    id: seedIds.metered,
    nickname: 'monthly_metered',
    billing_scheme: 'tiered',
    tiers_mode: 'graduated',
    tiers: [{ up_to: 'inf', flat_amount: 2900, unit_amount: 5 }],
    recurring: { interval: 'month', usage_type: 'metered', meter: seedIds.meter, trial_period_days: 14 },
    metadata: planMetadata({ queries: 200 }),
  },
  {
    id: seedIds.rome,
    nickname: 'monthly',
    unit_amount: 2900,
    recurring: { interval: 'month', trial_period_days: 14 },
    metadata: planMetadata({ priceType: 'rome_special_offer', queries: 500, strikeout: 4900 }),
  },
];

/** Creates the demo's catalogue. Existing objects are left unchanged. */
export function seed(context: SandboxContext): void {
  const { store } = context;
  if (!store.get('product', seedIds.product)) {
    addProduct(context, { id: seedIds.product, name: 'Massima', metadata: { type: 'standard' } });
  }
  if (!store.get('billing.meter', seedIds.meter)) {
    addMeter(context, {
      id: seedIds.meter,
      display_name: 'Searches',
      event_name: seedIds.meterEvent,
      formula: 'sum',
    });
  }
  for (const price of prices) {
    if (price.id !== undefined && !store.get('price', price.id))
      addPrice(context, { ...price, product: seedIds.product, currency: 'eur' });
  }
  if (!store.get('coupon', seedIds.coupon)) {
    addCoupon(context, {
      id: seedIds.coupon,
      name: 'Benvenuto',
      percent_off: 20,
      duration: 'repeating',
      duration_in_months: 3,
      metadata: { description: '20 % per i primi tre mesi', previous_percentage_discount: '10' },
    });
  }
  if (!store.get('coupon', seedIds.expiredCoupon)) {
    addCoupon(context, {
      id: seedIds.expiredCoupon,
      name: 'Scaduto',
      percent_off: 50,
      duration: 'once',
      redeem_by: 1_609_455_600,
    });
  }
}
