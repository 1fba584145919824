import { newId } from '../core/ids.ts';
import type { SandboxContext } from '../core/context.ts';
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
export const ensureAccount = (context: SandboxContext): Account =>
  context.store.oldest('account') ??
  context.store.put('account', { id: newId('acct', 16), object: 'account' });

export const accountRoutes = [route('GET /v1/account', {}, ({ context }) => ensureAccount(context))];
