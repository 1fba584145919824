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
export function newsWithout(
  config: Config,
  sealed: OutboxRow['params'],
  isGone: (link: string) => boolean,
): { params: string | null; isEmpty: boolean } {
  const news = readNews(config, sealed);
  const kept = news?.followed.map((one) => ({
    ...one,
    rulings: one.rulings.filter(({ link }) => !isGone(link)),
  }));
  const linksOf = (followed: MailParams['alert_news']['followed'] = []) =>
    followed.flatMap(({ rulings }) => rulings.map(({ link }) => link));
  const links = linksOf(kept);
  if (!news || !kept || links.length === linksOf(news.followed).length)
    return { params: null, isEmpty: false };
  const rulings = (all: readonly string[]) =>
    new Set(all.map((link) => rulingOf(decodeURIComponent(link.split('#')[1] ?? link)))).size;
  const count = news.count - (rulings(linksOf(news.followed)) - rulings(links));
  const followed = kept.filter(({ rulings, events = [], more }) => rulings.length + events.length + more > 0);
  const params = JSON.stringify({ sealed: seal('outbox', config.SECRET_KEY, { ...news, count, followed }) });
  return { params, isEmpty: followed.length === 0 };
}

function readNews(config: Config, { sealed = '' }: OutboxRow['params']): MailParams['alert_news'] | null {
  try {
    return unseal('outbox', secretsOf(config), sealed) as MailParams['alert_news'];
  } catch {
    return null;
  }
}
