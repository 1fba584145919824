import { randomUUID } from 'node:crypto';
import type Koa from 'koa';

declare module 'koa' {
  interface DefaultState {
    requestId: string;
  }
}

/**
 * Gives every request an id, which the log and the response contain, so that a user's report leads
 * to its log line. A valid `X-Request-Id` is reused.
 */
export const requestId: Koa.Middleware = (ctx, next) => {
  const headerValue = ctx.get('X-Request-Id');
  ctx.state.requestId = /^[\w-]{8,64}$/.test(headerValue) ? headerValue : randomUUID();
  ctx.set('X-Request-Id', ctx.state.requestId);
  return next();
};
