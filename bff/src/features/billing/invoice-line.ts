import type Stripe from 'stripe';

export const priceIdOf = ({ pricing }: Stripe.InvoiceLineItem): string | undefined => {
  const price = pricing?.price_details?.price;
  return typeof price === 'object' ? price.id : price;
};

export const isProration = ({ parent }: Stripe.InvoiceLineItem): boolean =>
  parent?.subscription_item_details?.proration === true || parent?.invoice_item_details?.proration === true;
