import { TRPCError } from '@trpc/server';
import { errorKinds } from '@massima/contract/errors';
import { AppError } from '../errors.ts';
import type { Actor } from '../actor.ts';
import { t } from './init.ts';

/** The one place where the product's refusals become tRPC's. */
const base = t.procedure.use(async ({ next }) => {
  const result = await next();
  if (!result.ok && result.error.cause instanceof AppError) {
    const { cause } = result.error;
    throw new TRPCError({ code: errorKinds[cause.key], message: cause.key, cause });
  }
  return result;
});

const signedIn = async (actor: Promise<Actor | null>): Promise<Actor> => {
  const found = await actor;
  if (!found) throw new AppError('login_requires_token');
  return found;
};

/** Anybody; `ctx.actor()` says who, if anyone. */
export const publicProcedure = base.meta({ access: 'public' });

/** Any signed-in account. */
export const userProcedure = base
  .meta({ access: 'user' })
  .use(async ({ ctx, next }) => next({ ctx: { user: await signedIn(ctx.actor()) } }));

/** A verified account, or an administrator: gate 2 of the product's specification. */
export const memberProcedure = userProcedure.meta({ access: 'member' }).use(({ ctx, next }) => {
  if (!ctx.user.isVerified && ctx.user.role !== 'admin') throw new AppError('access_denied');
  return next();
});

export const adminProcedure = userProcedure.meta({ access: 'admin' }).use(({ ctx, next }) => {
  if (ctx.user.role !== 'admin') throw new AppError('access_denied');
  return next();
});
