import type { Knex } from 'knex';
import { containing } from './containing.ts';
import { accountColumns, type AccountRow } from './user.ts';
import { type Standing, filterByEntitlement } from './user-standing.ts';

export interface UserFilter {
  /** Required column values. */
  where?: Partial<Pick<AccountRow, 'is_verified' | 'disabled'>>;
  standing?: Standing;
  /** Number of results within 30 days above which the standing is `many`. */
  most?: number | undefined;
  /** Words that must each occur in the name, surname or address. */
  words: readonly string[];
  /** Product time, by which licences end. */
  now: Date;
}
/**
 * Sort columns. `granted_until` is the later of licence and trial; accounts with neither come
 * first.
 */
type SortColumn =
  'surname' | 'name' | 'email' | 'is_verified' | 'used_queries' | 'granted_until' | 'created_at';

/** Returns one page of the accounts and the number of matches. */
export async function userPage(
  db: Knex,
  { where = {}, standing, most, words, now }: UserFilter,
  page: { sort: readonly SortColumn[]; order: 'asc' | 'desc'; limit: number; offset: number },
): Promise<{ rows: AccountRow[]; total: number }> {
  const matching = () => {
    const query = db('users').where(where);
    if (standing) filterByEntitlement(query, standing, { now, most });
    for (const word of words) {
      const pattern = containing(word);
      void query.where((any) =>
        any
          .where('name', 'like', pattern)
          .orWhere('surname', 'like', pattern)
          .orWhere('email', 'like', pattern.toLowerCase()),
      );
    }
    return query;
  };
  const never = new Date(0);
  const grantedUntil = db.raw('GREATEST(COALESCE(license_expire_at, ?), COALESCE(trial_expires_at, ?))', [
    never,
    never,
  ]);
  // Ties are broken by id; otherwise a row could be on two pages.
  const order = [...page.sort, 'id' as const].map((column) => ({
    column: column === 'granted_until' ? grantedUntil : column,
    order: page.order,
  }));
  const [rows, [counted]] = await Promise.all([
    matching().orderBy(order).limit(page.limit).offset(page.offset).select<AccountRow[]>(accountColumns(db)),
    matching().count({ total: '*' }),
  ]);
  return { rows, total: Number(counted?.['total'] ?? 0) };
}
