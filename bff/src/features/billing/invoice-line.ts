import type Stripe from 'stripe';

export const priceIdOf = ({ pricing }: Stripe.InvoiceLineItem): string | undefined => {
  const price = pricing?.price_details?.price;
  return typeof price === 'object' ? price.id : price;
};

export const isProration = ({ parent }: Stripe.InvoiceLineItem): boolean =>
  parent?.subscription_item_details?.proration === true || parent?.invoice_item_details?.proration === true;

/**
 * The plan that an invoice charges: of a change the new one, whose time ends last. Undefined where it gives back and
 * charges none, as after a change to a plan that is paid afterwards.
 */
export function planOf({ lines }: Pick<Stripe.Invoice, 'lines'>): string | undefined {
  const charged = lines.data.filter((line) => line.amount >= 0 && priceIdOf(line) !== undefined);
  const [main] = charged.sort((a, b) => b.period.end - a.period.end || b.amount - a.amount);
  return main && priceIdOf(main);
}

/** The plan that an invoice gives back. */
export const planBefore = ({ lines }: Pick<Stripe.Invoice, 'lines'>): string | undefined =>
  lines.data
    .filter(({ amount }) => amount < 0)
    .map(priceIdOf)
    .find(Boolean);

/**
 * The plan that ran until an invoice: the one it gives back, or the one whose use it charges on top of the new plan's
 * fee.
 */
export function planUntil(one: Pick<Stripe.Invoice, 'lines'>): string | undefined {
  const charged = planOf(one);
  const other = one.lines.data.map(priceIdOf).find((id) => id !== undefined && id !== charged);
  return planBefore(one) ?? other ?? charged;
}

export const subscriptionOf = ({ parent }: Stripe.Invoice): string | null => {
  const subscription = parent?.subscription_details?.subscription;
  return typeof subscription === 'object' ? subscription.id : (subscription ?? null);
};
