import type { ResponseOf } from '../answers/types.ts';
import { sampleQuote } from './billing.ts';
import { secondsFromNow } from './days.ts';

type Preview = ResponseOf<'billing.previewPlan'>;
type Line = Preview['lines'][number];

const line = (kind: Line['kind'], amount: number | null, over: Partial<Line> = {}): Line => ({
  kind,
  amount,
  fixed: null,
  plan: null,
  coupon: null,
  months_left: null,
  ...over,
});
const charge = (days: number, amount: number | null) => ({
  at: secondsFromNow(days),
  amount,
  metered: amount === null,
  fixed: amount === null ? 2900 : null,
});
const preview = (over: Partial<Preview>): Preview => {
  const charges = over.charges ?? [];
  const isMetered = charges.some((charge) => charge.metered);
  return {
    quote: sampleQuote,
    currency: 'eur',
    due_now: 0,
    due_later: charges[0]?.amount ?? charges[0]?.fixed ?? 0,
    next_charge_at: charges[0]?.at ?? null,
    lines: [],
    lines_at: null,
    charges,
    full_price: null,
    use: isMetered ? { included: 200, per_search: 5 } : null,
    credit: 0,
    refusal: null,
    ...over,
    stays: { trial_end: null, cancels_at: null, credit: 0, owed: 0, ...over.stays },
  };
};
const stays = (over: Partial<Preview['stays']>): Preview['stays'] => ({
  trial_end: null,
  cancels_at: null,
  credit: 0,
  owed: 0,
  ...over,
});

const yearly = line('plan', 49_000, { plan: 'yearly' });
const monthly = line('plan', 4900, { plan: 'monthly' });
const metered = line('plan', null, { plan: 'monthly_metered', fixed: 2900 });
const welcome = (amount: number) => line('coupon', amount, { coupon: 'Benvenuto', months_left: 3 });

/** Server responses before a plan change or purchase, in every state. */
export const previews = {
  toLonger: () =>
    preview({
      due_now: 46_322,
      lines: [yearly, line('credit', -2678, { plan: 'monthly' })],
      charges: [charge(365, 49_000), charge(730, 49_000)],
    }),
  toLongerWithCoupon: () =>
    preview({
      due_now: 36_522,
      lines: [yearly, line('credit', -2678, { plan: 'monthly' }), welcome(-9800)],
      charges: [charge(365, 49_000), charge(730, 49_000)],
    }),
  toShorter: () =>
    preview({
      due_now: -44_100,
      lines: [monthly, line('credit', -49_000, { plan: 'yearly' })],
      charges: [charge(31, 0), charge(61, 0)],
      stays: stays({ credit: 44_100 }),
    }),
  toMetered: () =>
    preview({
      due_now: -2678,
      lines: [metered, line('credit', -2678, { plan: 'monthly' })],
      charges: [charge(17, null), charge(47, null)],
      stays: stays({ credit: 2678 }),
    }),
  fromMetered: () =>
    preview({
      due_now: 52_050,
      lines: [
        yearly,
        line('fee', 2900, { plan: 'monthly_metered' }),
        line('usage', 150, { plan: 'monthly_metered' }),
      ],
      charges: [charge(365, 49_000), charge(730, 49_000)],
    }),
  inTrial: () =>
    preview({
      lines: [yearly, welcome(-9800)],
      lines_at: secondsFromNow(9),
      charges: [charge(9, 39_200), charge(374, 49_000)],
      full_price: charge(374, 49_000),
      stays: stays({ trial_end: secondsFromNow(9) }),
    }),
  meteredInTrial: () =>
    preview({
      lines: [metered],
      lines_at: secondsFromNow(40),
      charges: [charge(40, null), charge(70, null)],
      stays: stays({ trial_end: secondsFromNow(9) }),
    }),
  cancelled: () =>
    preview({
      due_now: 46_322,
      lines: [yearly, line('credit', -2678, { plan: 'monthly' })],
      stays: stays({ cancels_at: secondsFromNow(365) }),
    }),
  cancelledToMetered: () =>
    preview({
      due_now: -2678,
      lines: [metered, line('credit', -2678, { plan: 'monthly' })],
      charges: [charge(17, null)],
      stays: stays({ cancels_at: secondsFromNow(17), credit: 2678 }),
    }),
  /**
   * The yearly plan was cancelled. Its remainder becomes a credit, which the charges of this plan
   * do not use.
   */
  cancelledToShorter: () =>
    preview({
      due_now: -44_100,
      lines: [monthly, line('credit', -49_000, { plan: 'yearly' })],
      stays: stays({ cancels_at: secondsFromNow(31), credit: 44_100 }),
    }),
  cancelledTrial: () =>
    preview({ stays: stays({ trial_end: secondsFromNow(9), cancels_at: secondsFromNow(9) }) }),
  pastDue: () =>
    preview({
      due_now: 44_100,
      lines: [yearly, line('credit', -4900, { plan: 'monthly' })],
      charges: [charge(365, 49_000), charge(730, 49_000)],
      stays: stays({ owed: 4900 }),
    }),
  pastDueToMetered: () =>
    preview({
      lines: [metered],
      lines_at: secondsFromNow(17),
      charges: [charge(17, null), charge(47, null)],
      stays: stays({ owed: 4900 }),
      refusal: 'invoice_due',
    }),
  withCredit: () =>
    preview({
      due_now: 45_322,
      lines: [yearly, line('credit', -2678, { plan: 'monthly' }), line('balance', -1000)],
      charges: [charge(365, 49_000), charge(730, 49_000)],
      credit: 1000,
    }),
  withTax: () =>
    preview({
      due_now: 56_513,
      lines: [yearly, line('credit', -2678, { plan: 'monthly' }), line('tax', 10_191)],
      charges: [charge(365, 59_780), charge(730, 59_780)],
    }),
  newNow: () =>
    preview({
      due_now: 3920,
      lines: [monthly, welcome(-980)],
      charges: [charge(31, 3920), charge(61, 3920)],
      full_price: charge(92, 4900),
    }),
  newTrial: () =>
    preview({
      lines: [monthly, welcome(-980)],
      lines_at: secondsFromNow(14),
      charges: [charge(14, 3920), charge(44, 3920)],
      full_price: charge(106, 4900),
      stays: stays({ trial_end: secondsFromNow(14) }),
    }),
};
