import type { Scope } from '@massima/contract/operation';
import { AppError } from '../errors.ts';
import { t } from './init.ts';

/**
 * A program's key reaches only operations that name a scope which its owner gave it, whatever the transport and whatever its
 * owner may do; and a few at a time.
 */
export const withinScope = (scope: Scope | undefined) =>
  t.middleware(async ({ ctx, next }) => {
    if (!ctx.isProgram) return next();
    // Looked up first: a caller whose key has ended learns that, and no more.
    const actor = await ctx.actor();
    if (!actor?.connection || scope === undefined || (scope === 'write' && !actor.connection.mayWrite))
      throw new AppError('access_denied');
    const leave = await ctx.enterCall({ userId: actor.id, connectionId: actor.connection.id });
    try {
      return await next();
    } finally {
      await leave();
    }
  });
