import type Stripe from 'stripe';
import { CardRefused, isRefusal } from '../../adapters/payments.ts';
import type { Deps } from '../../deps.ts';
import { accountOfCustomer } from '../../models/customers.ts';
import {
  dueLeaving,
  deleteDepartingCustomer,
  holdLeaving,
  postponeDepartingCustomer,
  insertDepartingCustomer,
} from '../../models/leaving-customers.ts';
import type { LeavingCustomerRow } from '../../models/tables.ts';
import { cancelWithFinalInvoice, unpaidFinalInvoices } from './final-invoice.ts';
import { issueInvoices } from './issue-invoices.ts';
import { orIfMissing, requirePayments } from './require-payments.ts';

const hour = 60 * 60_000;
const day = 24 * hour;
const batch = 20;
/** Time that a bill stays a draft, so that recently reported use is still added. */
const draftMs = hour;
/** Delay until the next attempt after an error of the provider. */
const retryMs = hour;
/** Delay until another process takes over from a dead process. */
const leaseMs = hour;
/** Delay between charges. Card networks allow about fifteen attempts a month. */
const againMs = 3 * day;
/** After this time the bill is given up. */
const giveUpMs = 30 * day;

/**
 * Ends the subscriptions of a customer whose account is being deleted. Deletes a customer without
 * debt immediately. A customer with an unpaid bill is stored for `collectFinalInvoices`.
 */
export async function endCustomer(deps: Deps, customer: string): Promise<void> {
  if (!(await cancelWithFinalInvoice(deps, customer))) return forget(deps, customer);
  const now = deps.clock.now();
  const next_look_at = new Date(now.getTime() + draftMs);
  await insertDepartingCustomer(deps.db, { customer_id: customer, left_at: now, next_look_at });
}

/** Charges the unpaid bills of deleted accounts from time to time, for a month at most. */
export async function collectFinalInvoices(deps: Deps): Promise<void> {
  if (!deps.payments) return;
  const now = deps.clock.now();
  for (const row of await dueLeaving(deps.db, now, batch)) {
    if (!(await holdLeaving(deps.db, row, leaseMs))) continue;
    try {
      await collect(deps, row, now);
    } catch (err) {
      deps.log.warn({ err, customer: row.customer_id }, 'could not collect a last bill');
      await postponeDepartingCustomer(deps.db, row.customer_id, new Date(now.getTime() + retryMs));
    }
  }
}

async function collect(
  deps: Deps,
  { customer_id: customer, left_at }: LeavingCustomerRow,
  now: Date,
): Promise<void> {
  // The deletion was not finished, so the account pays as before.
  if ((await accountOfCustomer(deps.db, customer)) !== null)
    return void (await deleteDepartingCustomer(deps.db, customer));
  for (const bill of await unpaidFinalInvoices(deps, customer)) await charge(deps, bill);
  const unpaid = await unpaidFinalInvoices(deps, customer);
  if (unpaid.length > 0 && now.getTime() - left_at.getTime() < giveUpMs)
    return postponeDepartingCustomer(deps.db, customer, new Date(now.getTime() + againMs));
  for (const { id, amount_remaining } of unpaid)
    deps.log.error(
      { customer, invoice: id, cents: amount_remaining },
      'a last bill is still unpaid and was given up',
    );
  await forget(deps, customer);
  await deleteDepartingCustomer(deps.db, customer);
}

/**
 * Tries to charge an invoice. The provider allows one payment and may have charged it already, so
 * the result is read from the invoice afterwards.
 */
async function charge(deps: Deps, { id, status }: Stripe.Invoice): Promise<void> {
  const { call } = requirePayments(deps);
  try {
    if (status === 'draft')
      await call((stripe) => stripe.invoices.finalizeInvoice(id, { auto_advance: false }));
    await call((stripe) => stripe.invoices.pay(id, { off_session: true }));
  } catch (error) {
    if (!(error instanceof CardRefused) && !isRefusal(error)) throw error;
  }
}

async function forget(deps: Deps, customer: string): Promise<void> {
  // Issued before the customer's data are deleted.
  await issueInvoices(deps, customer);
  await orIfMissing(
    requirePayments(deps).call((stripe) => stripe.customers.del(customer)),
    null,
  );
}
