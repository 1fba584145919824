import type { Deps } from '../deps.ts';
import { AppError } from '../errors.ts';
import { AnotherAccount, describeAccount } from '../features/billing/index.ts';
import { finding, reasonOf, type Finding } from './finding.ts';
import { lookAtClock } from './look-at-clock.ts';

const what = 'card provider';

export async function lookAtProvider(deps: Deps): Promise<Finding[]> {
  if (!deps.payments) return [{ what, state: 'note', said: 'none is set (STRIPE_SECRET_KEY)' }];
  let aheadMs: number | null = null;
  const account = await finding(
    what,
    async () => {
      const { name, ...answer } = await describeAccount(deps);
      // A sandbox moves its clock with the demo's.
      if (deps.config.STRIPE_SECRET_KEY) aheadMs = answer.aheadMs;
      return { state: 'well', said: name ?? 'answers; its key may not say whose it is' };
    },
    explainProvider,
  );
  return aheadMs === null ? [account] : [account, lookAtClock(what, aheadMs)];
}

export function explainProvider(error: unknown): string {
  if (error instanceof AnotherAccount) return error.message;
  if (!(error instanceof AppError)) return `The card provider cannot be asked: ${reasonOf(error)}`;
  return error.key === 'payment_provider_failed'
    ? 'The card provider refuses the key: STRIPE_SECRET_KEY is wrong, or may not read accounts and customers.'
    : 'The card provider does not answer: see its status page, and whether this machine may reach it.';
}
