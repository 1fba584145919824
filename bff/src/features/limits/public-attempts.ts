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

/** Limits a public operation by client network and by the e-mail address in the request. */
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
 * Limits signups per client, and signups without the form's token over all clients. A botnet that
 * skips the form must not block the documented call for users of the form.
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

/** Limits crash reports from browsers, which would fill the log. */
export async function takeCrashReport(deps: Deps, clientIp: string): Promise<void> {
  const perMinute = (bucket: string, limit: number) => ({ bucket, limit, windowSeconds: 60 });
  await consumeRateLimits(deps, [
    perMinute(`crashes-client:${networkOf(clientIp)}`, crashReportsPerClient),
    perMinute('crashes:all', crashReportsInAll),
  ]);
}

/**
 * Limits mails that clients without a session cause to one mailbox, over all purposes and
 * spellings of the address, because the mailbox may be a stranger's.
 */
export const consumeMailLimit = (deps: Deps, email: string): Promise<void> =>
  consumeRateLimit(deps, mailBucket(email), mailLimit(deps));

/**
 * Limits the mail of a signup within its transaction: of simultaneous signups with one address,
 * only one sends a mail.
 */
export const consumeMailLimitIn = (trx: Knex.Transaction, deps: Deps, email: string): Promise<void> =>
  consumeRateLimitIn(trx, deps, mailBucket(email), mailLimit(deps));

const mailBucket = (email: string) => `mail-address:${mailboxOf(email)}`;
const mailLimit = ({ config }: Pick<Deps, 'config'>) => ({ limit: config.MAILS_PER_ADDRESS, windowSeconds });

/**
 * Deletes the counts of one e-mail address, except its mails: otherwise a client that creates and
 * deletes accounts could send unlimited mails to one mailbox.
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
