import type { Knex } from 'knex';

/**
 * From now on the database does not take what has become of a payment, as when another process locks its row for too long.
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
