import type { Deps } from '../../deps.ts';
import { User } from '../../models/user.ts';
import { syncSubscription } from './sync-subscription.ts';

/** Repairs the projection of every customer, one after the other. Safe to run at any time, any number of times. */
export async function reconcile(deps: Deps): Promise<{ checked: number; failed: number }> {
  const result = { checked: 0, failed: 0 };
  for (let after = 0; ;) {
    const users = await User.query(deps.db)
      .whereNotNull('customer_id')
      .where('id', '>', after)
      .orderBy('id')
      .limit(100);
    for (const user of users) {
      result.checked += 1;
      await syncSubscription(deps, user.customer_id!).catch((err: unknown) => {
        result.failed += 1;
        deps.log.warn({ err, user: user.id }, 'reconcile failed');
      });
    }
    if (users.length < 100) return result;
    after = users.at(-1)!.id;
  }
}
