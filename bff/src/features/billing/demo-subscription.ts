import type { Deps } from '../../deps.ts';
import { User } from '../../models/user.ts';
import { ensureCustomer } from './owned.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { currentSubscription } from './read-subscription.ts';
import { requirePayments } from './require-payments.ts';
import { syncSubscription } from './sync-subscription.ts';

/** The demo's lawyer has an active subscription with 500 queries (contract, section 9), paid without a trial. */
const demoLawyer = 'lawyer@example.com';

/** Only in the demo, only on the sandbox; does nothing once the lawyer is a customer. */
export async function subscribeDemoLawyer(deps: Deps): Promise<void> {
  if (!deps.config.DEMO || !deps.payments?.scriptSrc) return;
  const user = await User.query(deps.db).findOne({ email: demoLawyer });
  if (!user || user.customer_id) return;
  const payments = requirePayments(deps);
  await oneAtATime(deps, user.id, async () => {
    const customer = await ensureCustomer(deps, user);
    if (await currentSubscription(payments, customer)) return;
    const { data } = await payments.call((stripe) => stripe.prices.list({ active: true, limit: 100 }));
    const price = data.find((p) => p.nickname === 'monthly' && p.metadata['price_type'] === 'regular');
    if (!price) return;
    const card = await payments.call((stripe) => stripe.paymentMethods.attach('pm_card_visa', { customer }));
    await payments.call((stripe) =>
      stripe.subscriptions.create(
        {
          customer,
          items: [{ price: price.id }],
          default_payment_method: card.id,
          billing_mode: { type: 'flexible' },
        },
        { idempotencyKey: `demo-${customer}` },
      ),
    );
    await syncSubscription(deps, customer);
  });
}
