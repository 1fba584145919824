import type { z } from 'zod';
import type { customer } from '@massima/contract/billing';
import type { BillingData } from '@massima/contract/format/billing';
import { taxIdType } from '@massima/contract/format/vat-number';
import { findAccount } from '../../access.ts';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import type { User } from '../../models/user.ts';
import { trialOf } from './choose-plan.ts';
import { ensureCustomer } from './owned.ts';
import { requirePayments } from './require-payments.ts';
import { viewCustomer } from './stripe-view.ts';

/** Made on first need: the card form asks for it before anything else. */
export async function readCustomer(deps: Deps, actor: Actor, id: number): Promise<z.infer<typeof customer>> {
  const user = await findAccount(deps.db, actor, 'read', id);
  const customerId = await ensureCustomer(deps, user);
  const found = await requirePayments(deps).call((stripe) =>
    stripe.customers.retrieve(customerId, { expand: ['tax_ids'] }),
  );
  if (found.deleted) throw new AppError('file_not_found');
  return viewCustomer(found, trialOf(user));
}

/** Writes billing data that were checked by `billingIssues` to the provider, the only place that keeps them. */
export async function saveBillingData(deps: Deps, user: User, data: BillingData): Promise<void> {
  const payments = requirePayments(deps);
  const customerId = await ensureCustomer(deps, user);
  const { address = {}, metadata = {}, vat_number } = data;
  await payments.call((stripe) =>
    stripe.customers.update(customerId, {
      email: user.email,
      name: `${user.name} ${user.surname}`,
      address: {
        line1: address.line1 ?? '',
        line2: address.line2 ?? '',
        city: address.city ?? '',
        state: address.state ?? '',
        postal_code: address.postal_code ?? '',
        country: address.country ?? 'IT',
      },
      metadata: {
        Pec: metadata.Pec ?? '',
        Fe_code: metadata.Fe_code ?? '',
        Fiscal_code: metadata.Fiscal_code ?? '',
        is_invoice: metadata.is_invoice ?? 'false',
      },
    }),
  );
  await saveTaxId(
    deps,
    customerId,
    metadata.is_invoice === 'true' ? vat_number : undefined,
    address.country ?? 'IT',
  );
}

async function saveTaxId(
  deps: Deps,
  customerId: string,
  vatNumber: string | undefined,
  country: string,
): Promise<void> {
  const payments = requirePayments(deps);
  const wanted = vatNumber ? taxIdType(country, vatNumber) : undefined;
  const existing = await payments.call((stripe) => stripe.customers.listTaxIds(customerId, { limit: 20 }));
  if (wanted && existing.data.some((t) => t.type === wanted.type && t.value === wanted.value)) return;
  for (const old of existing.data)
    await payments.call((stripe) => stripe.customers.deleteTaxId(customerId, old.id));
  if (wanted) await payments.call((stripe) => stripe.customers.createTaxId(customerId, wanted));
}

/** For the deletion of an account: the subscription ends at once, and the provider forgets the customer. */
export async function deleteCustomer(deps: Deps, customerId: string): Promise<void> {
  await requirePayments(deps)
    .call((stripe) => stripe.customers.del(customerId))
    .catch((error: unknown) => {
      if (!(error instanceof AppError && error.key === 'file_not_found')) throw error;
    });
}
