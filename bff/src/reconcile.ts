import { readConfigOrExit } from './config.ts';
import { createDeps } from './deps.ts';
import { reconcile } from './features/billing/index.ts';

/** `pnpm --filter bff payments:reconcile`: reads every customer's subscription anew from the card provider. */
const deps = createDeps(readConfigOrExit());
try {
  const { checked, failed, adopted, orphans } = await reconcile(deps);
  console.log(
    `${checked} customers checked, ${failed} failed, ${adopted} given back to their accounts, ${orphans} without an account`,
  );
  if (failed > 0) process.exitCode = 1;
} finally {
  await deps.close();
}
