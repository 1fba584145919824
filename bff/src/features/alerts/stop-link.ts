import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { setAlertMails } from '../../models/alerts.ts';
import { done } from '../../outcome.ts';
import { readSignedId, secretsOf, signId } from '../limits/index.ts';

const purpose = 'stop-alerts';

/**
 * Returns the link that stops an account's alert mails. It can do nothing else, so it never
 * expires and is not stored: the link of a year-old mail still works. A mail program POSTs to it
 * (RFC 8058); a browser shows a page with a button.
 */
export const stopLink = ({ config }: Pick<Deps, 'config'>, userId: number): string =>
  `${config.PUBLIC_URL}/alerts/stop/${signId(config.SECRET_KEY, purpose, userId)}`;

/** Stops the mails of the account in the token. Throws `token_not_valid`. */
export async function stopAlerts({ db, config }: Pick<Deps, 'db' | 'config'>, token: string) {
  const userId = readSignedId(secretsOf(config), purpose, token);
  if (userId === null) throw new AppError('token_not_valid');
  // A deleted account gets no mails, so the missing row is not an error.
  await setAlertMails(db, userId, 'off');
  return done('ok');
}
