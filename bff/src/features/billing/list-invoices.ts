import type Stripe from 'stripe';
import type { z } from 'zod';
import type { invoice, invoicesInput, invoicesOutput } from '@massima/contract/billing';
import { findAccount } from '../../access.ts';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { orIfMissing, requirePayments } from './require-payments.ts';
import { paymentIntentOf, viewInvoice, viewPaymentIntent } from './stripe-view.ts';

/** The provider pages by cursor; years of monthly invoices fit well below this. */
const most = 1000;

export async function listInvoices(
  deps: Deps,
  actor: Actor,
  { id, limit, offset }: z.infer<typeof invoicesInput>,
): Promise<z.infer<typeof invoicesOutput>> {
  const { customer_id: customer } = await findAccount(deps.db, actor, 'read', id);
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
  return { data: await Promise.all(page.map((one) => withIntent(deps, one))), total: all.length };
}

/** Only an open invoice can be paid, so only its payment intent is worth a call. */
async function withIntent(deps: Deps, one: Stripe.Invoice): Promise<z.infer<typeof invoice>> {
  const view = viewInvoice(one);
  const intent = paymentIntentOf(one);
  if (one.status !== 'open' || typeof intent !== 'string') return view;
  const found = await requirePayments(deps).call((stripe) => stripe.paymentIntents.retrieve(intent));
  return { ...view, payment_intent: viewPaymentIntent(found) };
}
