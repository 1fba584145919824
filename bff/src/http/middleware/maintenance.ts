import type Koa from 'koa';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { maintenanceSwitch } from '../../features/system/index.ts';

/**
 * Closes all transports and webhooks during maintenance. Pages and health checks stay available.
 */
export function maintenance(deps: Deps): Koa.Middleware {
  const isClosed = maintenanceSwitch(deps);
  return async (ctx, next) => {
    // Matches any case, because a transport may treat upper case as lower case.
    if (/^\/+(?:api|trpc|mcp|connect\/\w+$)(?:\/|$)/i.test(ctx.path) && (await isClosed())) {
      throw new AppError('under_maintenance', { retryAfter: 300 });
    }
    return next();
  };
}
