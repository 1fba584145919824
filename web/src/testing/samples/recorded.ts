import { invoicesOutput, subscription } from '@massima/contract/billing';
import { planPreview } from '@massima/contract/plan-choice';
import type { Outputs } from '../../lib/trpc.ts';
import recorded from './recorded-money.json' with { type: 'json' };
import { secondsFromNow } from './days.ts';

/** Stored as days since the recording, so that stories do not age. */
const instants = new Set(
  'at created start end current_period_end trial_end cancels_at next_charge_at lines_at next_payment_attempt redeem_by'.split(
    ' ',
  ),
);
function revived(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => revived(item));
  if (typeof value === 'number' && instants.has(key)) return secondsFromNow(value);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, revived(item, name)]));
}

/**
 * Recorded server response by the subscription's state. A server test fails if the response
 * differs.
 */
export const recordedSubscription = (standing: keyof typeof recorded.subscriptions) =>
  // Type of the screens' client, which omits optional fields instead of setting undefined.
  subscription.parse(revived(recorded.subscriptions[standing])) as NonNullable<
    Outputs['billing']['subscription']
  >;
export const recordedPreview = (name: keyof typeof recorded.previews) =>
  planPreview.parse(revived(recorded.previews[name]));
export const recordedInvoices = (name: keyof typeof recorded.invoices) =>
  invoicesOutput.parse(revived(recorded.invoices[name]));
