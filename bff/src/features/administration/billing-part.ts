import type { z } from 'zod';
import type { updateAccountInput } from '@massima/contract/account';

type BillingPart = Pick<z.infer<typeof updateAccountInput>, 'address' | 'metadata' | 'vat_number'>;

/** The billing data of a profile or of the administrator's form; null where none were sent. */
export const billingPartOf = ({ address, metadata, vat_number }: BillingPart): BillingPart | null =>
  address || metadata || vat_number !== undefined ? { address, metadata, vat_number } : null;
