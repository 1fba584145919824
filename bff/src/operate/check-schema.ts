import { migrationNames } from '@massima/db/migration-names';
import type { Deps } from '../deps.ts';
import { expectedSchema } from '../models/expected-schema.ts';
import { compareSchema, readSchemaShape, unreadableTables } from '../models/schema-shape.ts';
import { appliedMigrations } from '../models/schema-state.ts';
import { finding, type Finding, type Found } from './finding.ts';

type Db = Pick<Deps, 'db'>;

/** Maximum number of differences that are named. */
const named = 5;
const list = (all: readonly string[]) =>
  all.slice(0, named).join('; ') + (all.length > named ? ` and ${all.length - named} more` : '');

const update = 'npm run update';
const restoreDatabase = 'npm run restore -- --from <folder of a backup> --overwrite';

/** Returns the migrations of this version that have not run on the database. */
export async function pendingMigrations({ db }: Db): Promise<string[]> {
  const applied = new Set(await appliedMigrations(db));
  return (await migrationNames()).filter((name) => !applied.has(name));
}

/** Compares tables, columns, indexes and keys with this version's, and reads a row of each table. */
export async function checkSchema(deps: Db, explain: (error: unknown) => Found): Promise<Finding[]> {
  let pending: string[] = [];
  const migrations = await finding(
    'migrations',
    async () => {
      pending = await pendingMigrations(deps);
      if (pending.length === 0) return { state: 'well', said: 'all have run' };
      const isEmpty = pending.length === (await migrationNames()).length;
      const said = `${pending.length} have not run (from ${pending[0]}): ${update}`;
      return {
        state: 'wrong',
        said: isEmpty ? `${said} makes an empty product. If there was one: ${restoreDatabase}` : said,
        next: update,
      };
    },
    explain,
  );
  return [migrations, await finding('schema', () => schemaOf(deps, pending.length > 0), explain)];
}

async function schemaOf({ db }: Db, isPending: boolean): Promise<Found> {
  const { missing, different } = compareSchema(expectedSchema, await readSchemaShape(db));
  if (missing.length > 0)
    return isPending
      ? { state: 'broken', said: `missing until migrations run: ${list(missing)}`, next: update }
      : {
          state: 'broken',
          said: `missing: ${list(missing)}. All migrations have run, so that npm run update does not make it again: ${restoreDatabase}`,
          next: restoreDatabase,
        };
  const unread = await unreadableTables(db, expectedSchema);
  if (unread.length > 0)
    return {
      state: 'broken',
      said: `cannot be read: ${list(unread)}. See the rights of this user and the log of the database`,
      next: `mariadb … -e 'SHOW GRANTS; CHECK TABLE ${unread[0]}'`,
    };
  if (different.length > 0)
    return {
      state: 'wrong',
      said: `differs from this version: ${list(different)}. Undo the change, or restore`,
      next: `mariadb … -e 'SHOW CREATE TABLE ${different[0]?.split(/[. ]/)[0]}'`,
    };
  return { state: 'well', said: 'tables, columns, indexes and keys are those of this version' };
}
