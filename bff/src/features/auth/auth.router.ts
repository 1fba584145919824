import { account } from '@massima/contract/account';
import { checkOutput, countOutput, loginInput, loginOutput, logoutOutput } from '@massima/contract/session';
import { t } from '../../trpc/init.ts';
import { publicProcedure, userProcedure } from '../../trpc/procedures.ts';
import { accessOf, presentAccount } from '../accounts/index.ts';
import { logIn } from './log-in.ts';
import { logOut } from './log-out.ts';

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
    .mutation(({ ctx, input }) => logIn(ctx.deps, input)),
  check: userProcedure
    .meta({
      rest: {
        method: 'GET',
        path: '/users/login/check',
        summary: 'Whether the account may search, and if not why',
      },
    })
    .output(checkOutput)
    .query(({ ctx }) => ({
      ...accessOf(ctx.user.row, ctx.deps.clock.now()),
      user: presentAccount(ctx.user.row),
    })),
  logout: userProcedure
    .meta({ rest: { method: 'GET', path: '/dashboard/logout', summary: 'End this session' } })
    .output(logoutOutput)
    .mutation(({ ctx }) => logOut(ctx.deps, ctx.user)),
  me: userProcedure
    .meta({ rest: { method: 'GET', path: '/users/me', summary: 'The account of this session' } })
    .output(account)
    .query(({ ctx }) => presentAccount(ctx.user.row)),
  usedQueries: userProcedure
    .meta({ rest: { method: 'GET', path: '/users/check', summary: 'How many queries are used' } })
    .output(countOutput)
    .query(({ ctx }) => ({ count: ctx.user.row.used_queries })),
});
