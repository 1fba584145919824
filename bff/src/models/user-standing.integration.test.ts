import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { entitlementOf } from '../actor.ts';
import { entitlementSourceOf } from '../features/administration/entitlement-source-of.ts';
import { searchEligibilityOf } from '../features/users/index.ts';
import { createUser } from '../testing/factories/user.ts';
import { testApp, type TestApp } from '../testing/test-app.ts';
import { filterByEligibility, filterByEntitlement } from './user-standing.ts';
import { findUser } from './user.ts';

let app: TestApp;
beforeAll(async () => (app = await testApp()));
afterAll(() => app.close());

const dayMs = 86_400_000;

/**
 * The dates that the rules use, each past, present, future or missing, and quotas around their
 * limits.
 */
const drawn = (now: Date) => {
  const date = fc.option(
    fc.constantFrom(-400, -1, 0, 1, 30).map((days) => new Date(now.getTime() + days * dayMs)),
  );
  return fc.record({
    role: fc.constantFrom<'user' | 'admin'>('user', 'user', 'user', 'admin'),
    plan: fc.option(fc.constantFrom('SEARCH_100', 'SEARCH_NO_LIMITS')),
    plan_expires_at: date,
    license_expire_at: date,
    trial_expires_at: date,
    plan_queries: fc.constantFrom(-1, 0, 1, 10, 100),
    used_queries: fc.constantFrom(0, 1, 9, 10, 91, 100),
    over_quota: fc.boolean(),
  });
};

it('selects in SQL the accounts that the rule for one account selects, for random accounts', async () => {
  const { db, clock } = app.deps;
  const now = clock.now();
  const samples = fc.sample(drawn(now), { numRuns: 150, seed: 20261125 });
  const ids: number[] = [];
  for (const sample of samples) ids.push((await createUser(app, sample)).id);
  const idsWhere = async (narrow: (query: ReturnType<typeof users>) => void) => {
    const query = users();
    narrow(query);
    const rows = await query;
    return new Set(rows.map(({ id }) => id));
  };
  const users = () => db('users').whereIn('id', ids).select('id');
  const maySearch = await idsWhere((query) => filterByEligibility(query, now));
  const expired = await idsWhere((query) => filterByEntitlement(query, 'expired', { now }));
  const trying = await idsWhere((query) => filterByEntitlement(query, 'trial', { now }));
  for (const [i, id] of ids.entries()) {
    const account = (await findUser(db, id))!;
    const { license } = searchEligibilityOf(entitlementOf(account), now);
    const { standing } = entitlementSourceOf(account, now);
    expect({ ...samples[i], maySearch: maySearch.has(id) }).toEqual({ ...samples[i], maySearch: license });
    expect({ ...samples[i], expired: expired.has(id) }).toEqual({
      ...samples[i],
      expired: standing === 'over',
    });
    expect({ ...samples[i], trial: trying.has(id) }).toEqual({ ...samples[i], trial: standing === 'trial' });
  }
});
