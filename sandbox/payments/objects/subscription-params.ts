import { stringEnum } from '../http/params.ts';
import type { Values } from '../http/params.ts';

const paymentBehavior = stringEnum(
  'allow_incomplete',
  'default_incomplete',
  'error_if_incomplete',
  'pending_if_incomplete',
);
export const prorationBehavior = stringEnum('always_invoice', 'create_prorations', 'none');
export const discountSpec = [{ coupon: 'string', discount: 'string', promotion_code: 'string' }] as const;
export const itemSpec = [
  {
    id: 'string',
    price: 'string',
    plan: 'string',
    quantity: 'int',
    deleted: 'bool',
    clear_usage: 'bool',
    metadata: 'map',
    discounts: discountSpec,
    tax_rates: ['string'],
  },
] as const;

const shared = {
  automatic_tax: { enabled: 'bool' },
  cancel_at: 'string',
  cancel_at_period_end: 'bool',
  collection_method: stringEnum('charge_automatically', 'send_invoice'),
  days_until_due: 'int',
  default_payment_method: 'string',
  description: 'string',
  discounts: discountSpec,
  items: itemSpec,
  metadata: 'map',
  off_session: 'bool',
  payment_behavior: paymentBehavior,
  payment_settings: {
    payment_method_options: 'any',
    payment_method_types: ['string'],
    save_default_payment_method: stringEnum('off', 'on_subscription'),
  },
  proration_behavior: prorationBehavior,
  trial_end: 'string',
  trial_from_plan: 'bool',
  trial_settings: {
    end_behavior: { missing_payment_method: stringEnum('cancel', 'create_invoice', 'pause') },
  },
} as const;

export const createSpec = {
  ...shared,
  billing_cycle_anchor: 'int',
  billing_mode: {
    type: stringEnum('classic', 'flexible'),
    flexible: { proration_discounts: stringEnum('included', 'itemized') },
  },
  currency: 'string',
  customer: 'string',
  trial_period_days: 'int',
} as const;

export const updateSpec = {
  ...shared,
  billing_cycle_anchor: stringEnum('now', 'unchanged'),
  cancellation_details: { comment: 'string', feedback: 'string' },
  proration_date: 'int',
} as const;

export type CreateParams = Values<typeof createSpec>;
export type UpdateParams = Values<typeof updateSpec>;
