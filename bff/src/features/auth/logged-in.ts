import type { loginOutput } from '@massima/contract/session';
import type { Knex } from 'knex';
import type { z } from 'zod';
import type { Deps } from '../../deps.ts';
import type { Proof } from '../../models/session-row.ts';
import type { AccountRow } from '../../models/user.ts';
import { presentAccount } from '../users/index.ts';
import { openSession } from './open-session.ts';

export type LoginOutput = z.infer<typeof loginOutput>;

/** The documented answer of a login; the caller has locked the account's row. */
export async function loggedIn(
  trx: Knex.Transaction,
  deps: Deps,
  account: AccountRow,
  hash: string,
  provenBy: Proof,
): Promise<LoginOutput> {
  return {
    isLogged: true,
    token: await openSession(trx, deps, account.id, hash, provenBy),
    message: 'token_updated',
    user: presentAccount(account),
    type: account.role,
  };
}
