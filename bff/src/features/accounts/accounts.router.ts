import {
  account,
  accountById,
  addQueriesInput,
  addQueriesOutput,
  createAccountInput,
  createAccountOutput,
  emailQuery,
  existedOutput,
  existsOutput,
  exportOutput,
  formToken,
  listAccountsInput,
  listAccountsOutput,
  updateAccountInput,
} from '@massima/contract/account';
import { outcome } from '@massima/contract/common';
import { resendInput } from '@massima/contract/session';
import { findAccount } from '../../access.ts';
import { t } from '../../trpc/init.ts';
import { adminProcedure, publicProcedure, userProcedure } from '../../trpc/procedures.ts';
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

export const createAccountsRouter = (hooks: AccountHooks) =>
  t.router({
    create: publicProcedure
      .meta({
        rest: {
          method: 'POST',
          path: '/lawyers',
          status: 201,
          summary: 'Sign up; with an administrator’s session, create a user',
        },
      })
      .input(createAccountInput)
      .output(createAccountOutput)
      .mutation(async ({ ctx, input }) =>
        (await ctx.actor())?.role === 'admin'
          ? createByAdmin(ctx.deps, input, hooks)
          : signUp(ctx.deps, input, ctx.clientIp),
      ),
    formToken: publicProcedure
      .meta({
        rest: { method: 'GET', path: '/lawyers/form_token', summary: 'A one-time token for the signup form' },
      })
      .output(formToken)
      .query(({ ctx }) => ({ form_token: issueFormToken(ctx.deps) })),
    list: adminProcedure
      .meta({ rest: { method: 'GET', path: '/lawyers', summary: 'A page of the accounts' } })
      .input(listAccountsInput)
      .output(listAccountsOutput)
      .query(({ ctx, input }) => listAccounts(ctx.deps, input)),
    byId: userProcedure
      .meta({
        rest: {
          method: 'GET',
          path: '/lawyers/{id}',
          summary: 'One account: the own, or any for an administrator',
        },
      })
      .input(accountById)
      .output(account)
      .query(async ({ ctx, input }) =>
        presentAccount(await findAccount(ctx.deps.db, ctx.user, 'read', input.id)),
      ),
    update: userProcedure
      .meta({ rest: { method: 'PUT', path: '/lawyers/{id}', summary: 'Change an account' } })
      .input(updateAccountInput)
      .output(account)
      .mutation(({ ctx, input }) => updateAccount(ctx.deps, ctx.user, input, hooks)),
    remove: userProcedure
      .meta({ rest: { method: 'DELETE', path: '/lawyers/{id}', summary: 'Delete an account for good' } })
      .input(accountById)
      .output(outcome)
      .mutation(({ ctx, input }) => deleteAccount(ctx.deps, ctx.user, input.id, hooks)),
    export: userProcedure
      .meta({
        rest: { method: 'GET', path: '/lawyers/{id}/export', summary: 'Everything stored about an account' },
      })
      .input(accountById)
      .output(exportOutput)
      .query(({ ctx, input }) => exportAccount(ctx.deps, ctx.user, input.id)),
    resendVerification: publicProcedure
      .meta({
        rest: {
          method: 'POST',
          path: '/lawyers/verificationEmail',
          summary: 'Send the verification e-mail again',
        },
      })
      .input(resendInput)
      .output(outcome)
      .mutation(({ ctx, input }) => resendVerification(ctx.deps, input, ctx.clientIp)),
    exists: publicProcedure
      .meta({ rest: { method: 'GET', path: '/users/exists', summary: 'Whether an address is in use' } })
      .input(emailQuery)
      .output(existsOutput)
      .query(({ ctx, input }) => exists(ctx.deps, input.email, ctx.clientIp)),
    existed: publicProcedure
      .meta({
        rest: {
          method: 'GET',
          path: '/users/existed',
          summary: 'Whether an address was that of a deleted account',
        },
      })
      .input(emailQuery)
      .output(existedOutput)
      .query(({ ctx, input }) => existed(ctx.deps, input.email, ctx.clientIp)),
    addQueries: adminProcedure
      .meta({
        rest: {
          method: 'POST',
          path: '/users/query/{email}/{count}',
          summary: 'Add queries; 0 resets the used ones',
        },
      })
      .input(addQueriesInput)
      .output(addQueriesOutput)
      .mutation(({ ctx, input }) => addQueries(ctx.deps, input)),
  });
