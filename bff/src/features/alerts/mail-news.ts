import { beginningOf } from '@massima/contract/format/beginning';
import { citation } from '@massima/contract/format/citation';
import { dayMs, type Locale } from '@massima/contract/format/dates';
import type { Knex } from 'knex';
import type { Deps } from '../../deps.ts';
import {
  accountsToMail,
  lockAccountToMail,
  markMailed,
  waitingNews,
  type WaitingNews,
} from '../../models/alerts.ts';
import { inTransaction } from '../../models/retry-deadlock.ts';
import { changeUser } from '../../models/user.ts';
import { queueMail, rulingOf, type MailParams } from '../mail/index.ts';
import { eventText } from './event-text.ts';
import { questionOf } from './followed-things.ts';
import { eventOf, resultOf } from './present-alert.ts';
import { stopLink } from './stop-link.ts';

const maxAccounts = 50;
/** Capacity of one mail: twenty alerts with fifty rulings each. */
const maxWaiting = 1000;
const maxListed = 10;
/**
 * Maximum for all alerts together. Gmail cuts a mail off at 102 kB, including the link that stops
 * these mails.
 */
const maxListedInAll = 60;
const maxCharacters = 240;

type Followed = MailParams['alert_news']['followed'][number];

/**
 * Writes one mail for each account that has matches and may be notified now.
 * @returns number of mails
 */
export async function mailNews(deps: Deps): Promise<number> {
  let written = 0;
  for (const { id } of await accountsToMail(deps.db, telling(deps), maxAccounts)) {
    if (await inTransaction(deps.db, (trx) => mail(trx, deps, id))) written++;
  }
  return written;
}

function telling({ clock }: Deps) {
  const now = clock.now();
  const before = (ms: number) => new Date(now.getTime() - ms);
  return { now, lastMail: { daily: before(dayMs), weekly: before(7 * dayMs) } };
}

/** Writes the mail and marks its matches as sent, in one transaction. */
async function mail(trx: Knex.Transaction, deps: Deps, id: number): Promise<boolean> {
  const { now, lastMail } = telling(deps);
  const account = await lockAccountToMail(trx, { now, lastMail }, id);
  if (!account) return false;
  const waiting = await waitingNews(trx, id, maxWaiting);
  if (waiting.length === 0) return false;
  await markMailed(trx, waiting, now);
  await changeUser(trx, id, { alerts_mailed_at: now });
  await queueMail(trx, deps, account, 'alert_news', {
    name: account.name,
    link: `${deps.config.PUBLIC_URL}/alerts`,
    stopLink: stopLink(deps, id),
    weekly: account.alert_mails === 'weekly',
    count: new Set(waiting.map(({ id_result }) => rulingOf(id_result))).size,
    events: waiting.filter((row) => eventOf(row)).length,
    followed: byAlert(waiting, deps.config.PUBLIC_URL, account.locale === 'it' ? 'it' : 'en'),
  });
  return true;
}

function byAlert(waiting: readonly WaitingNews[], publicUrl: string, locale: Locale): Followed[] {
  const ids = [...new Set(waiting.map(({ alert_id }) => alert_id))];
  const listed = Math.min(maxListed, Math.max(1, Math.floor(maxListedInAll / ids.length)));
  return ids.map((id) => {
    const all = waiting.filter(({ alert_id }) => alert_id === id);
    const happened = all.flatMap((row) => eventOf(row) ?? []);
    const matches = all.filter((row) => !eventOf(row));
    const page = `${publicUrl}/alerts/${id}`;
    return {
      label: all[0]?.label ?? '',
      kind: all[0]?.kind ?? 'question',
      filters: all[0] && questionOf(all[0])?.filters,
      events: happened.slice(0, listed).map((event) => ({
        title: eventText(event, locale),
        link: `${page}#${encodeURIComponent(event.id)}`,
      })),
      rulings: matches.slice(0, listed).flatMap((row) => {
        const result = resultOf(row);
        if (!result) return [];
        const link = `${page}#${encodeURIComponent(result.id_new)}`;
        return [
          { citation: citation(result), text: beginningOf(result.document_diritto, maxCharacters), link },
        ];
      }),
      more: Math.max(0, matches.length - listed) + Math.max(0, happened.length - listed),
      link: page,
    };
  });
}
