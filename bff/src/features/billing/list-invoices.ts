import type Stripe from 'stripe';
import type { z } from 'zod';
import type { invoice, invoicesInput, invoicesOutput } from '@massima/contract/billing';
import { findAccount } from '../../access.ts';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { nameInvoice } from './name-invoice.ts';
import { quoteInvoice } from './quote-invoice.ts';
import { orIfMissing, requirePayments } from './require-payments.ts';
import { paymentIntentOf, viewInvoice, viewPaymentIntent } from './stripe-view.ts';

type InvoiceView = z.infer<typeof invoice>;

/** Maximum number of invoices. Years of monthly invoices are far below this. */
const most = 1000;

export async function listInvoices(
  deps: Deps,
  actor: Actor,
  { id, limit, offset }: z.infer<typeof invoicesInput>,
): Promise<z.infer<typeof invoicesOutput>> {
  const { id: userId, customer_id: customer } = await findAccount(deps.db, actor, 'read', id);
  if (!customer) return { data: [], total: 0 };
  const all = await orIfMissing(
    requirePayments(deps).call((stripe) =>
      stripe.invoices
        .list({ customer, limit: 100, expand: ['data.payments'] })
        .autoPagingToArray({ limit: most }),
    ),
    [],
  );
  const page = all.slice(offset, offset + limit);
  const present = async (stripeInvoice: Stripe.Invoice): Promise<InvoiceView> => {
    const [plan, payment_intent] = await Promise.all([
      nameInvoice(deps, stripeInvoice, all),
      openIntent(deps, stripeInvoice),
    ]);
    const view = viewInvoice(stripeInvoice, { plan, quote: quoteInvoice(deps, userId, stripeInvoice) });
    return { ...view, ...(payment_intent && { payment_intent }) };
  };
  return { data: await Promise.all(page.map(present)), total: all.length };
}

/** Returns the payment intent of an open invoice; null for other invoices, which cannot be paid. */
async function openIntent(deps: Deps, stripeInvoice: Stripe.Invoice): Promise<InvoiceView['payment_intent']> {
  const intent = paymentIntentOf(stripeInvoice);
  if (stripeInvoice.status !== 'open' || typeof intent !== 'string') return null;
  return viewPaymentIntent(
    await requirePayments(deps).call((stripe) => stripe.paymentIntents.retrieve(intent)),
  );
}
