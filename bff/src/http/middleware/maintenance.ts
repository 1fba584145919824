import type Koa from 'koa';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { maintenanceSwitch } from '../../features/system/index.ts';

/** All transports and the webhooks are closed under maintenance; the pages and the health checks are not. */
export function maintenance(deps: Deps): Koa.Middleware {
  const isClosed = maintenanceSwitch(deps);
  return async (ctx, next) => {
    // However it is spelled: a transport that reads upper case as lower must not stay open.
    if (/^\/+(?:api|trpc|mcp|connect\/\w+$)(?:\/|$)/i.test(ctx.path) && (await isClosed())) {
      throw new AppError('under_maintenance', { retryAfter: 300 });
    }
    return next();
  };
}
