import { accounts } from '@massima/contract/operations/accounts';
import { findAccount } from '../../access.ts';
import { implement } from '../../procedures/implement.ts';
import { addQueries } from './add-queries.ts';
import { existed, exists } from './address-known.ts';
import { createByAdmin } from './create-by-admin.ts';
import { deleteAccount } from './delete-account.ts';
import { exportAccount } from './export-account.ts';
import { issueFormToken } from './form-token.ts';
import type { AccountHooks } from './hooks.ts';
import { listAccounts } from './list-accounts.ts';
import { presentAccount } from './present-account.ts';
import { resendVerification } from './resend-verification.ts';
import { signUp } from './sign-up.ts';
import { updateAccount } from './update-account.ts';

export const createAccountsRouter = (hooks: AccountHooks) => ({
  create: implement(accounts.create, async ({ deps, actor, clientIp }, input) =>
    (await actor())?.role === 'admin' ? createByAdmin(deps, input, hooks) : signUp(deps, input, clientIp),
  ),
  formToken: implement(accounts.formToken, ({ deps }) => ({ form_token: issueFormToken(deps) })),
  list: implement(accounts.list, ({ deps }, input) => listAccounts(deps, input)),
  byId: implement(accounts.byId, async ({ deps, user }, { id }) =>
    presentAccount(await findAccount(deps.db, user, 'read', id)),
  ),
  update: implement(accounts.update, ({ deps, user }, input) => updateAccount(deps, user, input, hooks)),
  remove: implement(accounts.remove, ({ deps, user }, { id }) => deleteAccount(deps, user, id, hooks)),
  export: implement(accounts.export, ({ deps, user }, { id }) => exportAccount(deps, user, id)),
  resendVerification: implement(accounts.resendVerification, ({ deps, clientIp }, input) =>
    resendVerification(deps, input, clientIp),
  ),
  exists: implement(accounts.exists, ({ deps, clientIp }, { email }) => exists(deps, email, clientIp)),
  existed: implement(accounts.existed, ({ deps, clientIp }, { email }) => existed(deps, email, clientIp)),
  addQueries: implement(accounts.addQueries, ({ deps }, input) => addQueries(deps, input)),
});
