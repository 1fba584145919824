import { isStandardProduct } from '@massima/contract/plan';
import { trpc } from '../../lib/trpc.ts';
import { plansFor } from './plans.ts';

/** All prices of the active standard product. */
function usePrices() {
  const products = trpc.billing.products.useQuery();
  const product = products.data?.data.find(isStandardProduct);
  const prices = trpc.billing.prices.useQuery(
    { product: product?.id ?? '', limit: 100 },
    { enabled: product !== undefined },
  );
  return { products, product, prices };
}

/**
 * Returns a function that names a price, even if it is not on sale; null if it no longer exists.
 */
export function usePriceName() {
  const { prices } = usePrices();
  return (id: string): string | null => prices.data?.data.find((price) => price.id === id)?.nickname ?? null;
}

/** Returns the plans of the active standard product for a price type. */
export function usePlans(priceType: string) {
  const { products, product, prices } = usePrices();
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
