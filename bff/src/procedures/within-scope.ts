import type { Scope } from '@massima/contract/operation';
import { AppError } from '../errors.ts';
import { t } from './init.ts';

/**
 * Restricts a program's key to operations whose scope its owner granted, on every transport, and
 * to a few calls at a time.
 */
export const withinScope = (scope: Scope | undefined) =>
  t.middleware(async ({ ctx, next }) => {
    if (!ctx.isProgram) return next();
    // Loads the session first, so that a caller with a revoked key learns only that.
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
