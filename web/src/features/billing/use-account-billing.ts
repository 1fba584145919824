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
 * The billing data of an account while they are edited: what the provider has, until something is typed; empty for an
 * account that is yet to be made (`null`). `data` is what to send: nothing when nothing was changed.
 */
export function useAccountBilling(id: number | null, isShown: boolean) {
  const customer = trpc.billing.customer.useQuery(
    { id: id ?? 0 },
    { enabled: isShown && id !== null, staleTime: Infinity },
  );
  const [edited, setEdited] = useState<BillingFields | null>(null);
  const fields = edited ?? (customer.data ? fieldsOfCustomer(customer.data) : emptyBilling);
  const isComplete = Object.keys(issuesOf(fields)).length === 0;
  return {
    isPending: id !== null && customer.isPending,
    error: customer.error,
    retry: () => void customer.refetch(),
    fields,
    setFields: setEdited,
    isComplete,
    isWrong: edited !== null && !isComplete,
    data: edited === null ? {} : billingData(edited),
    saved: () => setEdited(null),
  };
}
