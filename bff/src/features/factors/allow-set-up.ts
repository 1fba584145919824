import type { z } from 'zod';
import type { setUpInput } from '@massima/contract/second-factor';
import type { Actor } from '../../actor.ts';
import { passwordMatches } from '../../adapters/passwords.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { loginAccount } from '../../models/user.ts';
import { consumeRateLimits } from '../limits/index.ts';
import { requireFactor } from './require-factor.ts';

/**
 * Before a factor is added: another factor where the account has one, else the password. A session alone, found open at a desk, would let
 * a stranger lock its owner out.
 */
export async function allowSetUp(
  deps: Deps,
  actor: Actor,
  { password, second_factor }: z.infer<typeof setUpInput>,
  clientIp: string,
): Promise<void> {
  if (actor.hasSecondFactor)
    return requireFactor(deps, { userId: actor.id, purpose: 'factor', clientIp }, second_factor);
  if (password === undefined)
    throw new AppError('missing_parameters', {
      issues: [{ path: 'password', message: 'missing_parameters' }],
    });
  const attempt = await consumeRateLimits(deps, [
    { bucket: `factor-password:${actor.id}`, limit: 10, windowSeconds: 15 * 60 },
  ]);
  const account = await loginAccount(deps.db, actor.email, actor.device);
  if (!account || !(await passwordMatches(account.password_hash, password)))
    throw new AppError('wrong_old_password', {
      issues: [{ path: 'password', message: 'wrong_old_password' }],
    });
  await attempt.succeeded();
}
