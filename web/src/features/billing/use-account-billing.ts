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
 * State of an account's billing data in a form: the provider's values until a field changes; empty
 * for a new account (`null`). The section starts open if requested or if it has a draft. `data` is
 * undefined if nothing changed or the section is closed.
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
    invoiceName: customer.data?.invoice_name,
    fields,
    isChanged: fields.isChanged,
    isComplete,
    isWrong: fields.isChanged() && !isComplete,
    /** Parts for `useForm`. A closed or unchanged section does not block the form. */
    parts: isOpen && fields.isChanged() ? [fields] : [],
    data: isOpen && fields.isChanged() ? billingData(fields.values) : {},
  };
}

export const useBillingFields = (draft: string | null, saved: BillingFields) =>
  useFields({ draft, saved, check: issuesOf, locateIssue: placeOf });
