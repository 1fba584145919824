import type Stripe from 'stripe';
import type { z } from 'zod';
import type { customer } from '@massima/contract/billing';
import { billingIssues, type BillingData } from '@massima/contract/format/billing';
import { taxIdType, type TaxId } from '@massima/contract/format/vat-number';
import { findAccount } from '../../access.ts';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { AppError, type ErrorData } from '../../errors.ts';
import type { AccountRow } from '../../models/user.ts';
import { findUser } from '../../models/user.ts';
import { noteCodes } from '../users/index.ts';
import { trialEndOf } from './choose-plan.ts';
import { endCustomer } from './leaving-customers.ts';
import { customersOf, ensureCustomer } from './ensure-customer.ts';
import { withBillingLease } from './with-billing-lease.ts';
import { nameOnInvoice } from './invoice-rules.ts';
import { orIfMissing, requirePayments } from './require-payments.ts';
import { verifyQuote, readQuote } from './quote.ts';
import { sendAllUsage } from './send-metered-usage.ts';
import { presentLastBill, showLastBill } from './show-last-bill.ts';
import { viewCustomer } from './stripe-view.ts';
import { syncSubscription } from './sync-subscription.ts';

/**
 * Returns the billing data of an account. Creates its customer at the provider if none exists,
 * because the card form needs one.
 */
export async function readCustomer(deps: Deps, actor: Actor, id: number): Promise<z.infer<typeof customer>> {
  const user = await findAccount(deps.db, actor, 'read', id);
  const now = deps.clock.now();
  return viewCustomer(await ensureCustomer(deps, user), trialEndOf(user, now), now);
}

/**
 * Validates billing data and writes them to the provider, which is their only storage.
 *
 * The new tax number is sent first and the old one removed last, so that an aborted call leaves a
 * number. Saving again completes the change.
 */
export async function saveBillingData(deps: Deps, user: AccountRow, data: BillingData): Promise<void> {
  const issues: NonNullable<ErrorData['issues']> = billingIssues(data);
  if (data.metadata?.is_invoice === 'true' && nameOnInvoice(`${user.name} ${user.surname}`) === '')
    issues.push({ path: 'name', message: 'validation_failed' });
  if (issues.length > 0) throw new AppError('validation_failed', { issues });
  const payments = requirePayments(deps);
  const { id, tax_ids } = await ensureCustomer(deps, user);
  const number = taxIdOf(data);
  const taxId = forProvider(number);
  const existing = tax_ids?.data ?? [];
  const obsolete = existing.filter((one) => !taxId || !isSame(one, taxId));
  if (taxId && obsolete.length === existing.length)
    await payments.call((stripe) => stripe.customers.createTaxId(id, taxId));
  await payments.call((stripe) => stripe.customers.update(id, paramsOf(data, taxId ? undefined : number)));
  for (const old of obsolete)
    await orIfMissing(
      payments.call((stripe) => stripe.customers.deleteTaxId(id, old.id)),
      null,
    );
  await noteCodes(deps, user.id, { vat: number?.value, fiscal: data.metadata?.Fiscal_code });
}

/**
 * Returns the tax id as the provider accepts it; undefined for countries it has no type for. The
 * numbers of other countries are stored in the metadata.
 */
const forProvider = (number: TaxId | undefined): ProviderTaxId | undefined => {
  if (!number || number.type === 'unknown') return undefined;
  return { type: number.type, value: number.value };
};
interface ProviderTaxId extends TaxId {
  type: Exclude<TaxId['type'], 'unknown'>;
}

const isSame = (a: Pick<Stripe.TaxId, 'type' | 'value'>, b: TaxId) =>
  a.type === b.type && a.value === b.value;

/** Returns the tax number of billing data; undefined for receipts. */
const taxIdOf = ({ address, metadata, vat_number }: BillingData): TaxId | undefined =>
  metadata?.is_invoice === 'true' && vat_number ? taxIdType(address?.country ?? 'IT', vat_number) : undefined;

const paramsOf = (
  { address = {}, metadata = {} }: BillingData,
  kept: TaxId | undefined,
): Stripe.CustomerUpdateParams => ({
  address: {
    line1: address.line1 ?? '',
    line2: address.line2 ?? '',
    city: address.city ?? '',
    state: address.state ?? '',
    postal_code: address.postal_code ?? '',
    // The provider identifies Northern Ireland only by its tax number. See `viewCustomer`.
    country: address.country === 'XI' ? 'GB' : (address.country ?? 'IT'),
  },
  metadata: {
    Pec: metadata.Pec ?? '',
    Fe_code: metadata.Fe_code ?? '',
    Fiscal_code: metadata.Fiscal_code ?? '',
    is_invoice: metadata.is_invoice ?? 'false',
    vat_number: kept?.value ?? '',
  },
});

/**
 * Ends the subscriptions of an account at the provider immediately, with a last bill for a metered
 * plan. Once that bill is paid, all customers created for the account are deleted.
 *
 * Every step can be repeated. An account that continues has no plan, and gets a new customer when
 * it needs one.
 * @param removeAccount  runs before another tab can subscribe, because a subscription without an
 *   account would be charged for ever
 * @param quote  quote of the last bill; nothing is ended if the bill differs
 */
export async function deleteCustomers(
  deps: Deps,
  { id: userId }: AccountRow,
  removeAccount: () => Promise<void> = async () => undefined,
  quote?: string,
): Promise<void> {
  const quoted = readQuote(deps, 'last-bill', userId, quote);
  if (!deps.payments) return removeAccount();
  await withBillingLease(deps, userId, async () => {
    // Read again, because another tab may have subscribed while this request waited.
    const user = await findUser(deps.db, userId);
    if (!user) throw new AppError('user_not_found');
    const exceptions = user.customer_id === null ? [] : [user.customer_id];
    const made = await customersOf(deps, user).catch((error: unknown) => {
      // A customer who never paid may leave while the provider is unavailable. `reconcile` reports
      // what remains.
      if (user.customer_id !== null) throw error;
      return [];
    });
    // The bill must include the latest use.
    if (user.customer_id !== null) await sendAllUsage(deps, user.id);
    await verifyQuote(
      quoted,
      (moment) => showLastBill(deps, user, moment),
      (bill) => ({ last_bill: presentLastBill(deps, user.id, bill) }),
    );
    for (const id of new Set([...exceptions, ...made.map((customer) => customer.id)]))
      await endCustomer(deps, id);
    if (user.customer_id !== null) await syncSubscription(deps, user.customer_id);
    await removeAccount();
  });
}
