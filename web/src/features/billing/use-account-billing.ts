import { useState } from 'react';
import { trpc } from '../../lib/trpc.ts';
import { hasDraft, useDraft } from '../../lib/use-draft.ts';
import { billingData, emptyBilling, fieldsOfCustomer, issuesOf } from './billing-fields.ts';

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
  const draft = useDraft(name, customer.data ? fieldsOfCustomer(customer.data) : emptyBilling);
  const isComplete = Object.keys(issuesOf(draft.value)).length === 0;
  return {
    isOpen,
    setOpen,
    isPending: id !== null && customer.isPending,
    error: customer.error,
    retry: () => void customer.refetch(),
    fields: draft.value,
    setFields: draft.set,
    isChanged: draft.isChanged,
    isComplete,
    isWrong: draft.isChanged() && !isComplete,
    data: isOpen && draft.isChanged() ? billingData(draft.value) : {},
    /** What was sent is saved; what was typed since then is not. */
    settle: draft.settle,
    /** What was typed is saved, or given up. */
    forget: draft.clear,
  };
}
