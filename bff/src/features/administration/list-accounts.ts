import type { z } from 'zod';
import type { listAccountsInput, listAccountsOutput } from '@massima/contract/account';
import type { Deps } from '../../deps.ts';
import { userPage, type UserFilter } from '../../models/user-page.ts';
import { presentAccount } from '../users/index.ts';

type Input = z.infer<typeof listAccountsInput>;

const mostWords = 8;

const sortColumns = {
  surname: ['surname', 'name'],
  email: ['email'],
  license_expire_at: ['license_expire_at'],
  createdAt: ['created_at'],
} as const;

const filters: Record<Input['is_verified'], UserFilter['where']> = {
  all: {},
  true: { is_verified: true },
  false: { is_verified: false },
  enabled: { disabled: false },
  disabled: { disabled: true },
};

/** A page of the accounts. Every word of the search must occur in the name, the surname or the address. */
export async function listAccounts({ db }: Deps, input: Input): Promise<z.infer<typeof listAccountsOutput>> {
  const words = input.search.trim().split(/\s+/).filter(Boolean).slice(0, mostWords);
  const { rows, total } = await userPage(
    db,
    { where: filters[input.is_verified], words },
    {
      sort: sortColumns[input.sort],
      order: input.order === 'ASC' ? 'asc' : 'desc',
      limit: input.limit,
      offset: (input.offset - 1) * input.limit,
    },
  );
  return { lawyers: rows.map(presentAccount), pages: Math.ceil(total / input.limit), total };
}
