import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { requirePayments } from './require-payments.ts';

/** The meter's event, as docs/operations.md sets it up. */
const eventName = 'massima_query';
const atOnce = 100;

interface Usage {
  identifier: string;
  created_at: Date;
  customer_id: string | null;
}

/**
 * Reports searches past the quota. The identifier was written together with the search, and the provider counts each
 * once; so a process that dies between sending and noting, or two that send the same, change nothing.
 * @returns how many were reported.
 */
export async function sendMeteredUsage(deps: Deps): Promise<number> {
  if (!deps.payments) return 0;
  const payments = requirePayments(deps);
  const due = (await deps
    .db('metered_usage')
    .join('users', 'users.id', 'metered_usage.user_id')
    .whereNull('metered_usage.sent_at')
    .orderBy('metered_usage.created_at')
    .limit(atOnce)
    .select('identifier', 'metered_usage.created_at', 'customer_id')) as Usage[];
  for (const { identifier, created_at, customer_id } of due) {
    if (customer_id) {
      await payments
        .call((stripe) =>
          stripe.billing.meterEvents.create({
            event_name: eventName,
            identifier,
            timestamp: Math.floor(created_at.getTime() / 1000),
            payload: { stripe_customer_id: customer_id, value: '1' },
          }),
        )
        .catch((error: unknown) => {
          // Already counted: an earlier try arrived and its answer did not.
          if (!(error instanceof AppError && error.key === 'validation_failed' && isDuplicate(error)))
            throw error;
        });
    }
    await deps.db('metered_usage').where({ identifier }).update({ sent_at: deps.clock.now() });
  }
  return due.length;
}

const isDuplicate = (error: AppError) =>
  error.cause instanceof Error && error.cause.message.includes('identifier');
