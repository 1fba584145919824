import { isStandardProduct } from '@massima/contract/plan';
import { trpc } from '../../lib/trpc.ts';
import { plansFor } from './plans.ts';

/** The plans on sale for a price type: those of the active standard product. */
export function usePlans(priceType: string) {
  const products = trpc.billing.products.useQuery();
  const product = products.data?.data.find(isStandardProduct);
  const prices = trpc.billing.prices.useQuery(
    { product: product?.id ?? '', limit: 100 },
    { enabled: product !== undefined },
  );
  return {
    plans: prices.data
      ? plansFor(prices.data.data, priceType)
      : product || products.isPending
        ? undefined
        : [],
    error: products.error ?? prices.error,
    retry: () => void (products.error ? products.refetch() : prices.refetch()),
  };
}
