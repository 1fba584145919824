import type Stripe from 'stripe';
import { planMetadata, type PlanTerms } from '@massima/contract/plan';
import { isForbidden, type Payments } from '../../adapters/payments.ts';
import type { Deps } from '../../deps.ts';

/**
 * Plan to create. The key identifies its price. The provider does not allow price changes, so a
 * new amount needs a new key.
 */
interface Plan {
  lookup_key: string;
  nickname: string;
  interval: 'month' | 'year';
  terms: Partial<PlanTerms>;
  /** In cents. */
  amount: number;
  /** Cents per query beyond the quota. `amount` is then the flat fee of a metered price. */
  perExtraQuery?: number;
}

const plans: readonly Plan[] = [
  {
    lookup_key: 'massima_monthly_1',
    nickname: 'monthly',
    interval: 'month',
    amount: 4900,
    terms: { queries: 500 },
  },
  {
    lookup_key: 'massima_yearly_1',
    nickname: 'yearly',
    interval: 'year',
    amount: 49_000,
    terms: { queries: -1, strikeout: 58_800 },
  },
  {
    lookup_key: 'massima_monthly_metered_1',
    nickname: 'monthly_metered',
    interval: 'month',
    amount: 2900,
    perExtraQuery: 5,
    terms: { queries: 200 },
  },
  {
    lookup_key: 'massima_rome_monthly_1',
    nickname: 'monthly',
    interval: 'month',
    amount: 2900,
    terms: { priceType: 'rome_special_offer', queries: 500, strikeout: 4900 },
  },
];

const productId = 'massima_standard';
const eventName = 'massima_query';
const couponId = 'MASSIMA_WELCOME';
const webhookEvents: Stripe.WebhookEndpointCreateParams['enabled_events'] = [
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.trial_will_end',
  'customer.updated',
  'customer.deleted',
  'invoice.finalized',
  'invoice.paid',
  'invoice.payment_failed',
  'invoice.payment_action_required',
  'invoice.voided',
  'invoice.marked_uncollectible',
  'charge.refunded',
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'payment_method.attached',
  'payment_method.detached',
  'setup_intent.succeeded',
];

/**
 * Creates the catalogue at the card provider: product, meter, prices, a coupon and the webhook
 * endpoint. Existing objects stay unchanged, so it can be repeated.
 * @returns one line per object, and the secret of a new endpoint, which the provider shows only
 *   once
 */
export async function setUpCatalogue(
  payments: Payments,
  publicUrl: string,
): Promise<{ done: string[]; secret: string | null }> {
  const done: string[] = [];
  const { data: products } = await payments.call((s) => s.products.list({ limit: 100 }));
  if (!products.some((p) => p.id === productId)) {
    await payments.call((s) =>
      s.products.create({ id: productId, name: 'Massima', metadata: { type: 'standard' } }),
    );
    done.push(`product ${productId}`);
  }
  const meter = await findOrMakeMeter(payments, done);
  for (const plan of plans) await makePrice(payments, plan, meter, done);
  const { data: coupons } = await payments.call((s) => s.coupons.list({ limit: 100 }));
  if (!coupons.some((c) => c.id === couponId)) {
    const terms = { percent_off: 20, duration: 'repeating', duration_in_months: 3 } as const;
    await payments.call((s) => s.coupons.create({ id: couponId, name: 'Benvenuto', ...terms }));
    done.push(`coupon ${couponId}`);
  }
  return { done, secret: await makeEndpoint(payments, publicUrl, done) };
}

async function findOrMakeMeter(payments: Payments, done: string[]): Promise<string> {
  const { data } = await payments.call((s) => s.billing.meters.list({ limit: 100 }));
  const found = data.find((m) => m.event_name === eventName && m.status === 'active');
  if (found) return found.id;
  const made = await payments.call((s) =>
    s.billing.meters.create({
      display_name: 'Queries past the quota',
      event_name: eventName,
      default_aggregation: { formula: 'sum' },
    }),
  );
  done.push(`meter ${eventName}`);
  return made.id;
}

async function makePrice(payments: Payments, plan: Plan, meter: string, done: string[]): Promise<void> {
  const { lookup_key, nickname, interval, terms, amount, perExtraQuery } = plan;
  const { data } = await payments.call((s) => s.prices.list({ lookup_keys: [lookup_key], limit: 1 }));
  if (data.length > 0) return;
  const common = { product: productId, currency: 'eur', lookup_key, nickname, metadata: planMetadata(terms) };
  await payments.call((s) =>
    s.prices.create(
      perExtraQuery === undefined
        ? { ...common, unit_amount: amount, recurring: { interval } }
        : {
            ...common,
            billing_scheme: 'tiered',
            tiers_mode: 'graduated',
            tiers: [{ up_to: 'inf', flat_amount: amount, unit_amount: perExtraQuery }],
            recurring: { interval, usage_type: 'metered', meter },
          },
    ),
  );
  done.push(`price ${lookup_key}`);
}

const endpointUrl = (publicUrl: string) => `${publicUrl}/api/stripe/webhook`;

/** Returns what the product needs at the provider and does not find there; the sandbox is told its endpoint. */
export async function missingAtProvider({
  config,
  payments,
}: Pick<Deps, 'config' | 'payments'>): Promise<string[]> {
  if (!payments) return [];
  const { data: products } = await payments.call((s) => s.products.list({ active: true, limit: 100 }));
  const { data: prices } = await payments.call((s) => s.prices.list({ active: true, limit: 1 }));
  const url = endpointUrl(config.PUBLIC_URL);
  return [
    ...(products.length === 0 ? ['active product'] : []),
    ...(prices.length === 0 ? ['active price'] : []),
    ...(config.STRIPE_SECRET_KEY && !(await hasEndpoint(payments, url))
      ? [`enabled webhook endpoint ${url}`]
      : []),
  ];
}

/** True also if a restricted key may not list endpoints. */
async function hasEndpoint(payments: Payments, url: string): Promise<boolean> {
  try {
    const { data } = await payments.call((s) => s.webhookEndpoints.list({ limit: 100 }));
    return data.some((e) => e.url === url && e.status === 'enabled');
  } catch (error) {
    if (isForbidden(error)) return true;
    throw error;
  }
}

async function makeEndpoint(payments: Payments, publicUrl: string, done: string[]): Promise<string | null> {
  const url = endpointUrl(publicUrl);
  const { data } = await payments.call((s) => s.webhookEndpoints.list({ limit: 100 }));
  if (data.some((e) => e.url === url)) return null;
  const made = await payments.call((s) => s.webhookEndpoints.create({ url, enabled_events: webhookEvents }));
  done.push(`webhook endpoint ${url}`);
  return made.secret ?? null;
}
