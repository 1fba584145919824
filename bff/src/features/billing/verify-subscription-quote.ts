import type Stripe from 'stripe';
import type { Deps } from '../../deps.ts';
import type { AccountRow } from '../../models/user.ts';
import { openInvoices } from './billing-in-arrears.ts';
import { giveQuote, verifyQuote, type Quoted } from './quote.ts';
import { showSubscription } from './show-subscription.ts';

/**
 * Checks the quote of a new subscription.
 * @throws AppError `quote_changed` if the charge would differ from the quote
 */
export const verifySubscriptionQuote = (
  deps: Deps,
  user: AccountRow,
  quoted: Quoted | undefined,
  order: { price: Stripe.Price; coupon: Stripe.Coupon | null; customer: Stripe.Customer },
): Promise<void> =>
  verifyQuote(
    quoted,
    async (moment) => {
      const open = await openInvoices(deps, order.customer.id);
      return showSubscription(deps, user, { ...order, open, existing: null }, moment);
    },
    (preview) => ({ preview: { ...preview.view, quote: giveQuote(deps, 'subscribe', user.id, preview) } }),
  );
