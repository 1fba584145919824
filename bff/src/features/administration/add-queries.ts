import type { z } from 'zod';
import type { addQueriesInput, addQueriesOutput } from '@massima/contract/account';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { findUserByEmail } from '../../models/user.ts';
import { addPlanQueries, forgetUsedQueries } from '../../models/user-quota.ts';
import { done } from '../../outcome.ts';
import { presentAccount } from '../users/index.ts';

/** Adds queries to a plan that counts them; 0 forgets the used ones. */
export async function addQueries(
  { db, clock }: Deps,
  { email, count }: z.infer<typeof addQueriesInput>,
): Promise<z.infer<typeof addQueriesOutput>> {
  if (count === 0) await forgetUsedQueries(db, email, clock.now());
  else await addPlanQueries(db, email, count, clock.now());
  const user = await findUserByEmail(db, email);
  if (!user) throw new AppError('user_not_found');
  return { ...done('user_profile_updated'), user: presentAccount(user) };
}
