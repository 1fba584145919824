import type { Receipt } from '@massima/contract/receipt';

/** Of an answer that cost nothing, with searches left. */
export const sampleReceipt = (over: Partial<Receipt> = {}): Receipt => ({
  charged: false,
  searches_left: 37,
  next_search: { free: true, amount: 0, currency: 'eur' },
  until: null,
  ...over,
});
