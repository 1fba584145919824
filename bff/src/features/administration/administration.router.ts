import { errorKinds } from '@massima/contract/errors';
import { accounts } from '@massima/contract/operations/accounts';
import { findAccount } from '../../access.ts';
import { AppError } from '../../errors.ts';
import type { Context } from '../../procedures/context.ts';
import { implement } from '../../procedures/implement.ts';
import { signUp, type CreateAccountInput } from '../signup/index.ts';
import { presentAccount } from '../users/index.ts';
import { accountOverview } from './account-overview.ts';
import { addQueries } from './add-queries.ts';
import { createByAdmin } from './create-by-admin.ts';
import { deleteAccount } from './delete-account.ts';
import { exportAccount } from './export-account.ts';
import { listAccounts } from './list-accounts.ts';
import { listAudit } from './list-audit.ts';
import { sendPasswordLinkTo, sendVerificationTo } from './send-links.ts';
import { updateAccount } from './update-account.ts';

/** Whole accounts, with their billing and so above that feature: one's own or, for administrators, anyone's. */
export const administrationRouter = {
  create: implement(accounts.create, async ({ deps, actor, clientIp }, input) =>
    (await isByAdmin(actor, input)) ? createByAdmin(deps, input) : signUp(deps, input, clientIp),
  ),
  list: implement(accounts.list, ({ deps }, input) => listAccounts(deps, input)),
  byId: implement(accounts.byId, async ({ deps, user }, { id }) =>
    presentAccount(await findAccount(deps.db, user, 'read', id)),
  ),
  update: implement(accounts.update, ({ deps, user }, input) => updateAccount(deps, user, input)),
  remove: implement(accounts.remove, ({ deps, user }, input) => deleteAccount(deps, user, input)),
  export: implement(accounts.export, ({ deps, user }, input) => exportAccount(deps, user, input)),
  audit: implement(accounts.audit, ({ deps, user }, input) => listAudit(deps, user, input)),
  sendVerification: implement(accounts.sendVerification, ({ deps, user }, { id }) =>
    sendVerificationTo(deps, user, id),
  ),
  sendPasswordLink: implement(accounts.sendPasswordLink, ({ deps, user }, { id }) =>
    sendPasswordLinkTo(deps, user, id),
  ),
  overview: implement(accounts.overview, ({ deps, user }, { id }) => accountOverview(deps, user, id)),
  addQueries: implement(accounts.addQueries, ({ deps }, input) => addQueries(deps, input)),
};

/**
 * Who is calling. A call with a password is a registration and needs no session: one left by a previous user of the machine may have
 * ended. Administrators send no password, and get an error when their session has ended.
 */
async function isByAdmin(actor: Context['actor'], { password }: CreateAccountInput): Promise<boolean> {
  try {
    return (await actor())?.role === 'admin';
  } catch (error) {
    const isOver = error instanceof AppError && errorKinds[error.key] === 'UNAUTHORIZED';
    if (isOver && password !== undefined) return false;
    throw error;
  }
}
