import type Stripe from 'stripe';
import type { Deps } from '../../deps.ts';
import { seconds } from './periods.ts';
import { giveQuote, type Moment, type Shown } from './quote.ts';

/** What paying an invoice charges; nothing of it is prorated. */
export const showInvoice = (
  { clock }: Deps,
  { id, status, amount_remaining, currency }: Stripe.Invoice,
  moment: Moment = { at: seconds(clock.now()), prorated: null },
): Shown<unknown> => ({ view: { id, status, amount_remaining, currency }, basis: null, moment });

/** Only an open one can be paid. */
export const quoteInvoice = (deps: Deps, userId: number, invoice: Stripe.Invoice): string | null =>
  invoice.status === 'open' ? giveQuote(deps, 'invoice', userId, showInvoice(deps, invoice)) : null;
