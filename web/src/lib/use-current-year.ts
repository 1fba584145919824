import { yearInItaly } from '@massima/contract/format/dates';
import { trpc } from './trpc.ts';

/** The current year by the product's clock; by this device's until the server has said it. */
export function useCurrentYear(): number {
  const config = trpc.system.config.useQuery(undefined, { staleTime: Infinity });
  return config.data?.currentYear ?? yearInItaly(new Date());
}
