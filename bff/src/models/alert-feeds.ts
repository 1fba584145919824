import type { Knex } from 'knex';

export interface AlertFeedRow {
  alert_id: number;
  user_id: number;
  token_hash: string;
  /** As its owner calls it; empty: it has no name. */
  name: string;
  created_at: Date;
  last_used_at: Date | null;
}

/** An alert has one: a new address takes the place of the one before. */
export async function replaceFeed(trx: Knex.Transaction, row: AlertFeedRow): Promise<void> {
  await trx('alert_feeds').insert(row).onConflict('alert_id').merge();
}

export const deleteFeed = (db: Knex, feedKey: { alert_id: number; user_id: number }): Promise<number> =>
  db('alert_feeds').where(feedKey).delete();

/** All of an account. */
export const deleteFeeds = (trx: Knex.Transaction, userId: number): Promise<number> =>
  trx('alert_feeds').where({ user_id: userId }).delete();

const followed = (db: Knex) =>
  db('alert_feeds')
    .join('alerts', 'alerts.id', 'alert_feeds.alert_id')
    .whereNull('alerts.removed_at')
    .select<AlertFeedRow[]>('alert_feeds.*');

export const feedsOf = (db: Knex, userId: number): Promise<AlertFeedRow[]> =>
  followed(db).where('alert_feeds.user_id', userId).orderBy('alert_id');

/** Returns the feed if its alert is still followed and no reset of the account is pending. */
export const feedByTokenHash = async (db: Knex, tokenHash: string): Promise<AlertFeedRow | undefined> =>
  (
    await followed(db)
      .join('users', 'users.id', 'alert_feeds.user_id')
      .whereNull('users.factor_reset_at')
      .where('alert_feeds.token_hash', tokenHash)
  )[0];

export const touchFeed = (db: Knex, alert_id: number, now: Date): Promise<number> =>
  db('alert_feeds').where({ alert_id }).update({ last_used_at: now });
