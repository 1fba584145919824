import { trpc } from './trpc.ts';

/**
 * Returns the server's time, which licences and trials depend on, or the device's until the server
 * has responded.
 */
export function useNow(): Date {
  const { data, dataUpdatedAt } = trpc.system.config.useQuery(undefined, { staleTime: Infinity });
  const here = Date.now();
  return new Date(data ? Date.parse(data.now) + here - dataUpdatedAt : here);
}
