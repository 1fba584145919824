import type Koa from 'koa';
import type { Logger } from 'pino';
import { describeError } from '../describe-error.ts';

/** The REST envelope of every refusal, and the only line that logs a fault whole. */
export const errors =
  (log: Logger): Koa.Middleware =>
  async (ctx, next) => {
    const requestId = ctx.state['requestId'] as string;
    try {
      await next();
    } catch (error) {
      const { status, body, retryAfter, fault } = describeError(error, requestId);
      if (fault) log.error({ err: error, method: ctx.method, path: ctx.path, requestId }, 'request failed');
      ctx.status = status;
      ctx.type = 'application/json';
      if (retryAfter !== undefined) ctx.set('Retry-After', String(retryAfter));
      ctx.body = JSON.stringify(body);
    }
  };
