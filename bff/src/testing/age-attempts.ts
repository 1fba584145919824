import type { Knex } from 'knex';

/** Ages open attempts by two minutes, after which they cannot be pending. */
export const ageAttempts = (db: Knex) =>
  db('payment_attempts')
    .where({ settled_at: null })
    .update({
      created_at: db.raw('created_at - INTERVAL 121 SECOND'),
      sent_at: db.raw('sent_at - INTERVAL 121 SECOND'),
    });
