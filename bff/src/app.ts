import Koa from 'koa';
import compress from 'koa-compress';
import { constants } from 'node:zlib';
import { withinDeadline } from './adapters/payments-deadline.ts';
import { AppError } from './errors.ts';
import type { Deps } from './deps.ts';
import { alertFeed } from './http/alert-feed.ts';
import { createContext } from './http/create-context.ts';
import { devTransport } from './http/dev-door.ts';
import { docs } from './http/docs.ts';
import { embedded } from './http/embedded.ts';
import { health } from './http/health.ts';
import { countRequests } from './http/middleware/count-requests.ts';
import { errors } from './http/middleware/errors.ts';
import { maintenance } from './http/middleware/maintenance.ts';
import { requireHost } from './http/middleware/one-host.ts';
import { requestId } from './http/middleware/request-id.ts';
import { securityHeaders } from './http/middleware/security-headers.ts';
import { mcpTransport } from './http/mcp/mcp-door.ts';
import { oauthTransport } from './http/oauth-door.ts';
import { oneClickUnsubscribe } from './http/one-click-unsubscribe.ts';
import { openSearch } from './http/open-search.ts';
import { pages } from './http/pages.ts';
import { registerTransport } from './http/register-door.ts';
import { restTransport } from './http/rest-door.ts';
import { storybook } from './http/storybook.ts';
import { stripeWebhook } from './http/stripe-webhook.ts';
import { trpcTransport } from './http/trpc-door.ts';
import { wellKnown } from './http/well-known.ts';
import { appRouter } from './router.ts';

const leavings = new Set<string | undefined>(['ECONNRESET', 'EPIPE', 'ERR_STREAM_PREMATURE_CLOSE']);

/** Composes the middleware in order. */
export function createApp(deps: Deps): Koa {
  const app = new Koa();
  const contextOf = createContext(deps);
  app.on('error', (err: NodeJS.ErrnoException, ctx?: Koa.Context) => {
    const requestId = ctx?.state.requestId;
    // A client that disconnected while sending, or before the response, is not a server error.
    if (ctx?.req.complete === false || leavings.has(err.code))
      deps.log.info({ requestId }, 'client disconnected');
    else deps.log.error({ err, requestId }, 'response failed');
  });

  app.use(countRequests(deps.metrics));
  app.use(requestId);
  app.use((_ctx, next) => withinDeadline(deps.config.PAYMENTS_DEADLINE_MS, next));
  app.use(securityHeaders(deps.config));
  app.use(errors(deps.log));
  app.use(requireHost);
  app.use(health(deps));
  // The default level would cost the server more than the complete operation.
  app.use(
    compress({
      threshold: 2048,
      gzip: { level: 1 },
      br: { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } },
    }),
  );
  app.use(embedded(deps));
  app.use(maintenance(deps));
  app.use(oneClickUnsubscribe(deps));
  app.use(alertFeed(deps));
  app.use(oauthTransport(deps));
  app.use(wellKnown(deps));
  app.use(openSearch(deps.config));
  app.use(registerTransport(deps));
  app.use(devTransport(deps));
  app.use(stripeWebhook(deps));
  app.use(trpcTransport(appRouter, contextOf));
  app.use(mcpTransport(appRouter, createContext(deps, true), deps.config));
  app.use(docs());
  app.use(restTransport(appRouter, contextOf));
  app.use(storybook(deps.config.STORYBOOK_DIST));
  app.use(pages(deps.config));
  app.use(() => {
    throw new AppError('file_not_found');
  });
  return app;
}
