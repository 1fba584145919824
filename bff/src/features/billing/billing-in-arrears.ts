import type Stripe from 'stripe';
import type { Deps } from '../../deps.ts';
import { requirePayments } from './require-payments.ts';

/** A plan that is billed, its fee too, when the period has ended. */
export const isMetered = ({ recurring }: Stripe.Price): boolean => recurring?.usage_type === 'metered';

interface Payer {
  customer: string;
  /** An invoice that does not count, because what comes now takes its place. */
  replaced: string | null;
}

/**
 * Whether this price may be sold to a customer who has not paid it yet: a metered one not while an earlier invoice could
 * not be charged, or each month would begin with a new subscription and end unpaid.
 */
export async function mayBillInArrears(
  deps: Deps,
  price: Stripe.Price,
  { customer, replaced }: Payer,
): Promise<boolean> {
  if (!isMetered(price)) return true;
  return failedInvoices(await openInvoices(deps, customer), replaced).length === 0;
}

/** Invoices of a customer that are still to be paid, whether or not a charge has been tried. */
export async function openInvoices(deps: Deps, customer: string): Promise<Stripe.Invoice[]> {
  const { data } = await requirePayments(deps).call((stripe) =>
    stripe.invoices.list({ customer, status: 'open', limit: 100 }),
  );
  return data;
}

/**
 * Of open invoices those for which a charge has been tried.
 * @param replaced one that does not count, because what comes now takes its place
 */
export const failedInvoices = (open: readonly Stripe.Invoice[], replaced: string | null): Stripe.Invoice[] =>
  open.filter(({ id, attempted, amount_remaining }) => id !== replaced && attempted && amount_remaining > 0);
