import { invoicesOutput, subscription } from '@massima/contract/billing';
import { planPreview } from '@massima/contract/plan-choice';
import type { Outputs } from '../../lib/trpc.ts';
import recorded from './recorded-money.json' with { type: 'json' };
import { secondsFromNow } from './days.ts';

/** Kept as days from the moment of recording: what must still run, or be over, stays so whenever the stories are viewed. */
const instants = new Set(
  'at created start end current_period_end trial_end cancels_at next_charge_at lines_at next_payment_attempt redeem_by'.split(
    ' ',
  ),
);
function revived(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((one) => revived(one));
  if (typeof value === 'number' && instants.has(key)) return secondsFromNow(value);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, revived(one, name)]));
}

/**
 * What the server answered when it was recorded, by the subscription's state: a test of the server fails where it answers
 * anything else, so that no story shows more than there is.
 */
export const recordedSubscription = (standing: keyof typeof recorded.subscriptions) =>
  // As the screens' own client types it: what is optional is left out there, never undefined.
  subscription.parse(revived(recorded.subscriptions[standing])) as NonNullable<
    Outputs['billing']['subscription']
  >;
export const recordedPreview = (name: keyof typeof recorded.previews) =>
  planPreview.parse(revived(recorded.previews[name]));
export const recordedInvoices = (name: keyof typeof recorded.invoices) =>
  invoicesOutput.parse(revived(recorded.invoices[name]));
