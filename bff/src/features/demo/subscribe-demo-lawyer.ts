import { planTerms } from '@massima/contract/plan';
import type { Deps } from '../../deps.ts';
import { findUserByEmail } from '../../models/user.ts';
import { requirePayments, subscribe } from '../billing/index.ts';

/**
 * The demo's lawyer has an active subscription with 500 queries (contract, section 9), paid
 * without a trial.
 */
const demoLawyer = 'lawyer@example.com';

/**
 * Subscribes the demo's lawyer, on the sandbox only. Does nothing if the lawyer already had a
 * plan.
 */
export async function subscribeDemoLawyer(deps: Deps): Promise<void> {
  if (!deps.payments?.scriptSrc) return;
  const user = await findUserByEmail(deps.db, demoLawyer);
  if (!user || user.plan_expires_at !== null) return;
  const { data } = await requirePayments(deps).call((stripe) =>
    stripe.prices.list({ active: true, limit: 100 }),
  );
  const price = data.find((p) => p.nickname === 'monthly' && planTerms(p).priceType === user.price_type);
  if (price) await subscribe(deps, user, user.id, { planId: price.id, paymentMethodId: 'pm_card_visa' }, 0);
}
