import type Stripe from 'stripe';
import type { Deps } from '../../deps.ts';
import type { AccountRow } from '../../models/user.ts';
import { openInvoices } from './billing-in-arrears.ts';
import { giveQuote, holdToQuote, type Quoted } from './quote.ts';
import { showSubscription } from './show-subscription.ts';

/**
 * Checks the quote of a new subscription.
 * @throws AppError `quote_changed` if the charge would differ from the quote
 */
export const holdToSubscription = (
  deps: Deps,
  user: AccountRow,
  quoted: Quoted | undefined,
  asked: { price: Stripe.Price; coupon: Stripe.Coupon | null; customer: Stripe.Customer },
): Promise<void> =>
  holdToQuote(
    quoted,
    async (moment) => {
      const open = await openInvoices(deps, asked.customer.id);
      return showSubscription(deps, user, { ...asked, open, existing: null }, moment);
    },
    (preview) => ({ preview: { ...preview.view, quote: giveQuote(deps, 'subscribe', user.id, preview) } }),
  );
