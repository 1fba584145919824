import { beginningOf } from '@massima/contract/format/beginning';
import { citation } from '@massima/contract/format/citation';
import { dayMs } from '@massima/contract/format/dates';
import type { Knex } from 'knex';
import { entitlementOf } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { accountsToMail, markMailed, waitingNews, type WaitingNews } from '../../models/alerts.ts';
import { inTransaction } from '../../models/retry-deadlock.ts';
import type { AccountRow } from '../../models/user.ts';
import { changeUser, lockUser } from '../../models/user.ts';
import { queueMail, type MailParams } from '../mail/index.ts';
import { accessOf } from '../users/index.ts';
import { resultOf } from './present-alert.ts';
import { stopLink } from './stop-link.ts';

const periodMs = { daily: dayMs, weekly: 7 * dayMs } as const;
const mostAccounts = 50;
/** Twenty alerts with fifty rulings each: what an account can be told of at once. */
const mostWaiting = 1000;
const mostListed = 10;
const mostCharacters = 240;

type Followed = MailParams['alert_news']['followed'][number];

/** One mail for each account that has news and may be told now. @returns how many were written. */
export async function mailNews(deps: Deps): Promise<number> {
  const now = deps.clock.now();
  const lastMail = {
    daily: new Date(now.getTime() - periodMs.daily),
    weekly: new Date(now.getTime() - periodMs.weekly),
  };
  let written = 0;
  for (const { id } of await accountsToMail(deps.db, now, lastMail, mostAccounts)) {
    if (await inTransaction(deps.db, (trx) => mail(trx, deps, id))) written++;
  }
  return written;
}

/** Looks again at the locked account: another server may have been here. Mail and marks are written together, or neither. */
async function mail(trx: Knex.Transaction, deps: Deps, id: number): Promise<boolean> {
  const now = deps.clock.now();
  const account = await lockUser(trx, id);
  if (!account || !isDue(account, now)) return false;
  const waiting = await waitingNews(trx, id, mostWaiting);
  if (waiting.length === 0) return false;
  await markMailed(trx, waiting, now);
  await changeUser(trx, id, { alerts_mailed_at: now });
  await queueMail(trx, deps, account, 'alert_news', {
    name: account.name,
    link: `${deps.config.PUBLIC_URL}/alerts`,
    stopLink: stopLink(deps, id),
    weekly: account.alert_mails === 'weekly',
    count: waiting.length,
    followed: byAlert(waiting, deps.config.PUBLIC_URL),
  });
  return true;
}

function isDue(account: AccountRow, now: Date): boolean {
  const { alert_mails: every, alerts_mailed_at: last, disabled, is_verified } = account;
  if (every === 'off' || disabled || !is_verified) return false;
  if (!accessOf(entitlementOf(account), now).license) return false;
  return last === null || last.getTime() <= now.getTime() - periodMs[every];
}

function byAlert(waiting: readonly WaitingNews[], publicUrl: string): Followed[] {
  return [...new Set(waiting.map(({ alert_id }) => alert_id))].map((id) => {
    const news = waiting.filter(({ alert_id }) => alert_id === id);
    const page = `${publicUrl}/alerts/${id}`;
    return {
      label: news[0]?.label ?? '',
      kind: news[0]?.kind ?? 'question',
      rulings: news.slice(0, mostListed).flatMap((row) => {
        const result = resultOf(row);
        if (!result) return [];
        const link = `${page}#${encodeURIComponent(result.id_new)}`;
        return [
          { citation: citation(result), text: beginningOf(result.document_diritto, mostCharacters), link },
        ];
      }),
      more: Math.max(0, news.length - mostListed),
      link: page,
    };
  });
}
