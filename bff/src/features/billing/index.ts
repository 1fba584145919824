export { accountHooks } from './account-hooks.ts';
export { handleEvent } from './handle-event.ts';
export { reconcile } from './reconcile.ts';
export { sendMeteredUsage } from './send-metered-usage.ts';
