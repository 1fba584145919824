import { account } from '@massima/contract/account';
import { outcome } from '@massima/contract/common';
import {
  checkOutput,
  countOutput,
  loginInput,
  loginOutput,
  logoutOutput,
  requestRestoreInput,
  restoreInput,
  tokenLoginInput,
} from '@massima/contract/session';
import { findAccount } from '../../access.ts';
import { t } from '../../trpc/init.ts';
import { publicProcedure, userProcedure } from '../../trpc/procedures.ts';
import { accessOf, presentAccount } from '../accounts/index.ts';
import { logInWithToken } from './log-in-with-token.ts';
import { logIn } from './log-in.ts';
import { logOut } from './log-out.ts';
import { requestRestore } from './request-restore.ts';
import { restorePassword } from './restore-password.ts';

export const authRouter = t.router({
  login: publicProcedure
    .meta({
      rest: {
        method: 'POST',
        path: '/users/login/local',
        summary: 'Sign in with e-mail address and password',
      },
    })
    .input(loginInput)
    .output(loginOutput)
    .mutation(({ ctx, input }) => logIn(ctx.deps, input, ctx.clientIp)),
  loginWithToken: publicProcedure
    .meta({
      rest: { method: 'POST', path: '/users/login/token/{id}', summary: 'Sign in with a mailed link' },
    })
    .input(tokenLoginInput)
    .output(loginOutput)
    .mutation(({ ctx, input }) => logInWithToken(ctx.deps, input)),
  check: userProcedure
    .meta({
      rest: {
        method: 'GET',
        path: '/users/login/check',
        summary: 'Whether the account may search, and if not why',
      },
    })
    .output(checkOutput)
    .query(async ({ ctx: { deps, user } }) => ({
      ...accessOf(user, deps.clock.now()),
      user: presentAccount(await findAccount(deps.db, user, 'read', user.id)),
    })),
  logout: userProcedure
    .meta({ rest: { method: 'GET', path: '/dashboard/logout', summary: 'End this session' } })
    .output(logoutOutput)
    .mutation(({ ctx }) => logOut(ctx.deps, ctx.user)),
  me: userProcedure
    .meta({ rest: { method: 'GET', path: '/users/me', summary: 'The account of this session' } })
    .output(account)
    .query(async ({ ctx: { deps, user } }) =>
      presentAccount(await findAccount(deps.db, user, 'read', user.id)),
    ),
  usedQueries: userProcedure
    .meta({ rest: { method: 'GET', path: '/users/check', summary: 'How many queries are used' } })
    .output(countOutput)
    .query(({ ctx }) => ({ count: ctx.user.usedQueries })),
  requestRestore: publicProcedure
    .meta({
      rest: { method: 'POST', path: '/users/login/restore', summary: 'Mail a link to reset the password' },
    })
    .input(requestRestoreInput)
    .output(outcome)
    .mutation(({ ctx, input }) => requestRestore(ctx.deps, input, ctx.clientIp)),
  restore: publicProcedure
    .meta({
      rest: {
        method: 'POST',
        path: '/users/login/restore/{id}',
        summary: 'Set a new password with a mailed link',
      },
    })
    .input(restoreInput)
    .output(outcome)
    .mutation(({ ctx, input }) => restorePassword(ctx.deps, input)),
});
