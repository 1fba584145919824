export { presentSpending, pricesFor } from './program-prices.ts';
export { receiptOf } from './receipt-of.ts';
export { searchRefused } from './search-refused.ts';
