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
import { holdToQuote, readQuote } from './quote.ts';
import { sendAllUsage } from './send-metered-usage.ts';
import { presentLastBill, showLastBill } from './show-last-bill.ts';
import { viewCustomer } from './stripe-view.ts';
import { syncSubscription } from './sync-subscription.ts';

/** Made on first need: the card form asks for it before anything else. */
export async function readCustomer(deps: Deps, actor: Actor, id: number): Promise<z.infer<typeof customer>> {
  const user = await findAccount(deps.db, actor, 'read', id);
  const now = deps.clock.now();
  return viewCustomer(await ensureCustomer(deps, user), trialEndOf(user, now), now);
}

/**
 * Checks billing data and writes them to the provider, the only place that keeps them. The number that the provider may
 * refuse comes first and the old one goes last, so that whatever breaks off leaves a number, and saving again finishes it.
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
  const others = existing.filter((one) => !taxId || !isSame(one, taxId));
  if (taxId && others.length === existing.length)
    await payments.call((stripe) => stripe.customers.createTaxId(id, taxId));
  await payments.call((stripe) => stripe.customers.update(id, paramsOf(data, taxId ? undefined : number)));
  for (const old of others)
    await orIfMissing(
      payments.call((stripe) => stripe.customers.deleteTaxId(id, old.id)),
      null,
    );
  await noteCodes(deps, user.id, { vat: number?.value, fiscal: data.metadata?.Fiscal_code });
}

/** The provider has a type for every country whose numbers are checked, and refuses all others: these are in the metadata. */
const forProvider = (number: TaxId | undefined): ProviderTaxId | undefined => {
  if (!number || number.type === 'unknown') return undefined;
  return { type: number.type, value: number.value };
};
interface ProviderTaxId extends TaxId {
  type: Exclude<TaxId['type'], 'unknown'>;
}

const isSame = (a: Pick<Stripe.TaxId, 'type' | 'value'>, b: TaxId) =>
  a.type === b.type && a.value === b.value;

/** Receipts have none. */
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
    // The provider knows Northern Ireland by its number alone: see `viewCustomer`.
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
 * Ends an account's business at the provider: its subscription immediately, with a bill where it is paid afterwards; once that is paid,
 * the provider forgets every customer made for the account. Every step can be repeated; an account that lives on afterwards has no plan,
 * and gets a new customer when it needs one.
 * @param removeAccount what comes then, before another tab may subscribe: a subscription without an account would be
 * charged for ever.
 * @param quote the last bill as it was shown: with another one nothing is ended
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
    // As it is now: another tab may have subscribed while this one waited.
    const user = await findUser(deps.db, userId);
    if (!user) throw new AppError('user_not_found');
    const known = user.customer_id === null ? [] : [user.customer_id];
    const made = await customersOf(deps, user).catch((error: unknown) => {
      // A customer who never paid anything may leave also while the provider is down; reconcile reports what was left behind.
      if (user.customer_id !== null) throw error;
      return [];
    });
    // The bill is to count what was used to the last.
    if (user.customer_id !== null) await sendAllUsage(deps, user.id);
    await holdToQuote(
      quoted,
      (moment) => showLastBill(deps, user, moment),
      (shown) => ({ last_bill: presentLastBill(deps, user.id, shown) }),
    );
    for (const id of new Set([...known, ...made.map((customer) => customer.id)])) await endCustomer(deps, id);
    if (user.customer_id !== null) await syncSubscription(deps, user.customer_id);
    await removeAccount();
  });
}
