export { deleteCustomers, saveBillingData } from './customer.ts';
export { subscribeDemoLawyer } from './demo-subscription.ts';
export { handleEvent } from './handle-event.ts';
export { tellHolder } from './holder.ts';
export { collectLastBills } from './leaving-customers.ts';
export { reconcile } from './reconcile.ts';
export { requirePayments } from './require-payments.ts';
export { sendMeteredUsage } from './send-metered-usage.ts';
export { setUpCatalogue } from './set-up-catalogue.ts';
