import { offer, offerInput, offerLinksOutput, offerSignupsInput, offerSignupsOutput } from '../account.ts';
import type { OperationTable } from '../operation.ts';

export const offers = {
  one: {
    kind: 'query',
    rest: 'GET /offers',
    access: 'public',
    effect: 'public',
    summary: 'What a signup with this price type may be granted',
    input: offerInput,
    output: offer,
  },
  signups: {
    kind: 'query',
    rest: 'GET /offers/signups/{token}',
    access: 'public',
    effect: 'public',
    secretAddress: true,
    summary: 'Signups through one offer by day, for whoever holds its secret link',
    input: offerSignupsInput,
    output: offerSignupsOutput,
  },
  links: {
    kind: 'query',
    rest: 'GET /offers/links',
    access: 'admin',
    effect: 'reads_others',
    summary: 'The secret link of each offer, to be given to its bar association',
    output: offerLinksOutput,
  },
} as const satisfies OperationTable;
