import type { z } from 'zod';
import type { listAccountsInput, listAccountsOutput } from '@massima/contract/account';
import { status } from '../../collection/index.ts';
import type { Deps } from '../../deps.ts';
import { userPage, type UserFilter } from '../../models/user-page.ts';
import { presentAccount } from '../users/index.ts';

type Input = z.infer<typeof listAccountsInput>;

const maxWords = 8;

const sortColumns = {
  name: ['name', 'surname'],
  surname: ['surname', 'name'],
  email: ['email'],
  is_verified: ['is_verified'],
  used_queries: ['used_queries'],
  license_expire_at: ['granted_until'],
  createdAt: ['created_at'],
} as const;

const filters: Record<Input['is_verified'], Pick<UserFilter, 'where' | 'standing'>> = {
  all: {},
  true: { where: { is_verified: true } },
  false: { where: { is_verified: false } },
  enabled: { where: { disabled: false } },
  disabled: { where: { disabled: true } },
  expired: { standing: 'expired' },
  trial: { standing: 'trial' },
  low: { standing: 'low' },
  many: { standing: 'many' },
};

/** A page of the accounts. Every word of the search must occur in the name, the surname or the address. */
export async function listAccounts(
  { db, clock, engine }: Deps,
  input: Input,
): Promise<z.infer<typeof listAccountsOutput>> {
  const terms = input.search.trim().split(/\s+/).filter(Boolean).slice(0, maxWords);
  const isMany = input.is_verified === 'many';
  const most = isMany ? Math.floor((await status.results({ engine })) / 20) : undefined;
  const { rows, total } = await userPage(
    db,
    { ...filters[input.is_verified], most, words: terms, now: clock.now() },
    {
      sort: sortColumns[input.sort],
      order: input.order === 'ASC' ? 'asc' : 'desc',
      limit: input.limit,
      offset: (input.offset - 1) * input.limit,
    },
  );
  return { lawyers: rows.map(presentAccount), pages: Math.ceil(total / input.limit), total };
}
