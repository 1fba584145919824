import { trpc } from './trpc.ts';

/** The product's clock, which licences and trials go by; this device's until the server has said it. */
export function useNow(): Date {
  const { data, dataUpdatedAt } = trpc.system.config.useQuery(undefined, { staleTime: Infinity });
  const here = Date.now();
  return new Date(data ? Date.parse(data.now) + here - dataUpdatedAt : here);
}
