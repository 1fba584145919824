export { accountHooks } from './account-hooks.ts';
export { handleEvent } from './handle-event.ts';
export { reconcile } from './reconcile.ts';
