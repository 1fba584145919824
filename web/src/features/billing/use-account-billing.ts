import { useState } from 'react';
import { hasDraft } from '../../forms/use-draft.ts';
import { useFields } from '../../forms/use-fields.ts';
import { trpc } from '../../lib/trpc.ts';
import {
  type BillingFields,
  billingData,
  emptyBilling,
  fieldsOfCustomer,
  issuesOf,
  placeOf,
} from './billing-fields.ts';

/**
 * The billing data of an account while they are edited: what the provider has, until something is typed; empty for an
 * account that is yet to be made (`null`). The section that shows them is open at first when told, or when a draft waits in
 * it. `data` is what to send: nothing when nothing was changed or the section was closed.
 */
export function useAccountBilling(id: number | null, isOpenAtFirst = false) {
  const name = `billing.${id ?? 'new'}`;
  const [isOpen, setOpen] = useState(() => isOpenAtFirst || hasDraft(name));
  const customer = trpc.billing.customer.useQuery(
    { id: id ?? 0 },
    { enabled: isOpen && id !== null, staleTime: Infinity },
  );
  const fields = useBillingFields(name, customer.data ? fieldsOfCustomer(customer.data) : emptyBilling);
  const { isComplete } = fields;
  return {
    isOpen,
    setOpen,
    isPending: id !== null && customer.isPending,
    error: customer.error,
    retry: () => void customer.refetch(),
    fields,
    isChanged: fields.isChanged,
    isComplete,
    isWrong: fields.isChanged() && !isComplete,
    /** For `useForm`; a section that is closed, or where nothing was typed, keeps no form from being sent. */
    parts: isOpen && fields.isChanged() ? [fields] : [],
    data: isOpen && fields.isChanged() ? billingData(fields.values) : {},
  };
}

export const useBillingFields = (draft: string | null, saved: BillingFields) =>
  useFields({ draft, saved, check: issuesOf, place: placeOf });
