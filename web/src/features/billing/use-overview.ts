import { type Outputs, trpc } from '../../lib/trpc.ts';
import { pageOfInvoices } from './page-of-invoices.ts';

/**
 * Subscription and the state of its related queries, which are requested and drawn together, so
 * that no panel moves the others.
 */
export function useOverview({ id, customerid }: Outputs['session']['me']) {
  const ofCustomer = { enabled: customerid !== null };
  const subscription = trpc.billing.subscription.useQuery({ id }, { staleTime: 0 });
  const around = [
    trpc.system.config.useQuery(undefined, { staleTime: Infinity }),
    trpc.billing.paymentMethods.useQuery({ id }, ofCustomer),
    trpc.billing.customer.useQuery({ id }, ofCustomer),
    trpc.billing.invoices.useQuery(pageOfInvoices(id)),
  ];
  // Errors are shown in place and can be retried there.
  const isComing = [subscription, ...around].some(({ isLoading, isFetched }) => isLoading && !isFetched);
  return { subscription, isComing };
}
