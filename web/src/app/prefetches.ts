import { pageOfInvoices } from '../features/billing/page-of-invoices.ts';
import { paths } from '../lib/paths.ts';

/**
 * What screens request immediately, besides the session: the page requests it before the app has loaded (`boot.ts`), which has no
 * need of this. Calls without a price only; an id of 0 is the account's own.
 */
export const prefetches: Readonly<Record<string, readonly { path: string; input?: object }[]>> = {
  [paths.subscription]: [
    { path: 'session.me' },
    { path: 'system.config' },
    { path: 'billing.subscription', input: { id: 0 } },
    { path: 'billing.paymentMethods', input: { id: 0 } },
    { path: 'billing.customer', input: { id: 0 } },
    { path: 'billing.invoices', input: pageOfInvoices(0) },
    { path: 'billing.products' },
  ],
  [paths.folders]: [{ path: 'projects.list', input: {} }],
};
