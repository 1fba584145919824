import type { Knex } from 'knex';
import { claimRows, inMs } from './claim.ts';
import { Alert, AlertNews, type AlertNewsRow, type AlertRow } from './alert-rows.ts';
import type { UserRow } from './tables.ts';
import { whereMaySearch } from './user-standing.ts';
import { accountColumns, type AccountRow } from './user.ts';

// Not what is known of followed articles, which may be long.
const columns = ['id', 'user_id', 'kind', 'label', 'asked', 'ruling_id', 'created_at', 'checked_to'] as const;

/** An alert with how much was found for it, and when last. */
export type ListedAlert = Pick<AlertRow, (typeof columns)[number]> & {
  news: number;
  last_found_at: Date | null;
};

const news = () => Alert.relatedQuery('news');

interface Own {
  id?: number;
  user_id: number;
}

/** What was removed stays in the table for a while. */
const followed = (db: Knex, own: Own) => Alert.query(db).where({ ...own, removed_at: null });

const listed = (db: Knex, own: Own) =>
  followed(db, own)
    .select(
      ...columns.map((name) => `alerts.${name}`),
      news().count().as('news'),
      news().max('found_at').as('last_found_at'),
    )
    .castTo<ListedAlert[]>();

/** The newest first. */
export const alertsOf = async (db: Knex, userId: number): Promise<ListedAlert[]> =>
  listed(db, { user_id: userId }).orderBy('id', 'desc');

export const findAlert = async (
  db: Knex,
  own: { id: number; user_id: number },
): Promise<ListedAlert | undefined> => (await listed(db, own))[0];

/** One that was removed too: nothing is followed twice. */
export const findAlertByKey = async (
  db: Knex,
  own: { user_id: number; key_hash: string },
): Promise<AlertRow | undefined> => Alert.query(db).where(own).first();

/** Those on what texts cite, those that were removed, too. */
export const citationAlerts = async (db: Knex, userId: number): Promise<AlertRow[]> =>
  Alert.query(db).where({ user_id: userId, kind: 'citations' });

export const countAlerts = async (trx: Knex.Transaction, userId: number): Promise<number> =>
  followed(trx, { user_id: userId }).resultSize();

export type NewAlert = Omit<AlertRow, 'id' | 'tried_at' | 'locked_until' | 'removed_at'>;
/** Returns its id. */
export async function insertAlert(trx: Knex.Transaction, row: NewAlert): Promise<number> {
  const { id } = await Alert.query(trx).insert(row);
  return id;
}

/** How many there were. With what was found for it, it stays for a while. */
export const removeAlert = async (
  db: Knex,
  own: { id: number; user_id: number },
  now: Date,
): Promise<number> => followed(db, own).patch({ removed_at: now });

/** How many there were that have a name of their owner's. */
export const renameAlert = async (
  db: Knex,
  own: { id: number; user_id: number },
  name: string,
): Promise<number> => followed(db, own).where({ kind: 'citations' }).patch({ label: name });

export const putAlertBack = async (trx: Knex.Transaction, id: number): Promise<number> =>
  Alert.query(trx).where({ id }).patch({ removed_at: null });

export const deleteAlert = async (trx: Knex.Transaction, id: number): Promise<number> =>
  Alert.query(trx).where({ id }).delete();

/** The newest first. */
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
  /** When an indexing last ended; null: none ever. */
  indexed: Date | null;
  /** When a ruling was last withdrawn. */
  withdrawn: Date | null;
}

/** Alerts that have not seen that indexing, or that name a ruling which was withdrawn since they were checked. */
const whereDue = (alerts: Knex.QueryBuilder, { indexed, withdrawn }: LastChanges): void => {
  void alerts.where((due) => {
    // none of the two: none is due
    void due.whereRaw('1 = 0');
    if (indexed) void due.orWhereNull('checked_to').orWhere('checked_to', '<', indexed);
    if (withdrawn)
      void due.orWhere((citing) =>
        citing
          .where({ kind: 'citations' })
          .whereExists((gone) =>
            gone
              .from('withdrawn_rulings')
              .whereRaw('withdrawn_rulings.withdrawn_at > COALESCE(alerts.checked_to, alerts.created_at)')
              .whereRaw(`LOCATE(CONCAT('"ruling_id":', JSON_QUOTE(withdrawn_rulings.id)), alerts.asked) > 0`),
          ),
      );
  });
};

/** Accounts with alerts that are due, those that waited longest first. */
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

/** Takes the alerts of an account, to look through all of them. @returns whether no other server does. */
export const claimAlerts = (db: Knex, userId: number, now: Date, leaseMs: number): Promise<boolean> =>
  claimRows(db, db('alerts').where({ user_id: userId }), { leaseMs, more: { tried_at: now } });

export const renewAlertsClaim = (db: Knex, userId: number, leaseMs: number): Promise<number> =>
  db('alerts')
    .where({ user_id: userId })
    .update({ locked_until: inMs(db, leaseMs) });

export const releaseAlerts = (db: Knex, userId: number): Promise<number> =>
  db('alerts').where({ user_id: userId }).update({ locked_until: null });

/**
 * What is known already stays unchanged: it is reported once. False when the alert has been removed since.
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
  /** By its rhythm, before when the last mail must have been sent. */
  lastMail: Record<'daily' | 'weekly', Date>;
}

/** Accounts that have news to be notified of and may be notified now. */
function toBeTold(db: Knex, { now, lastMail }: Telling) {
  const waiting = db('alert_news')
    .join('alerts', 'alerts.id', 'alert_news.alert_id')
    .whereNull('alert_news.mailed_at')
    .whereNull('alerts.removed_at')
    .select('alerts.user_id');
  const query = db('users').whereIn('id', waiting).where({ is_verified: true, disabled: false });
  whereMaySearch(query, now);
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

/** Their ids, those first who have waited longest. */
export const accountsToMail = (db: Knex, telling: Telling, most: number): Promise<{ id: number }[]> =>
  toBeTold(db, telling).orderBy('alerts_mailed_at').limit(most).select('id');

/** One of them, locked, if it is still one: another server may have been here. */
export const lockAccountToMail = (
  trx: Knex.Transaction,
  telling: Telling,
  id: number,
): Promise<AccountRow | undefined> =>
  toBeTold(trx, telling).where({ id }).forUpdate().first<AccountRow>(accountColumns(trx));

export type WaitingNews = AlertNewsRow & Pick<AlertRow, 'label' | 'kind' | 'asked'>;

/** What an account was not notified of yet, by alert, the latest rulings first. */
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

/** How often an account is notified; what waits stays until it wants to be notified again. */
export const setAlertMails = (db: Knex, userId: number, every: UserRow['alert_mails']): Promise<number> =>
  db('users').where({ id: userId }).update({ alert_mails: every });

/** No alert counts as checked beyond this moment. */
export const rewindAlerts = async (db: Knex, to: Date): Promise<void> => {
  await db('alerts').where('checked_to', '>', to).update({ checked_to: to });
};
