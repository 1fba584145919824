import type Stripe from 'stripe';
import type { Deps } from '../../deps.ts';
import { seconds } from './periods.ts';
import { giveQuote, type Moment, type Shown } from './quote.ts';

/** Returns the charge for an invoice. Nothing is prorated. */
export const showInvoice = (
  { clock }: Deps,
  { id, status, amount_remaining, currency }: Stripe.Invoice,
  moment: Moment = { at: seconds(clock.now()), prorated: null },
): Shown<unknown> => ({ view: { id, status, amount_remaining, currency }, basis: null, moment });

/** Returns the quote of an open invoice; null for other invoices, which cannot be paid. */
export const quoteInvoice = (deps: Deps, userId: number, invoice: Stripe.Invoice): string | null =>
  invoice.status === 'open' ? giveQuote(deps, 'invoice', userId, showInvoice(deps, invoice)) : null;
