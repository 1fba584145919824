import type { Knex } from 'knex';

/**
 * Makes the database reject the outcome of a payment, as if another process locked its row for too
 * long.
 */
export const noteNothing = (db: Knex) =>
  db.raw(
    `CREATE TRIGGER notes_nothing BEFORE UPDATE ON payment_attempts FOR EACH ROW
     BEGIN
       IF NEW.settled_at IS NOT NULL THEN
         SIGNAL SQLSTATE 'HY000' SET MYSQL_ERRNO = 1205, MESSAGE_TEXT = 'Lock wait timeout exceeded';
       END IF;
     END`,
  );

export const noteAgain = (db: Knex) => db.raw('DROP TRIGGER IF EXISTS notes_nothing');
