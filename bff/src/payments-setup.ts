import { readConfigOrExit } from './config.ts';
import { createDeps } from './deps.ts';
import { requirePayments, setUpCatalogue } from './features/billing/index.ts';

/**
 * Command `pnpm --filter bff payments:setup`: creates the application's products at the card
 * provider. Safe to repeat.
 */
const deps = createDeps(readConfigOrExit());
try {
  const { done, secret } = await setUpCatalogue(requirePayments(deps), deps.config.PUBLIC_URL);
  console.log(
    done.length === 0 ? 'everything was there already' : done.map((line) => `made ${line}`).join('\n'),
  );
  if (secret) console.log(`set STRIPE_WEBHOOK_SECRET=${secret} (it is shown only this once)`);
} finally {
  await deps.close();
}
