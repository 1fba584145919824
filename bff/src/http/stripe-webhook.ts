import type Koa from 'koa';
import type { Deps } from '../deps.ts';
import { handleEvent, requirePayments } from '../features/billing/index.ts';

/** `POST /api/stripe/webhook`: the signature is over the raw body, byte by byte. A failure is a 5xx, so it is sent again. */
export const stripeWebhook =
  (deps: Deps): Koa.Middleware =>
  async (ctx, next) => {
    if (ctx.method !== 'POST' || ctx.path.replace(/\/$/, '') !== '/api/stripe/webhook') return next();
    const rawBody = ctx.request.rawBody ?? '';
    const event = requirePayments(deps).readEvent(rawBody, ctx.get('Stripe-Signature'));
    await handleEvent(deps, event);
    ctx.body = { received: true };
  };
