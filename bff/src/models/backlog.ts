import type { Knex } from 'knex';

export interface Backlog {
  count: number;
  /** Null when there is none. */
  oldest: Date | null;
}

/** What waits to be done, as every process sees it: mails to send, payments of unknown outcome, usage to report. */
export async function readBacklog(
  db: Knex,
): Promise<Record<'mails' | 'payment_attempts' | 'metered_usage', Backlog>> {
  const waiting = async (rows: Knex.QueryBuilder): Promise<Backlog> => {
    const [row]: Backlog[] = await rows.count({ count: '*' }).min({ oldest: 'created_at' });
    return { count: Number(row?.count ?? 0), oldest: row?.oldest ?? null };
  };
  const [mails, payment_attempts, metered_usage] = await Promise.all([
    waiting(db('outbox').where({ sent_at: null, failed_at: null })),
    waiting(db('payment_attempts').where({ settled_at: null })),
    waiting(db('metered_usage').where({ sent_at: null, refused_at: null })),
  ]);
  return { mails, payment_attempts, metered_usage };
}
