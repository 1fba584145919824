export { presentSpending, pricesFor } from './program-prices.ts';
export { openSince, questionKey } from './question-key.ts';
export { nextSearch } from './receipt-of.ts';
export { searchRefused } from './search-refused.ts';
export { receiptFor } from './trial-results.ts';
export { type Sent, sendOut, sendOutFor } from './send-out.ts';
