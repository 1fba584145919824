import type { z } from 'zod';
import type { updateAccountInput } from '@massima/contract/account';

type BillingPart = Pick<z.infer<typeof updateAccountInput>, 'address' | 'metadata' | 'vat_number'>;

/**
 * Returns the billing data of a profile or of the administrator's form, or null if none were sent.
 */
export const billingPartOf = ({ address, metadata, vat_number }: BillingPart): BillingPart | null =>
  address || metadata || vat_number !== undefined ? { address, metadata, vat_number } : null;
