import type { AlertEvent } from '@massima/contract/alert-event';
import type {
  alertNewsInput,
  alertNewsOutput,
  alertSettings,
  listAlertsOutput,
} from '@massima/contract/alerts';
import { alertsMax } from '@massima/contract/constants';
import { dayInItaly } from '@massima/contract/format/dates';
import type { z } from 'zod';
import { seesHistory } from '../../access.ts';
import type { Actor } from '../../actor.ts';
import { fates } from '../../collection/index.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { alertsOf, findAlert, newsOf, setAlertMails } from '../../models/alerts.ts';
import { findUser } from '../../models/user.ts';
import { sendOut } from '../gate/index.ts';
import { alertFor, eventOf, resultFor, withdrawnOf } from './present-alert.ts';

export async function listAlerts({ db }: Deps, actor: Actor): Promise<z.infer<typeof listAlertsOutput>> {
  const [rows, account] = await Promise.all([alertsOf(db, actor.id), findUser(db, actor.id)]);
  if (!account) throw new AppError('user_not_found');
  const withdrawn = await withdrawnOf(db, rows);
  return {
    alerts: rows.map((row) => alertFor(actor, row, withdrawn)),
    mails: account.alert_mails,
    most: alertsMax,
  };
}

/**
 * Returns the matches of an alert. A principle that was mailed is free; any other is charged as
 * usual.
 */
export async function readNews(
  deps: Deps,
  actor: Actor,
  { id, ...page }: z.infer<typeof alertNewsInput>,
  signal: AbortSignal,
): Promise<z.infer<typeof alertNewsOutput>> {
  const alert = await findAlert(deps.db, { id, user_id: actor.id });
  if (!alert) throw new AppError('file_not_found');
  const rows = await newsOf(deps.db, id, page);
  const ids = rows.filter((row) => !eventOf(row)).map(({ id_result }) => id_result);
  const { isShown, limited, receipt } = await sendOut(deps, actor, { of: 'principles', ids });
  // Events name the followed article, which an API client of the owner may not see.
  const events = seesHistory(actor) ? rows.flatMap((row) => eventOf(row) ?? []) : [];
  return {
    alert: alertFor(actor, alert, await withdrawnOf(deps.db, [alert])),
    news: rows.flatMap((row) => {
      const result = isShown(row.id_result) ? resultFor(actor, row) : undefined;
      return result ? [{ result, foundAt: row.found_at.toISOString() }] : [];
    }),
    events: await withWords(deps, events, signal),
    ...(limited && { limited }),
    receipt,
  };
}

/**
 * Adds the wording of amendments as the collection has them now, because a ruling may have been
 * withdrawn.
 */
async function withWords(
  deps: Deps,
  events: readonly AlertEvent[],
  signal: AbortSignal,
): Promise<AlertEvent[]> {
  const keys = events.flatMap(({ key, what }) => (key === null || what === 'version' ? [] : [key]));
  if (keys.length === 0) return [...events];
  const today = dayInItaly(deps.clock.now());
  const found = await fates(deps, keys, today, signal).catch(() => undefined);
  return events.map((event) => ({
    ...event,
    words:
      found
        ?.get(event.key ?? '')
        ?.fate.find(({ what, by, date }) => what === event.what && by === event.by && date === event.date)
        ?.words ?? null,
  }));
}

export async function changeSettings({ db }: Deps, actor: Actor, { mails }: z.infer<typeof alertSettings>) {
  await setAlertMails(db, actor.id, mails);
  return { mails };
}
