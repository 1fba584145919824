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
import { sendOut } from '../gate/index.ts';
import { alertFor, resultFor } from './present-alert.ts';

export async function listAlerts({ db }: Deps, actor: Actor): Promise<z.infer<typeof listAlertsOutput>> {
  const [rows, account] = await Promise.all([alertsOf(db, actor.id), findUser(db, actor.id)]);
  if (!account) throw new AppError('user_not_found');
  return { alerts: rows.map((row) => alertFor(actor, row)), mails: account.alert_mails, most: alertsMax };
}

/** A principle that was mailed is free; one that is read before that counts like any other that was not paid for. */
export async function readNews(
  deps: Deps,
  actor: Actor,
  { id, ...page }: z.infer<typeof alertNewsInput>,
): Promise<z.infer<typeof alertNewsOutput>> {
  const alert = await findAlert(deps.db, { id, user_id: actor.id });
  if (!alert) throw new AppError('file_not_found');
  const rows = await newsOf(deps.db, id, page);
  const ids = rows.map(({ id_result }) => id_result);
  const { isShown, limited, receipt } = await sendOut(deps, actor, { of: 'principles', ids });
  return {
    alert: alertFor(actor, alert),
    news: rows.flatMap((row) => {
      const result = isShown(row.id_result) ? resultFor(actor, row) : undefined;
      return result ? [{ result, foundAt: row.found_at.toISOString() }] : [];
    }),
    ...(limited && { limited }),
    receipt,
  };
}

export async function changeSettings({ db }: Deps, actor: Actor, { mails }: z.infer<typeof alertSettings>) {
  await setAlertMails(db, actor.id, mails);
  return { mails };
}
