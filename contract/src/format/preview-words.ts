import type { z } from 'zod';
import type { Price } from '../billing.ts';
import type { lastBill, planPreview, previewLine } from '../plan-choice.ts';
import { longDate } from './dates.ts';
import { longDay, type Preposition } from './day-with.ts';
import type { Said } from './marked.ts';
import { chargeText, planName, priceText, type Speaker, sum } from './prices.ts';

type Preview = z.infer<typeof planPreview>;
type Line = z.infer<typeof previewLine>;
type Bill = Pick<z.infer<typeof lastBill>, 'lines' | 'currency'>;

/**
 * A preview in words: today's charge, the lines of that invoice or the next, the following
 * charges, and unchanged items.
 */
export interface PreviewWords {
  today: Said;
  caption: string;
  rows: Said[];
  total: Said;
  nextTitle: string;
  next: Said[];
  notes: Said[];
}

/**
 * Formats a preview.
 * @param plan plan in question; its price beyond the fee is included
 */
export function previewWords(speaker: Speaker, preview: Preview, plan?: Price): PreviewWords {
  const { t, locale } = speaker;
  const { currency, due_now: now, lines_at: linesAt, charges } = preview;
  const amount = (cents: number) => sum(speaker, cents, currency);
  const day = (seconds: number) => dayOf(seconds, locale);
  const [first] = charges;
  const following = linesAt === null ? charges : charges.slice(1);
  const total =
    linesAt === null ? amount(Math.abs(now)) : first ? chargeText(speaker, first, currency) : amount(0);
  return {
    today: {
      key: 'today',
      name: '',
      value: now > 0 ? t('subscription_change_now', { amount: amount(now) }) : t('preview_nothing_today'),
    },
    caption:
      linesAt === null ? t('preview_today') : t('preview_on', { day: dayWith('del', linesAt, locale) }),
    rows: lineWords(speaker, preview),
    total: {
      key: 'total',
      name: t(now < 0 && linesAt === null ? 'preview_credit_total' : 'preview_total'),
      value: total,
    },
    nextTitle: t(linesAt === null ? 'preview_next' : 'preview_then'),
    next: following.map((charge, index) => ({
      key: `next ${index}`,
      name: day(charge.at),
      value:
        charge.amount === 0
          ? t('charge_covered', { amount: amount(0) })
          : chargeText(speaker, charge, currency),
    })),
    notes: [
      ...(preview.use && plan ? [note('use', priceText(speaker, plan))] : []),
      ...afterDiscount(speaker, preview),
      ...staying(speaker, preview),
    ],
  };
}

/** The last bill of an account that is removed, in words. */
export function billWords(speaker: Speaker, bill: z.infer<typeof lastBill>) {
  const { t } = speaker;
  const total: Said = {
    key: 'total',
    name: t('preview_total'),
    value: sum(speaker, bill.due_now, bill.currency),
  };
  return { caption: t('last_bill'), rows: lineWords(speaker, bill), total, none: t('last_bill_none') };
}

function lineWords(speaker: Speaker, { lines, currency }: Bill): Said[] {
  const met = new Map<string, number>();
  return lines.map((line) => {
    const nth = met.get(line.kind) ?? 0;
    met.set(line.kind, nth + 1);
    const { amount, fixed } = line;
    return {
      key: `${line.kind} ${nth}`,
      name: lineName(speaker, line),
      value:
        amount === null
          ? chargeText(speaker, { at: 0, amount, fixed, metered: true }, currency)
          : sum(speaker, amount, currency),
    };
  });
}

function lineName(speaker: Speaker, { kind, plan, coupon, months_left: months, amount }: Line): string {
  const { t } = speaker;
  const name = planName(speaker, plan);
  if (kind === 'plan') return t('preview_line_plan', { name });
  if (kind === 'credit') return t('preview_line_credit', { name });
  if (kind === 'fee') return t('preview_line_fee', { name });
  if (kind === 'usage') return t('preview_line_usage', { name });
  if (kind === 'tax') return t('preview_line_tax');
  if (kind === 'owed') return t('preview_line_owed');
  if (kind === 'balance') return t((amount ?? 0) < 0 ? 'preview_line_balance' : 'preview_line_debit');
  const discount = t('preview_line_coupon', { name: coupon ?? '' });
  return months === null ? discount : `${discount}, ${t('preview_months_left', { months })}`;
}

function afterDiscount(speaker: Speaker, { full_price: full, currency }: Preview): Said[] {
  if (!full) return [];
  const day = dayWith('il', full.at, speaker.locale);
  return [
    note('full price', speaker.t('preview_full_price', { amount: chargeText(speaker, full, currency), day })),
  ];
}

/**
 * Lists the unchanged items, and the use of credit. If no charge follows, credit waits for another
 * subscription.
 */
function staying(speaker: Speaker, { stays, charges, credit: before, currency }: Preview): Said[] {
  const { t, locale } = speaker;
  const amount = (cents: number) => sum(speaker, cents, currency);
  const on = (seconds: number) => ({ day: dayWith('il', seconds, locale) });
  const { trial_end: trialEnd, cancels_at: end, credit, owed } = stays;
  const isLast = charges.length === 0;
  return [
    ...(trialEnd === null ? [] : [note('trial', t('preview_stays_trial', on(trialEnd)))]),
    ...(end === null
      ? []
      : [note('end', t(isLast ? 'preview_stays_cancelled' : 'preview_stays_cancelled_billed', on(end)))]),
    ...(before > 0 && before !== credit
      ? [note('credit before', t('preview_credit_before', { amount: amount(before) }))]
      : []),
    ...(credit > 0
      ? [
          note(
            'credit',
            t(isLast ? 'preview_credit_kept' : 'preview_stays_credit', { amount: amount(credit) }),
          ),
        ]
      : []),
    ...(owed > 0 ? [note('owed', t('preview_stays_owed', { amount: amount(owed) }))] : []),
  ];
}

const note = (key: string, value: string): Said => ({ key, name: '', value });
const dayOf = (seconds: number, locale: Speaker['locale']): string => longDate(isoOf(seconds), locale);
const dayWith = (preposition: Preposition, seconds: number, locale: Speaker['locale']): string =>
  longDay(preposition, isoOf(seconds), locale);
const isoOf = (seconds: number) => new Date(seconds * 1000).toISOString();
