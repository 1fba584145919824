import type Koa from 'koa';
import type { Logger } from 'pino';
import { describeError } from '../describe-error.ts';
import { isMcpPath, mcpRefusal } from '../mcp/mcp-door.ts';
import { trpcRefusal } from '../trpc-refusal.ts';

/** Without the secret that an address may contain, which has the length of every one of ours. */
const withoutSecret = (path: string) => path.replace(/[\w-]{43}/g, '-');

/** The envelope of every refusal that has none of a transport, and the only line that logs a fault whole. */
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
      // Refused before the transport, such as under maintenance: its client still expects its own envelope.
      if (isMcpPath(ctx.path)) ctx.body = mcpRefusal(described);
      else ctx.body = JSON.stringify(ctx.path.startsWith('/trpc/') ? trpcRefusal(described) : body);
    }
  };
