import type { z } from 'zod';
import type { listAccountsInput, listAccountsOutput } from '@massima/contract/account';
import type { QueryBuilder } from 'objection';
import type { Deps } from '../../deps.ts';
import { User } from '../../models/user.ts';
import { presentAccount } from './present-account.ts';

type Input = z.infer<typeof listAccountsInput>;

const sortColumns = {
  surname: ['surname', 'name'],
  email: ['email'],
  license_expire_at: ['license_expire_at'],
  createdAt: ['created_at'],
} as const;

const filters: Record<Input['is_verified'], Partial<Record<'is_verified' | 'disabled', boolean>>> = {
  all: {},
  true: { is_verified: true },
  false: { is_verified: false },
  enabled: { disabled: false },
  disabled: { disabled: true },
};

/** A page of the accounts. Every word of the search must occur in the name, the surname or the address. */
export async function listAccounts({ db }: Deps, input: Input): Promise<z.infer<typeof listAccountsOutput>> {
  const query = User.query(db).where(filters[input.is_verified]);
  for (const word of input.search.trim().split(/\s+/).slice(0, 8)) if (word !== '') contains(query, word);
  for (const column of sortColumns[input.sort]) void query.orderBy(column, input.order);
  // The id decides between equals, or a row would show on two pages.
  const { results, total } = await query.orderBy('id', input.order).page(input.offset - 1, input.limit);
  return { lawyers: results.map(presentAccount), pages: Math.ceil(total / input.limit), total };
}

function contains(query: QueryBuilder<User, User[]>, word: string) {
  const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`;
  void query.where((any) => {
    void any
      .where('name', 'like', pattern)
      .orWhere('surname', 'like', pattern)
      .orWhere('email', 'like', pattern.toLowerCase());
  });
}
