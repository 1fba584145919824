import type { Knex } from 'knex';

/** Tokens, hashes and ids of others are compared byte by byte. */
export const binary = (t: Knex.CreateTableBuilder, name: string, length: number) =>
  t.specificType(name, `varchar(${length}) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin`);

/** An instant in UTC with milliseconds; TIMESTAMP would end in 2038 and follow the session's zone. */
export const instant = (t: Knex.CreateTableBuilder, name: string) => t.specificType(name, 'datetime(3)');

/** The owner of a row; deleting the account deletes the row. */
export const owner = (t: Knex.CreateTableBuilder) =>
  t.integer('user_id').unsigned().notNullable().references('id').inTable('users').onDelete('CASCADE');
