import type { Knex } from 'knex';

export interface Backlog {
  count: number;
  /** Null if nothing is pending. */
  oldest: Date | null;
}

/**
 * Reads the pending work of all processes: mails to send, payments with unknown outcome, usage to
 * report.
 */
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
