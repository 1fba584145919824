import type { Deps } from '../deps.ts';
import { AppError } from '../errors.ts';
import { AnotherAccount, describeAccount } from '../features/billing/index.ts';
import { checkClock } from './check-clock.ts';
import { finding, reasonOf, type Finding } from './finding.ts';

const what = 'card provider';

export async function checkProvider(deps: Deps): Promise<Finding[]> {
  if (!deps.payments) return [{ what, state: 'note', said: 'none is set (STRIPE_SECRET_KEY)' }];
  let aheadMs: number | null = null;
  const account = await finding(
    what,
    async () => {
      const { name, lacks, ...answer } = await describeAccount(deps);
      // A sandbox moves its clock with the demo's.
      if (deps.config.STRIPE_SECRET_KEY) aheadMs = answer.aheadMs;
      const setUp = 'pnpm --filter bff payments:setup';
      return lacks.length > 0
        ? { state: 'wrong', said: `has no ${lacks.join(' and no ')}: ${setUp} makes it`, next: setUp }
        : { state: 'well', said: name ?? 'answers; its key may not say whose it is' };
    },
    (error) => ({
      state: 'wrong',
      said: explainProvider(error),
      next:
        error instanceof AnotherAccount
          ? 'pnpm --filter bff payments:reconcile --another-account'
          : `curl -I ${deps.config.STRIPE_SECRET_KEY ? 'https://api.stripe.com' : deps.config.PAYMENTS_URL}`,
    }),
  );
  return aheadMs === null ? [account] : [account, checkClock(what, aheadMs)];
}

const ofSomethingElse =
  'The card provider does not know what was requested: PAYMENTS_URL or STRIPE_SECRET_KEY is of something else';
const explanations: Readonly<Record<string, string>> = {
  payment_provider_failed:
    'The card provider rejects the key: STRIPE_SECRET_KEY is wrong, or may not read accounts and customers',
  file_not_found: ofSomethingElse,
  update_error: ofSomethingElse,
};
const silent =
  'The card provider does not answer: see its status page, and whether this machine may reach it';

/** Returns one sentence, with the provider's own words if there are any. */
export function explainProvider(error: unknown): string {
  if (error instanceof AnotherAccount) return error.message;
  if (!(error instanceof AppError)) return `The card provider cannot be asked: ${reasonOf(error)}`;
  const explanation = explanations[error.key] ?? silent;
  const cause = error.cause instanceof Error ? error.cause.message : '';
  return cause ? `${explanation} (${cause.replace(/\.$/, '')}).` : `${explanation}.`;
}
