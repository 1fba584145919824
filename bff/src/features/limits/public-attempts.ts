import { crashReportsInAll, crashReportsPerClient } from '@massima/contract/constants';
import type { Knex } from 'knex';
import type { Deps } from '../../deps.ts';
import { forgetBuckets } from '../../models/rate-limit.ts';
import { bucketKey } from './keyed-hash.ts';
import { mailboxOf } from './mailbox-of.ts';
import { networkOf } from './network-of.ts';
import { consumeRateLimit, consumeRateLimitIn, consumeRateLimits } from './consume-rate-limit.ts';

const windowSeconds = 15 * 60;
const actions = ['exists', 'existed', 'signup', 'restore', 'resend'] as const;
type PublicAction = (typeof actions)[number];

/** What anyone may call is limited by the client's address and by the e-mail address it is about. */
export async function takePublicAttempt(
  deps: Deps,
  action: PublicAction,
  email: string,
  clientIp: string,
): Promise<void> {
  const { PUBLIC_TRIES_PER_CLIENT, LOGIN_TRIES_PER_ADDRESS } = deps.config;
  await consumeRateLimit(deps, `${action}-client:${networkOf(clientIp)}`, {
    limit: PUBLIC_TRIES_PER_CLIENT,
    windowSeconds,
  });
  await consumeRateLimit(deps, `${action}-address:${email}`, {
    limit: LOGIN_TRIES_PER_ADDRESS,
    windowSeconds,
  });
}

/**
 * One more account made by a client, and one more made without the form's token by anyone: that call is documented, and a swarm of
 * machines that skips the form must not close it to everyone.
 */
export async function takeSignup(deps: Deps, clientIp: string, isByForm: boolean): Promise<void> {
  const { SIGNUPS_PER_CLIENT, SIGNUPS_WITHOUT_FORM } = deps.config;
  await consumeRateLimit(deps, `signups-client:${networkOf(clientIp)}`, {
    limit: SIGNUPS_PER_CLIENT,
    windowSeconds,
  });
  if (!isByForm)
    await consumeRateLimit(deps, 'signups-without-form:all', { limit: SIGNUPS_WITHOUT_FORM, windowSeconds });
}

/** One more crash that a browser reports: what is beyond would only fill the log. */
export async function takeCrashReport(deps: Deps, clientIp: string): Promise<void> {
  const perMinute = (bucket: string, limit: number) => ({ bucket, limit, windowSeconds: 60 });
  await consumeRateLimits(deps, [
    perMinute(`crashes-client:${networkOf(clientIp)}`, crashReportsPerClient),
    perMinute('crashes:all', crashReportsInAll),
  ]);
}

/**
 * One more mail that a client without a session has us send to an address. Whoever asks, for whatever purpose and however
 * the address is written, a mailbox gets a limited number in a window: it may be a stranger's.
 */
export const takeMail = (deps: Deps, email: string): Promise<void> =>
  consumeRateLimit(deps, mailBucket(email), mailLimit(deps));

/** The mail of a signup: of many at the same moment with one address, one is sent. */
export const takeMailIn = (trx: Knex.Transaction, deps: Deps, email: string): Promise<void> =>
  consumeRateLimitIn(trx, deps, mailBucket(email), mailLimit(deps));

const mailBucket = (email: string) => `mail-address:${mailboxOf(email)}`;
const mailLimit = ({ config }: Pick<Deps, 'config'>) => ({ limit: config.MAILS_PER_ADDRESS, windowSeconds });

/**
 * Forgets what was counted about one e-mail address. The mails stay counted: they went to a mailbox, and a client that
 * creates and deletes accounts must not have us send it any number.
 */
export const forgetAddress = (
  trx: Knex.Transaction,
  { config }: Pick<Deps, 'config'>,
  email: string,
): Promise<number> =>
  forgetBuckets(
    trx,
    actions.map((action) => bucketKey(config, `${action}-address:${email}`)),
  );
