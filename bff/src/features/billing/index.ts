export { deleteCustomer, saveBillingData } from './customer.ts';
export { handleEvent } from './handle-event.ts';
export { reconcile } from './reconcile.ts';
