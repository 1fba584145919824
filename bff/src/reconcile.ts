import { AnotherAccount, reconcileNow, takeAnotherAccount } from './features/billing/index.ts';
import { commandDeps } from './operate/restoring.ts';

/**
 * Command `pnpm --filter bff payments:reconcile`: reloads every customer's subscription from the
 * card provider. With `--another-account`, the account of the configured key replaces the account
 * that the database was used with, and plans unknown to it end.
 */
const isMoved = process.argv.includes('--another-account');
const deps = await commandDeps();
try {
  if (isMoved && deps.payments) await takeAnotherAccount(deps);
  const done = await reconcileNow(deps, { isMoved });
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
      `${checked} customers checked, ${failed} failed, ${adopted} assigned to their accounts again, ${orphans} without an account`,
    );
    if (failed > 0) process.exitCode = 1;
  }
} catch (error) {
  if (!(error instanceof AnotherAccount)) throw error;
  console.error(error.message);
  process.exitCode = 1;
} finally {
  await deps.close();
}
