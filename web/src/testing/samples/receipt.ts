import type { Receipt } from '@massima/contract/receipt';

/** Receipt of a free response, with remaining searches. */
export const sampleReceipt = (over: Partial<Receipt> = {}): Receipt => ({
  charged: false,
  searches_left: 37,
  next_search: { free: true, amount: 0, currency: 'eur' },
  until: null,
  ...over,
});
