import type { z } from 'zod';
import type { setUpInput } from '@massima/contract/second-factor';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { invalidField } from '../../errors.ts';
import { checkPassword } from '../limits/index.ts';
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
  if (password === undefined) throw invalidField('password', 'missing_parameters');
  if (!(await checkPassword(deps, { email: actor.email, clientIp, device: actor.device }, password)))
    throw invalidField('password', 'wrong_old_password');
}
