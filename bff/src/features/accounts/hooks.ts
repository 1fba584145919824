import type { z } from 'zod';
import type { billingAddress, billingMetadata } from '@massima/contract/account';
import type { Deps } from '../../deps.ts';
import type { User } from '../../models/user.ts';

export interface BillingPart {
  address?: z.infer<typeof billingAddress> | undefined;
  metadata?: z.infer<typeof billingMetadata> | undefined;
  vat_number?: string | undefined;
}

/** What other parts of the product do when an account changes. Handed to the router, so that this feature knows none of them. */
export interface AccountHooks {
  /** Ends what the account has elsewhere, such as its subscription. When it throws, nothing is deleted. */
  beforeDelete?: (deps: Deps, account: User) => Promise<void>;
  /** Keeps the billing part of a profile or of the administrator's form. */
  saveBilling?: (deps: Deps, account: User, billing: BillingPart) => Promise<void>;
}

export const billingPartOf = ({ address, metadata, vat_number }: BillingPart): BillingPart | null =>
  address || metadata || vat_number !== undefined ? { address, metadata, vat_number } : null;
