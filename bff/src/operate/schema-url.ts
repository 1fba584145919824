import type { Config } from '../config.ts';

/** The user who may change tables, where there is another for that. */
export const schemaUrl = ({ MIGRATIONS_DATABASE_URL, DATABASE_URL }: Config): string =>
  MIGRATIONS_DATABASE_URL ?? DATABASE_URL;
