import type { Knex } from 'knex';
import { claimRows, inMs } from './claim.ts';
import { Alert, AlertNews, type AlertNewsRow, type AlertRow } from './alert-rows.ts';
import type { UserRow } from './tables.ts';
import { filterByEligibility } from './user-standing.ts';
import { accountColumns, type AccountRow } from './user.ts';

// Columns for lists. `known` is excluded because it can be long.
const columns = ['id', 'user_id', 'kind', 'label', 'asked', 'ruling_id', 'created_at', 'checked_to'] as const;

/** Alert with the number of its matches and the time of the latest. */
export type ListedAlert = Pick<AlertRow, (typeof columns)[number]> & {
  news: number;
  last_found_at: Date | null;
};

const matches = () => Alert.relatedQuery('news');

interface OwnAlert {
  id?: number;
  user_id: number;
}

/** Removed alerts stay in the table for a while. */
const followed = (db: Knex, ownAlert: OwnAlert) => Alert.query(db).where({ ...ownAlert, removed_at: null });

const listed = (db: Knex, ownAlert: OwnAlert) =>
  followed(db, ownAlert)
    .select(
      ...columns.map((name) => `alerts.${name}`),
      matches().count().as('news'),
      matches().max('found_at').as('last_found_at'),
    )
    .castTo<ListedAlert[]>();

/** Returns the account's alerts, newest first. */
export const alertsOf = async (db: Knex, userId: number): Promise<ListedAlert[]> =>
  listed(db, { user_id: userId }).orderBy('id', 'desc');

export const findAlert = async (
  db: Knex,
  ownAlert: { id: number; user_id: number },
): Promise<ListedAlert | undefined> => (await listed(db, ownAlert))[0];

/** Returns the alert with this key, including removed alerts, so that nothing is followed twice. */
export const findAlertByKey = async (
  db: Knex,
  ownAlert: { user_id: number; key_hash: string },
): Promise<AlertRow | undefined> => Alert.query(db).where(ownAlert).first();

/** Returns the alerts on citations, including removed alerts. */
export const citationAlerts = async (db: Knex, userId: number): Promise<AlertRow[]> =>
  Alert.query(db).where({ user_id: userId, kind: 'citations' });

export const countAlerts = async (trx: Knex.Transaction, userId: number): Promise<number> =>
  followed(trx, { user_id: userId }).resultSize();

export type NewAlert = Omit<AlertRow, 'id' | 'tried_at' | 'locked_until' | 'removed_at'>;
/** Inserts an alert and returns its id. */
export async function insertAlert(trx: Knex.Transaction, row: NewAlert): Promise<number> {
  const { id } = await Alert.query(trx).insert(row);
  return id;
}

/** Hides an alert with its matches, for a while. Returns the number of alerts removed. */
export const removeAlert = async (
  db: Knex,
  ownAlert: { id: number; user_id: number },
  now: Date,
): Promise<number> => followed(db, ownAlert).patch({ removed_at: now });

/**
 * Renames an alert on citations; other alerts have no name. Returns the number of alerts renamed.
 */
export const renameAlert = async (
  db: Knex,
  ownAlert: { id: number; user_id: number },
  name: string,
): Promise<number> => followed(db, ownAlert).where({ kind: 'citations' }).patch({ label: name });

export const putAlertBack = async (trx: Knex.Transaction, id: number): Promise<number> =>
  Alert.query(trx).where({ id }).patch({ removed_at: null });

export const deleteAlert = async (trx: Knex.Transaction, id: number): Promise<number> =>
  Alert.query(trx).where({ id }).delete();

/** Returns the matches of an alert, newest first. */
export const newsOf = async (
  db: Knex,
  alertId: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<AlertNewsRow[]> =>
  AlertNews.query(db)
    .where({ alert_id: alertId })
    .orderBy('found_at', 'desc')
    .orderBy('id_result')
    .limit(limit)
    .offset(offset);

export interface LastChanges {
  /** End of the last index run; null if there was none. */
  indexed: Date | null;
  /** Time of the last withdrawal of a ruling. */
  withdrawn: Date | null;
}

/**
 * Selects alerts that were not checked since the index run, or that cite a ruling withdrawn since
 * their last check.
 */
const whereDue = (alerts: Knex.QueryBuilder, { indexed, withdrawn }: LastChanges): void => {
  void alerts.where((due) => {
    // without either event, no alert is due
    void due.whereRaw('1 = 0');
    if (indexed) void due.orWhereNull('checked_to').orWhere('checked_to', '<', indexed);
    if (withdrawn)
      void due.orWhere((citing) =>
        citing
          .where({ kind: 'citations' })
          .whereExists((subquery) =>
            subquery
              .from('withdrawn_rulings')
              .whereRaw('withdrawn_rulings.withdrawn_at > COALESCE(alerts.checked_to, alerts.created_at)')
              .whereRaw(`LOCATE(CONCAT('"ruling_id":', JSON_QUOTE(withdrawn_rulings.id)), alerts.asked) > 0`),
          ),
      );
  });
};

/** Returns the accounts with due alerts, longest wait first. */
export const accountsToCheck = (
  db: Knex,
  changes: LastChanges,
  most: number,
): Promise<{ user_id: number }[]> =>
  db('alerts')
    .whereNull('removed_at')
    .modify(whereDue, changes)
    .groupBy('user_id')
    .orderByRaw('MIN(COALESCE(tried_at, ?))', [new Date(0)])
    .limit(most)
    .select('user_id');

export const alertsToCheck = (db: Knex, userId: number, changes: LastChanges): Promise<AlertRow[]> =>
  db('alerts').where({ user_id: userId, removed_at: null }).modify(whereDue, changes).select('alerts.*');

/**
 * Claims the alerts of an account for a check.
 * @returns false if another server has claimed them
 */
export const claimAlerts = (db: Knex, userId: number, now: Date, leaseMs: number): Promise<boolean> =>
  claimRows(db, db('alerts').where({ user_id: userId }), { leaseMs, more: { tried_at: now } });

export const renewAlertsClaim = (db: Knex, userId: number, leaseMs: number): Promise<number> =>
  db('alerts')
    .where({ user_id: userId })
    .update({ locked_until: inMs(db, leaseMs) });

export const releaseAlerts = (db: Knex, userId: number): Promise<number> =>
  db('alerts').where({ user_id: userId }).update({ locked_until: null });

/**
 * Adds matches. A match that is stored already stays unchanged, so that it is reported once.
 * Returns false if the alert has been removed.
 */
export async function addNews(
  trx: Knex.Transaction,
  alertId: number,
  checked: { checked_to: Date | null; known: string | null },
  rows: readonly Omit<AlertNewsRow, 'alert_id' | 'mailed_at'>[],
): Promise<boolean> {
  const changed = await Alert.query(trx).where({ id: alertId }).patch(checked);
  if (changed === 0) return false;
  if (rows.length > 0)
    await trx('alert_news')
      .insert(rows.map((row) => ({ ...row, alert_id: alertId, mailed_at: null })))
      .onConflict(['alert_id', 'id_result'])
      .ignore();
  return true;
}

interface Telling {
  now: Date;
  /** By frequency: accounts whose last mail was sent before this instant are due. */
  lastMail: Record<'daily' | 'weekly', Date>;
}

/** Selects accounts with unmailed matches whose next mail is due. */
function dueForMail(db: Knex, { now, lastMail }: Telling) {
  const waiting = db('alert_news')
    .join('alerts', 'alerts.id', 'alert_news.alert_id')
    .whereNull('alert_news.mailed_at')
    .whereNull('alerts.removed_at')
    .select('alerts.user_id');
  const query = db('users').whereIn('id', waiting).where({ is_verified: true, disabled: false });
  filterByEligibility(query, now);
  return query.where((rhythm) => {
    for (const every of ['daily', 'weekly'] as const)
      void rhythm.orWhere((due) =>
        due
          .where({ alert_mails: every })
          .where((last) =>
            last.whereNull('alerts_mailed_at').orWhere('alerts_mailed_at', '<=', lastMail[every]),
          ),
      );
  });
}

/** Returns the ids of the accounts to mail, longest wait first. */
export const accountsToMail = (db: Knex, telling: Telling, most: number): Promise<{ id: number }[]> =>
  dueForMail(db, telling).orderBy('alerts_mailed_at').limit(most).select('id');

/** Locks an account if its mail is still due: another server may have sent it. */
export const lockAccountToMail = (
  trx: Knex.Transaction,
  telling: Telling,
  id: number,
): Promise<AccountRow | undefined> =>
  dueForMail(trx, telling).where({ id }).forUpdate().first<AccountRow>(accountColumns(trx));

export type WaitingNews = AlertNewsRow & Pick<AlertRow, 'label' | 'kind' | 'asked'>;

/** Returns the matches of an account that were not mailed yet, by alert, newest rulings first. */
export const waitingNews = (trx: Knex.Transaction, userId: number, most: number): Promise<WaitingNews[]> =>
  trx('alert_news')
    .join('alerts', 'alerts.id', 'alert_news.alert_id')
    .where('alerts.user_id', userId)
    .whereNull('alerts.removed_at')
    .whereNull('alert_news.mailed_at')
    .orderBy('alert_news.alert_id')
    .orderBy('alert_news.found_at', 'desc')
    .orderBy('alert_news.id_result')
    .limit(most)
    .select('alert_news.*', 'alerts.label', 'alerts.kind', 'alerts.asked');

export const markMailed = async (
  trx: Knex.Transaction,
  rows: readonly Pick<AlertNewsRow, 'alert_id' | 'id_result'>[],
  now: Date,
): Promise<void> => {
  await trx('alert_news')
    .whereIn(
      ['alert_id', 'id_result'],
      rows.map(({ alert_id, id_result }) => [alert_id, id_result]),
    )
    .update({ mailed_at: now });
};

/** Sets the frequency of alert mails. Unmailed matches stay until mails are enabled again. */
export const setAlertMails = (db: Knex, userId: number, every: UserRow['alert_mails']): Promise<number> =>
  db('users').where({ id: userId }).update({ alert_mails: every });

/** Makes all alerts unchecked beyond this moment. */
export const rewindAlerts = async (db: Knex, to: Date): Promise<void> => {
  await db('alerts').where('checked_to', '>', to).update({ checked_to: to });
};
