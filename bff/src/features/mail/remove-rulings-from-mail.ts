import type { Config } from '../../config.ts';
import type { OutboxRow } from '../../models/tables.ts';
import { secretsOf } from '../limits/index.ts';
import { rulingOf } from './ruling-of.ts';
import { seal, unseal } from '../../adapters/seal.ts';
import type { MailParams } from './templates.ts';

/**
 * Removes the rulings of deleted links from a queued mail about alerts.
 * @returns `params` is null if the mail is unchanged or cannot be decrypted; `isEmpty` is true if
 *   no ruling is left in the mail
 */
export function removeRulings(
  config: Config,
  sealed: OutboxRow['params'],
  isGone: (link: string) => boolean,
): { params: string | null; isEmpty: boolean } {
  const mail = readNews(config, sealed);
  const remaining = mail?.followed.map((one) => ({
    ...one,
    rulings: one.rulings.filter(({ link }) => !isGone(link)),
  }));
  const linksOf = (followed: MailParams['alert_news']['followed'] = []) =>
    followed.flatMap(({ rulings }) => rulings.map(({ link }) => link));
  const links = linksOf(remaining);
  if (!mail || !remaining || links.length === linksOf(mail.followed).length)
    return { params: null, isEmpty: false };
  const rulings = (all: readonly string[]) =>
    new Set(all.map((link) => rulingOf(decodeURIComponent(link.split('#')[1] ?? link)))).size;
  const count = mail.count - (rulings(linksOf(mail.followed)) - rulings(links));
  const followed = remaining.filter(
    ({ rulings, events = [], more }) => rulings.length + events.length + more > 0,
  );
  const params = JSON.stringify({ sealed: seal('outbox', config.SECRET_KEY, { ...mail, count, followed }) });
  return { params, isEmpty: followed.length === 0 };
}

function readNews(config: Config, { sealed = '' }: OutboxRow['params']): MailParams['alert_news'] | null {
  try {
    return unseal('outbox', secretsOf(config), sealed) as MailParams['alert_news'];
  } catch {
    return null;
  }
}
