import { type Outputs, trpc } from '../../lib/trpc.ts';
import { pageOfInvoices } from './page-of-invoices.ts';

/**
 * The subscription, and whether what surrounds it is still loading: all of it is requested together and drawn together. A panel
 * that filled up later would push down what is below it, and each further question costs a round trip.
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
  // What failed is shown in its place, and can be retried there.
  const isComing = [subscription, ...around].some(({ isLoading, isFetched }) => isLoading && !isFetched);
  return { subscription, isComing };
}
