import { accountFilters, accountSorts, pageSizes } from '@massima/contract/constants';
import type { Inputs } from '../../lib/trpc.ts';
import { allowedValue, useAddress } from '../../lib/use-address.ts';

export type SortColumn = (typeof accountSorts)[number];

const defaults = { q: '', filter: 'all', sort: 'createdAt', order: 'DESC', size: '10', page: '1' };

/** State of the list, read from the address. Invalid values count as the default. */
export function useAdminAddress() {
  const [raw, change] = useAddress(defaults, 'page');
  const size = Number(raw.size);
  const input = {
    search: raw.q,
    is_verified: allowedValue(raw.filter, accountFilters, 'all'),
    sort: allowedValue(raw.sort, accountSorts, 'createdAt'),
    order: allowedValue(raw.order, ['ASC', 'DESC'] as const, 'DESC'),
    limit: pageSizes.admin.includes(size as 10) ? size : 10,
    offset: Math.max(1, Math.trunc(Number(raw.page)) || 1),
  } satisfies Inputs['accounts']['list'];
  return [input, change] as const;
}
