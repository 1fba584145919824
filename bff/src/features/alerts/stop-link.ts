import { timingSafeEqual } from 'node:crypto';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { setAlertMails } from '../../models/alerts.ts';
import { done } from '../../outcome.ts';
import { keyedHash } from '../limits/index.ts';

/** No dot: the last part of an address with one is taken for a file. */
const tokenOf = (secret: string, userId: number) =>
  `${userId}-${keyedHash(secret, 'stop-alerts', `${userId}`)}`;

/**
 * Where the mails of alerts are stopped. It can do nothing else, and so neither ends nor is kept: a mail of last year still
 * stops them. By RFC 8058 a mail program POSTs to it; opened in a browser it is a page with a button.
 */
export const stopLink = ({ config }: Pick<Deps, 'config'>, userId: number): string =>
  `${config.PUBLIC_URL}/alerts/stop/${tokenOf(config.SECRET_KEY, userId)}`;

/** Throws `token_not_valid` before anything is read, so that guessing costs the database nothing. */
export async function stopAlerts({ db, config }: Pick<Deps, 'db' | 'config'>, token: string) {
  const userId = Number(/^(\d{1,9})-/.exec(token)?.[1]);
  const [given, right] = [Buffer.from(token), Buffer.from(tokenOf(config.SECRET_KEY, userId))];
  if (given.length !== right.length || !timingSafeEqual(given, right)) throw new AppError('token_not_valid');
  // An account that is gone gets no mails either.
  await setAlertMails(db, userId, 'off');
  return done('ok');
}
