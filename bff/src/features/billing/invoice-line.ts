import type Stripe from 'stripe';

export const priceIdOf = ({ pricing }: Stripe.InvoiceLineItem): string | undefined => {
  const price = pricing?.price_details?.price;
  return typeof price === 'object' ? price.id : price;
};

export const isProration = ({ parent }: Stripe.InvoiceLineItem): boolean =>
  parent?.subscription_item_details?.proration === true || parent?.invoice_item_details?.proration === true;

/**
 * Returns the plan that an invoice charges; after a change, the new plan, whose period ends last.
 * Returns undefined if the invoice only refunds, for example after a change to a metered plan.
 */
export function planOf({ lines }: Pick<Stripe.Invoice, 'lines'>): string | undefined {
  const charged = lines.data.filter((line) => line.amount >= 0 && priceIdOf(line) !== undefined);
  const [main] = charged.sort((a, b) => b.period.end - a.period.end || b.amount - a.amount);
  return main && priceIdOf(main);
}

/** Returns the plan that an invoice refunds. */
export const planBefore = ({ lines }: Pick<Stripe.Invoice, 'lines'>): string | undefined =>
  lines.data
    .filter(({ amount }) => amount < 0)
    .map(priceIdOf)
    .find(Boolean);

/**
 * Returns the plan that ran until an invoice: the refunded plan, or the plan whose use is charged
 * in addition to the new plan's fee.
 */
export function planUntil(invoice: Pick<Stripe.Invoice, 'lines'>): string | undefined {
  const charged = planOf(invoice);
  const other = invoice.lines.data.map(priceIdOf).find((id) => id !== undefined && id !== charged);
  return planBefore(invoice) ?? other ?? charged;
}

export const subscriptionOf = ({ parent }: Stripe.Invoice): string | null => {
  const subscription = parent?.subscription_details?.subscription;
  return typeof subscription === 'object' ? subscription.id : (subscription ?? null);
};
