import type { Knex } from 'knex';

/** As if two minutes had passed for the attempts that are open: nothing of them can be under way any more. */
export const ageAttempts = (db: Knex) =>
  db('payment_attempts')
    .where({ settled_at: null })
    .update({
      created_at: db.raw('created_at - INTERVAL 121 SECOND'),
      sent_at: db.raw('sent_at - INTERVAL 121 SECOND'),
    });
