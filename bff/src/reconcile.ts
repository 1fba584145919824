import { readConfigOrExit } from './config.ts';
import { createDeps } from './deps.ts';
import { reconcileNow } from './features/billing/index.ts';

/** `pnpm --filter bff payments:reconcile`: reads every customer's subscription anew from the card provider. */
const deps = createDeps(readConfigOrExit());
try {
  const done = await reconcileNow(deps);
  if (done === null) {
    console.log(
      deps.payments
        ? 'Another process is at it.'
        : 'No card provider is set (STRIPE_SECRET_KEY, PAYMENTS_URL).',
    );
    process.exitCode = 1;
  } else {
    const { checked, failed, adopted, orphans } = done;
    console.log(
      `${checked} customers checked, ${failed} failed, ${adopted} given back to their accounts, ${orphans} without an account`,
    );
    if (failed > 0) process.exitCode = 1;
  }
} finally {
  await deps.close();
}
