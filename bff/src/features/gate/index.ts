export { receiptOf } from './receipt-of.ts';
