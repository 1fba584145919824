import type {
  alertNewsInput,
  alertNewsOutput,
  alertSettings,
  listAlertsOutput,
} from '@massima/contract/alerts';
import { alertsMax } from '@massima/contract/constants';
import type { z } from 'zod';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { alertsOf, findAlert, newsOf, setAlertMails } from '../../models/alerts.ts';
import { findUser } from '../../models/user.ts';
import { presentAlert, resultOf } from './present-alert.ts';

export async function listAlerts({ db }: Deps, actor: Actor): Promise<z.infer<typeof listAlertsOutput>> {
  const [rows, account] = await Promise.all([alertsOf(db, actor.id), findUser(db, actor.id)]);
  if (!account) throw new AppError('user_not_found');
  return { alerts: rows.map(presentAlert), mails: account.alert_mails, most: alertsMax };
}

export async function readNews(
  { db }: Deps,
  actor: Actor,
  { id, ...page }: z.infer<typeof alertNewsInput>,
): Promise<z.infer<typeof alertNewsOutput>> {
  const alert = await findAlert(db, { id, user_id: actor.id });
  if (!alert) throw new AppError('file_not_found');
  const rows = await newsOf(db, id, page);
  return {
    alert: presentAlert(alert),
    news: rows.flatMap((row) => {
      const result = resultOf(row);
      return result ? [{ result, foundAt: row.found_at.toISOString() }] : [];
    }),
  };
}

export async function changeSettings({ db }: Deps, actor: Actor, { mails }: z.infer<typeof alertSettings>) {
  await setAlertMails(db, actor.id, mails);
  return { mails };
}
