import type Koa from 'koa';
import type { Logger } from 'pino';
import { describeError } from '../describe-error.ts';
import { isMcpPath, mcpRefusal } from '../mcp/mcp-door.ts';
import { trpcRefusal } from '../trpc-refusal.ts';

/** Removes a secret from a path. All secrets of the application have this length. */
const withoutSecret = (path: string) => path.replace(/[\w-]{43}/g, '-');

/**
 * Formats every error that a transport has not formatted, and logs internal errors in full. No
 * other line logs them.
 */
export const errors =
  (log: Logger): Koa.Middleware =>
  async (ctx, next) => {
    const { requestId } = ctx.state;
    try {
      await next();
    } catch (error) {
      const described = describeError(error, requestId);
      const { status, body, retryAfter, fault } = described;
      if (fault)
        log.error(
          { err: error, method: ctx.method, path: withoutSecret(ctx.path), requestId },
          'request failed',
        );
      ctx.status = status;
      ctx.type = 'application/json';
      if (retryAfter !== undefined) ctx.set('Retry-After', String(retryAfter));
      // A rejection before the transport, such as during maintenance, still uses the envelope of
      // its transport.
      if (isMcpPath(ctx.path)) ctx.body = mcpRefusal(described);
      else ctx.body = JSON.stringify(ctx.path.startsWith('/trpc/') ? trpcRefusal(described) : body);
    }
  };
