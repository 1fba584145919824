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

/**
 * Returns the account of the API keys. Each new state has a new account without the earlier
 * customers.
 */
export const ensureAccount = (world: World): Account =>
  world.store.oldest('account') ?? world.store.put('account', { id: newId('acct', 16), object: 'account' });

export const accountRoutes = [route('GET /v1/account', {}, ({ world }) => ensureAccount(world))];
