import type { Knex } from 'knex';
import type { Deps } from '../../deps.ts';
import { forgetBuckets } from '../../models/rate-limit.ts';
import { bucketKey } from './keyed-hash.ts';
import { networkOf } from './network-of.ts';
import { countAttempt, takeAttempt } from './take-attempt.ts';

const windowSeconds = 15 * 60;
const actions = ['exists', 'existed', 'signup', 'restore', 'resend'] as const;
type PublicAction = (typeof actions)[number];

/** What anybody may call is limited by the client's address and by the e-mail address it is about. */
export async function takePublicAttempt(
  deps: Deps,
  action: PublicAction,
  email: string,
  clientIp: string,
): Promise<void> {
  const { PUBLIC_TRIES_PER_CLIENT, LOGIN_TRIES_PER_ADDRESS } = deps.config;
  await takeAttempt(deps, `${action}-client:${networkOf(clientIp)}`, {
    limit: PUBLIC_TRIES_PER_CLIENT,
    windowSeconds,
  });
  await takeAttempt(deps, `${action}-address:${email}`, { limit: LOGIN_TRIES_PER_ADDRESS, windowSeconds });
}

/**
 * One more mail that somebody without a session has us send to an address. Whoever asks and for whatever purpose, an
 * address gets so many in a window: it may be a stranger's.
 */
export const takeMail = (deps: Deps, email: string): Promise<void> =>
  takeAttempt(deps, mailBucket(email), { limit: deps.config.MAILS_PER_ADDRESS, windowSeconds });

/** The mail of a signup: it counts, but nobody registers twice, and so it is not refused. */
export const countMail = (deps: Deps, email: string): Promise<number> =>
  countAttempt(deps, mailBucket(email), windowSeconds);

const mailBucket = (email: string) => `mail-address:${email}`;

/** Forgets what was counted about one e-mail address. */
export const forgetAddress = (
  trx: Knex.Transaction,
  { config }: Pick<Deps, 'config'>,
  email: string,
): Promise<number> =>
  forgetBuckets(
    trx,
    [...actions, 'mail'].map((action) => bucketKey(config, `${action}-address:${email}`)),
  );
