import type Koa from 'koa';
import { z } from 'zod';
import { moveSandboxClock } from '../adapters/sandbox-clock.ts';
import type { Deps } from '../deps.ts';
import { readJson } from './body/read-body.ts';
import { AppError, invalidField } from '../errors.ts';
import { remindTrials } from '../features/signup/index.ts';
import { loadDemo } from '../load-demo.ts';

/** Maximum step in seconds, so that dates fit into a date column. Time only moves forward. */
const longest = 20 * 366 * 86_400;
const longestBody = 1024;
const input = z.object({ advanceSeconds: z.int().min(0).max(longest) });

/**
 * Handles `POST /dev/clock {"advanceSeconds": n}`, which moves every expiry, trial and rate limit,
 * including the payment sandbox's. With 0 it returns the time.
 *
 * Demo only: the configuration rejects DEMO in production, and this endpoint checks it too.
 */
export function devTransport(deps: Deps): Koa.Middleware {
  const { PAYMENTS_URL, PUBLIC_URL } = deps.config;
  const names = ['localhost', '127.0.0.1', '[::1]', new URL(PUBLIC_URL).hostname];
  /**
   * Rejects other host names, because a page may have pointed its name to this machine (DNS
   * rebinding).
   */
  const isOwnName = (host: string) => names.includes(host.toLowerCase().replace(/:\d{1,5}$/, ''));
  return async (ctx, next) => {
    if (ctx.path.replace(/\/$/, '') !== '/dev/clock') return next();
    const demo = await loadDemo(deps);
    if (!demo || !isOwnName(ctx.get('Host'))) return next();
    if (ctx.method !== 'POST') throw new AppError('method_not_allowed');
    const parsed = input.safeParse(await readJson(ctx, longestBody));
    if (!parsed.success) {
      throw invalidField('advanceSeconds');
    }
    const { advanceSeconds } = parsed.data;
    const moved = await demo.moveClock(deps, advanceSeconds);
    // Sends due reminders immediately instead of with the next job.
    await remindTrials(deps);
    const payments = PAYMENTS_URL === undefined ? null : await moveSandboxClock(PAYMENTS_URL, advanceSeconds);
    ctx.set('Cache-Control', 'no-store');
    ctx.body = { ...moved, payments };
  };
}
