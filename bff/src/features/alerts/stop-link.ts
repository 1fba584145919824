import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { setAlertMails } from '../../models/alerts.ts';
import { done } from '../../outcome.ts';
import { readSignedId, secretsOf, signId } from '../limits/index.ts';

const purpose = 'stop-alerts';

/**
 * Where the mails of alerts are stopped. It can do nothing else, and so neither ends nor is kept: a mail of last year still
 * stops them. By RFC 8058 a mail program POSTs to it; opened in a browser it is a page with a button.
 */
export const stopLink = ({ config }: Pick<Deps, 'config'>, userId: number): string =>
  `${config.PUBLIC_URL}/alerts/stop/${signId(config.SECRET_KEY, purpose, userId)}`;

/** Throws `token_not_valid`. */
export async function stopAlerts({ db, config }: Pick<Deps, 'db' | 'config'>, token: string) {
  const userId = readSignedId(secretsOf(config), purpose, token);
  if (userId === null) throw new AppError('token_not_valid');
  // An account that is gone gets no mails either.
  await setAlertMails(db, userId, 'off');
  return done('ok');
}
