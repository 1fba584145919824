import type Koa from 'koa';
import type { Deps } from '../deps.ts';
import { parseBounded } from './body/bounded-json.ts';
import { bodyMax } from './body/max-bytes.ts';
import { readBytes } from './body/read-body.ts';
import { handleEvent, requirePayments } from '../features/billing/index.ts';

/**
 * Handles `POST /api/stripe/webhook`. The signature covers the raw body. A failure is a 5xx, so
 * that Stripe resends the event.
 */
export const stripeWebhook =
  (deps: Deps): Koa.Middleware =>
  async (ctx, next) => {
    if (ctx.method !== 'POST' || ctx.path.replace(/\/$/, '') !== '/api/stripe/webhook') return next();
    const rawBody = await readBytes(ctx, bodyMax);
    parseBounded(rawBody);
    const event = requirePayments(deps).readEvent(rawBody.toString('utf8'), ctx.get('Stripe-Signature'));
    await handleEvent(deps, event);
    ctx.body = { received: true };
  };
