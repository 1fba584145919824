import type { Receipt as Sent } from '@massima/contract/receipt';

/** JSON type: a field is present or missing, never undefined. */
type Receipt = Omit<Sent, 'results_left'> & { results_left?: number };

/** Receipt of a free response, with remaining searches. */
export const sampleReceipt = (over: Partial<Receipt> = {}): Receipt => ({
  charged: false,
  searches_left: 37,
  next_search: { free: true, amount: 0, currency: 'eur' },
  until: null,
  ...over,
});
