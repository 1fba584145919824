import type { Knex } from 'knex';
import type { UserRow } from './tables.ts';

export interface UserFilter {
  /** Columns that must have these values. */
  where: Partial<Pick<UserRow, 'is_verified' | 'disabled'>>;
  /** Each of them must occur in the name, the surname or the address. */
  words: readonly string[];
}
type SortColumn = 'surname' | 'name' | 'email' | 'license_expire_at' | 'created_at';

const escaped = (word: string) => `%${word.replace(/[\\%_]/g, '\\$&')}%`;

/** One page of the accounts, and how many match in all. */
export async function userPage(
  db: Knex,
  { where, words }: UserFilter,
  page: { sort: readonly SortColumn[]; order: 'asc' | 'desc'; limit: number; offset: number },
): Promise<{ rows: UserRow[]; total: number }> {
  const matching = () => {
    const query = db('users').where(where);
    for (const word of words) {
      const pattern = escaped(word);
      void query.where((any) =>
        any
          .where('name', 'like', pattern)
          .orWhere('surname', 'like', pattern)
          .orWhere('email', 'like', pattern.toLowerCase()),
      );
    }
    return query;
  };
  // The id decides between equals, or a row would show on two pages.
  const order = [...page.sort, 'id'].map((column) => ({ column, order: page.order }));
  const [rows, [counted]] = await Promise.all([
    matching().orderBy(order).limit(page.limit).offset(page.offset),
    matching().count({ total: '*' }),
  ]);
  return { rows, total: Number(counted?.['total'] ?? 0) };
}
