import { pageOfInvoices } from '../features/billing/page-of-invoices.ts';
import { paths } from '../lib/paths.ts';

/**
 * Free requests that a screen sends immediately, in addition to the session. The page sends them
 * before the app has loaded (`boot.ts`). An id of 0 stands for the account.
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
