import type { Price, Subscription } from '@massima/contract/billing';
import type { Outputs } from '../../lib/trpc.ts';
import type { ResponseOf } from '../answers/types.ts';
import { secondsFromNow } from './days.ts';

const price = (over: Partial<Price>): Price => ({
  id: 'price_monthly',
  nickname: 'monthly',
  product: 'massima_standard',
  unit_amount: 4900,
  currency: 'eur',
  active: true,
  recurring: { interval: 'month', interval_count: 1 },
  metadata: { price_type: 'regular', query_count: '500' },
  ...over,
});

export const welcome = {
  id: 'MASSIMA_WELCOME',
  name: 'Benvenuto',
  amount_off: null,
  percent_off: 20,
  duration: 'repeating' as const,
  duration_in_months: 3,
  redeem_by: null,
  metadata: {},
};

/** Plans on sale: monthly, metered, and yearly at a reduced price. */
export const samplePrices = (): Price[] => [
  price({ coupon: welcome }),
  price({
    id: 'price_metered',
    nickname: 'monthly_metered',
    unit_amount: null,
    metadata: { price_type: 'regular', query_count: '200' },
    tiers: [{ up_to: null, flat_amount: 2900, unit_amount: 5 }],
  }),
  price({
    id: 'price_yearly',
    nickname: 'yearly',
    unit_amount: 49_000,
    recurring: { interval: 'year', interval_count: 1 },
    metadata: { price_type: 'regular', query_count: '-1', strikeout_amount: '58800' },
  }),
];

/** Wraps data as a list object of the card provider, also nested ones. */
export const listOf = <T>(data: T[]) => ({ object: 'list' as const, has_more: false, data });

export const sampleProducts = (): ResponseOf<'billing.products'> =>
  listOf([{ id: 'massima_standard', name: 'Massima', active: true, metadata: { type: 'standard' } }]);

/** Removes the coupon, because a subscription has its own. */
const sold = ({ coupon: _coupon, ...price }: Price): Price => price;

/** Type of the screens' client, which omits optional fields instead of setting undefined. */
type Seen = NonNullable<Outputs['billing']['subscription']>;

export const sampleSubscription = (over: Partial<Subscription> = {}): Seen =>
  ({
    id: 'sub_ferrante',
    status: 'active',
    cancel_at_period_end: false,
    current_period_end: secondsFromNow(17),
    trial_end: null,
    discount: null,
    items: listOf([{ id: 'si_ferrante', price: sold(samplePrices()[0]!) }]),
    latest_invoice: { id: 'in_4', payment_intent: null },
    default_payment_method: 'pm_visa',
    next_charge: { at: secondsFromNow(17), amount: 4900, metered: false, fixed: null },
    full_price: null,
    credit: 0,
    ...over,
  }) as Seen;

export const sampleCards = (): ResponseOf<'billing.paymentMethods'> =>
  listOf([
    {
      id: 'pm_visa',
      card: { last4: '4242', brand: 'visa', exp_month: 4, exp_year: 2031 },
      name: 'Giulia Ferrante',
    },
    {
      id: 'pm_master',
      card: { last4: '4444', brand: 'mastercard', exp_month: 11, exp_year: 2029 },
      name: null,
    },
  ]);
export const noCards = (): ResponseOf<'billing.paymentMethods'> => listOf([]);

export const sampleCustomer = (
  over: Partial<ResponseOf<'billing.customer'>> = {},
): ResponseOf<'billing.customer'> => ({
  id: 'cus_ferrante',
  email: 'giulia.ferrante@studio.example',
  invoice_name: 'Giulia Ferrante',
  address: { line1: 'Via Larga 12', city: 'Milano', state: 'MI', postal_code: '20122', country: 'IT' },
  tax_ids: listOf([]),
  metadata: { is_invoice: 'false', Fiscal_code: 'FRRGLI80A41F205Z' },
  default_payment_method: 'pm_visa',
  trial_days: 0,
  trial_end: null,
  credit: 0,
  ...over,
});

/** Opaque to all code except the server's. */
export const sampleQuote = '1795716000..Zm9nbGlv.ZmlybWE';

type Invoice = ResponseOf<'billing.invoices'>['data'][number];

const invoice = (at: number, over: Partial<Invoice> = {}): Invoice => ({
  id: `in_${at}`,
  number: `2026-00${at}1`,
  status: 'paid',
  created: secondsFromNow(-13 - 30 * (4 - at)),
  currency: 'eur',
  amount_paid: 4900,
  amount_due: 4900,
  invoice_pdf: 'https://fatture.example/massima.pdf',
  payment_intent: null,
  next_payment_attempt: null,
  lines: listOf([
    {
      description: 'Massima, piano mensile',
      amount: 4900,
      price: 'price_monthly',
      period: { start: secondsFromNow(-13 - 30 * (4 - at)), end: secondsFromNow(17 - 30 * (4 - at)) },
      proration: false,
    },
  ]),
  plan: 'price_monthly',
  quote: null,
  ...over,
});

const openInvoice = (): Invoice =>
  invoice(4, {
    status: 'open',
    amount_paid: 0,
    invoice_pdf: null,
    quote: sampleQuote,
    payment_intent: {
      id: 'pi_4',
      status: 'requires_payment_method',
      client_secret: 'pi_4_secret',
      payment_method: null,
    },
  });

/** Invoices, newest first: open, two paid, void. */
export const sampleInvoices = (): ResponseOf<'billing.invoices'> => ({
  data: [
    openInvoice(),
    invoice(3),
    invoice(2),
    invoice(1, { status: 'void', amount_paid: 0, invoice_pdf: null }),
  ],
  total: 4,
});
