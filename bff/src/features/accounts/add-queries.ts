import type { z } from 'zod';
import type { addQueriesInput, addQueriesOutput } from '@massima/contract/account';
import { raw } from 'objection';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { User } from '../../models/user.ts';
import { presentAccount } from './present-account.ts';

/** Adds queries to a plan that counts them; 0 forgets the used ones. One statement, so that two additions both hold. */
export async function addQueries(
  { db, clock }: Deps,
  { email, count }: z.infer<typeof addQueriesInput>,
): Promise<z.infer<typeof addQueriesOutput>> {
  const updated_at = clock.now();
  const changed = await User.query(db)
    .where({ email })
    .patch(
      count === 0
        ? { used_queries: 0, updated_at }
        : {
            plan_queries: raw('IF(plan_queries < 0, plan_queries, LEAST(plan_queries + ?, 2147483647))', [
              count,
            ]),
            updated_at,
          },
    );
  const user = changed > 0 ? await User.query(db).findOne({ email }) : undefined;
  if (!user) throw new AppError('user_not_found');
  return {
    success: true,
    message: 'user_profile_updated',
    user: presentAccount(user),
  };
}
