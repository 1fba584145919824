import type Stripe from 'stripe';
import type { Deps } from '../../deps.ts';
import { requirePayments } from './require-payments.ts';

/**
 * Whether a plan is billed by use. The fee of such a plan is also charged at the end of the
 * period.
 */
export const isMetered = ({ recurring }: Stripe.Price): boolean => recurring?.usage_type === 'metered';

interface Payer {
  customer: string;
  /** Id of an invoice to ignore, because the new purchase replaces it. */
  replaced: string | null;
}

/**
 * Whether a price may be sold to a customer. A metered price is rejected while an earlier invoice
 * could not be charged; otherwise each month could start a new subscription and end unpaid.
 */
export async function mayBillInArrears(
  deps: Deps,
  price: Stripe.Price,
  { customer, replaced }: Payer,
): Promise<boolean> {
  if (!isMetered(price)) return true;
  return failedInvoices(await openInvoices(deps, customer), replaced).length === 0;
}

/** Returns the open invoices of a customer, with or without a failed charge. */
export async function openInvoices(deps: Deps, customer: string): Promise<Stripe.Invoice[]> {
  const { data } = await requirePayments(deps).call((stripe) =>
    stripe.invoices.list({ customer, status: 'open', limit: 100 }),
  );
  return data;
}

/**
 * Returns the open invoices for which a charge was attempted.
 * @param replaced  id of an invoice to ignore, because the new purchase replaces it
 */
export const failedInvoices = (open: readonly Stripe.Invoice[], replaced: string | null): Stripe.Invoice[] =>
  open.filter(({ id, attempted, amount_remaining }) => id !== replaced && attempted && amount_remaining > 0);
