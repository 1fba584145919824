import type Koa from 'koa';
import { z } from 'zod';
import { moveSandboxClock } from '../adapters/sandbox-clock.ts';
import type { Deps } from '../deps.ts';
import { readJson } from './body/read-body.ts';
import { AppError, invalidField } from '../errors.ts';
import { remindTrials } from '../features/signup/index.ts';
import { loadDemo } from '../load-demo.ts';

/** Time only goes forward, and not past what a date column can store. */
const longest = 20 * 366 * 86_400;
const longestBody = 1024;
const input = z.object({ advanceSeconds: z.int().min(0).max(longest) });

/**
 * `POST /dev/clock {"advanceSeconds": n}` moves every expiry, trial and rate limit alike, the payment sandbox's too; with 0
 * it returns the time. In the demo only: the configuration refuses DEMO in production, and so does this endpoint by itself.
 */
export function devDoor(deps: Deps): Koa.Middleware {
  const { PAYMENTS_URL, PUBLIC_URL } = deps.config;
  const names = ['localhost', '127.0.0.1', '[::1]', new URL(PUBLIC_URL).hostname];
  /** A page whose name was made to lead to this machine (DNS rebinding) still comes with its own name. */
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
    // What falls due is done immediately, and not with the next round of the jobs.
    await remindTrials(deps);
    const payments = PAYMENTS_URL === undefined ? null : await moveSandboxClock(PAYMENTS_URL, advanceSeconds);
    ctx.set('Cache-Control', 'no-store');
    ctx.body = { ...moved, payments };
  };
}
