import type { Deps } from '../../deps.ts';
import { loginAccount } from '../../models/user.ts';
import { type Attempt, consumeRateLimits } from './consume-rate-limit.ts';
import { networkOf } from './network-of.ts';

const [quarter, day] = [15 * 60, 86_400];
const strangersPerDay = 100;

/** Where a code is entered: at a login, in a session, or on the page of a mailed link. */
export type CodePlace = { device: string } | { session: number } | { link: number };

/** `isLast`: no further attempt of an unknown device is accepted today. */
export type CodeAttempt = Attempt & { isLast: boolean };

/**
 * Counts an attempt of a six-digit code, of which three are valid at any time. Strangers, known
 * devices, sessions and mailed links have separate limits, so that none can use up another's.
 * Bucket names contain the password's hash, so that a new password resets the counts.
 */
export async function takeCodeAttempt(
  deps: Deps,
  userId: number,
  context: CodePlace,
  clientIp: string,
): Promise<CodeAttempt> {
  const device = 'device' in context ? context.device : '';
  const account = await loginAccount(deps.db, { id: userId }, device);
  const named = (kind: string, who: number | string, limit: number, windowSeconds: number) => ({
    bucket: `code-${kind}:${userId} ${account?.password_hash ?? ''} ${who}`,
    limit,
    windowSeconds,
  });
  const isStranger = 'device' in context && !account?.knows_device;
  const limits =
    'session' in context
      ? [named('session', context.session, 10, quarter), named('session-day', context.session, 30, day)]
      : 'link' in context
        ? [named('link', context.link, 10, 7 * day), named('links', '', 30, day)]
        : isStranger
          ? [named('network', networkOf(clientIp), 10, quarter), named('strangers', '', strangersPerDay, day)]
          : [named('device', device, 10, quarter), named('device-day', device, 50, day)];
  const attempt = await consumeRateLimits(deps, limits);
  return { ...attempt, isLast: isStranger && attempt.counts.at(-1) === strangersPerDay };
}

/**
 * Counts an attempt with a recovery code by network only. Codes have 80 bits, so only floods have
 * to be stopped.
 */
export const takeRecoveryAttempt = (deps: Deps, clientIp: string): Promise<Attempt> =>
  consumeRateLimits(deps, [
    { bucket: `recovery-client:${networkOf(clientIp)}`, limit: 30, windowSeconds: quarter },
  ]);
