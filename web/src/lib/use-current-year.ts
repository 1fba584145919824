import { yearInItaly } from '@massima/contract/format/dates';
import { trpc } from './trpc.ts';

/**
 * Returns the current year by the server's clock, or by the device's until the server has
 * responded.
 */
export function useCurrentYear(): number {
  const config = trpc.system.config.useQuery(undefined, { staleTime: Infinity });
  return config.data?.currentYear ?? yearInItaly(new Date());
}
