import { useState } from 'react';
import { trpc } from '../../lib/trpc.ts';
import {
  billingData,
  type BillingFields,
  emptyBilling,
  fieldsOfCustomer,
  issuesOf,
} from './billing-fields.ts';

/**
 * The billing data of an account while they are edited: what the provider has, until something is typed. `data` is what
 * to send: nothing when nothing was changed.
 */
export function useAccountBilling(id: number, isShown: boolean) {
  const customer = trpc.billing.customer.useQuery({ id }, { enabled: isShown, staleTime: Infinity });
  const [edited, setEdited] = useState<BillingFields | null>(null);
  return {
    isPending: customer.isPending,
    error: customer.error,
    retry: () => void customer.refetch(),
    fields: edited ?? (customer.data ? fieldsOfCustomer(customer.data) : emptyBilling),
    setFields: setEdited,
    isWrong: edited !== null && Object.keys(issuesOf(edited)).length > 0,
    data: edited === null ? {} : billingData(edited),
    saved: () => setEdited(null),
  };
}
