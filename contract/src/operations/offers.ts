import { offer, offerInput } from '../account.ts';
import type { OperationTable } from '../operation.ts';

export const offers = {
  one: {
    kind: 'query',
    rest: 'GET /offers',
    access: 'public',
    summary: 'What a signup with this price type may be granted',
    input: offerInput,
    output: offer,
  },
} as const satisfies OperationTable;
