import { randomUUID } from 'node:crypto';
import type Koa from 'koa';

declare module 'koa' {
  interface DefaultState {
    requestId: string;
  }
}

/** Every request has an id, in the log and in the answer, so that a user's report leads to its line. */
export const requestId: Koa.Middleware = (ctx, next) => {
  const given = ctx.get('X-Request-Id');
  ctx.state.requestId = /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
  ctx.set('X-Request-Id', ctx.state.requestId);
  return next();
};
