import { newId } from '../core/ids.ts';
import type { World } from '../core/world.ts';
import { route } from '../http/route.ts';

interface Account {
  id: string;
  object: 'account';
}

declare module '../core/tables.ts' {
  interface Tables {
    account: Account;
  }
}

/** Whose keys these are. Another state is another account: it knows none of the customers of before. */
export const ensureAccount = (world: World): Account =>
  world.store.oldest('account') ?? world.store.put('account', { id: newId('acct', 16), object: 'account' });

export const accountRoutes = [route('GET /v1/account', {}, ({ world }) => ensureAccount(world))];
