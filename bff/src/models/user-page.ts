import type { Knex } from 'knex';
import { containing } from './containing.ts';
import { accountColumns, type AccountRow } from './user.ts';
import { type Standing, whereStanding } from './user-standing.ts';

export interface UserFilter {
  /** Columns that must have these values. */
  where?: Partial<Pick<AccountRow, 'is_verified' | 'disabled'>>;
  standing?: Standing;
  /** Results within 30 days above which the standing `many` begins. */
  most?: number | undefined;
  /** Each of them must occur in the name, the surname or the address. */
  words: readonly string[];
  /** The product's time, by which licences end. */
  now: Date;
}
/** `granted_until`: the later of licence and trial; an account with neither comes before all others. */
type SortColumn =
  'surname' | 'name' | 'email' | 'is_verified' | 'used_queries' | 'granted_until' | 'created_at';

/** One page of the accounts, and how many match in all. */
export async function userPage(
  db: Knex,
  { where = {}, standing, most, words, now }: UserFilter,
  page: { sort: readonly SortColumn[]; order: 'asc' | 'desc'; limit: number; offset: number },
): Promise<{ rows: AccountRow[]; total: number }> {
  const matching = () => {
    const query = db('users').where(where);
    if (standing) whereStanding(query, standing, { now, most });
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
  // The id decides between equals, or a row would show on two pages.
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
