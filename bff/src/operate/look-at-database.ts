import { whyUnreachable } from '@massima/db/explain-unreachable';
import { migrationNames } from '@massima/db/migration-names';
import type { Deps } from '../deps.ts';
import { lacksKeys } from '../features/system/index.ts';
import { appliedMigrations, databaseFacts, readLastBackup } from '../models/schema-state.ts';
import { causesOf } from '../models/causes.ts';
import { finding, reasonOf, type Finding } from './finding.ts';
import { lookAtClock } from './look-at-clock.ts';

type Parts = Pick<Deps, 'db' | 'config' | 'clock'>;

/** A database that can't be reached says it once. */
export async function lookAtDatabase(deps: Parts): Promise<Finding[]> {
  const { db, config } = deps;
  const explain = (error: unknown) => {
    for (const cause of causesOf(error)) {
      const why = whyUnreachable(config.DATABASE_URL, cause);
      if (why !== undefined) return why;
    }
    return `The database cannot be used: ${reasonOf(error)}`;
  };
  let skew = 0;
  const server = await finding(
    'database',
    async () => {
      const before = machineMs();
      const { version, onlyReads, nowMs } = await databaseFacts(db);
      skew = nowMs - (before + machineMs()) / 2;
      return onlyReads
        ? { state: 'wrong', said: `${version} only reads: the servers belong on the one that takes writes` }
        : { state: 'well', said: version };
    },
    explain,
  );
  if (server.state === 'wrong') return [server];
  const migrations = await finding('migrations', () => migrationsOf(deps), explain);
  const clock = lookAtClock('database', skew);
  // Without its tables there is nothing else to look at.
  if (migrations.state === 'wrong') return [server, migrations, clock];
  return [
    server,
    migrations,
    clock,
    await finding('secret key', () => keyOf(deps), explain),
    await finding('backup', () => backupOf(deps), explain),
  ];
}

const machineMs = () => performance.timeOrigin + performance.now();

/** Those that this version has and the database does not. */
export async function pendingMigrations({ db }: Pick<Deps, 'db'>): Promise<string[]> {
  const applied = new Set(await appliedMigrations(db));
  return (await migrationNames()).filter((name) => !applied.has(name));
}

async function migrationsOf(deps: Parts): Promise<Omit<Finding, 'what'>> {
  const pending = await pendingMigrations(deps);
  return pending.length === 0
    ? { state: 'well', said: 'the schema is up to date' }
    : { state: 'wrong', said: `${pending.length} have not run (from ${pending[0]}): npm run update` };
}

async function keyOf({ db, config }: Parts): Promise<Omit<Finding, 'what'>> {
  return (await lacksKeys(db, config))
    ? {
        state: 'wrong',
        said: 'this database was used with another SECRET_KEY: set that one, or keep it in SECRET_KEY_PREVIOUS',
      }
    : { state: 'well', said: 'all that this database was used with are given' };
}

const dayMs = 86_400_000;

async function backupOf({ db, config, clock }: Parts): Promise<Omit<Finding, 'what'>> {
  const at = await readLastBackup(db);
  const other = config.NODE_ENV === 'production' ? 'wrong' : 'note';
  if (at === null) return { state: other, said: 'none was made with npm run backup' };
  const ageMs = clock.now().getTime() - at.getTime();
  const measures = { backup_age_seconds: { database: Math.max(0, ageMs / 1000) } };
  const said = `the last one is of ${at.toISOString()}`;
  return ageMs > 2 * dayMs
    ? { state: other, said: `${said}: npm run backup, daily`, measures }
    : { state: 'well', said, measures };
}
