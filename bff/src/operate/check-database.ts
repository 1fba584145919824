import { fieldsOf } from '@massima/contract/record';
import { whyUnreachable } from '@massima/db/explain-unreachable';
import type { Deps } from '../deps.ts';
import { causesOf } from '../models/causes.ts';
import { tryToWrite } from '../models/ping.ts';
import { databaseFacts } from '../models/schema-state.ts';
import { checkClock } from './check-clock.ts';
import { checkSchema } from './check-schema.ts';
import { checkUpkeep } from './check-upkeep.ts';
import { finding, reasonOf, type Finding, type Found } from './finding.ts';

/** Checks the database and its contents. An unreachable database is one finding. */
export async function checkDatabase(deps: Deps): Promise<Finding[]> {
  const { db, config } = deps;
  const connect = connectCommand(config.DATABASE_URL);
  const explain = (error: unknown): Found => {
    const causes = [...causesOf(error)];
    const why = causes.map((cause) => whyUnreachable(config.DATABASE_URL, cause)).find(Boolean);
    return {
      state: 'broken',
      said: why ?? `The database cannot be used: ${reasonOf(error)}`,
      next: causes.some((cause) => fieldsOf(cause)['code'] === 'ER_BAD_DB_ERROR')
        ? 'npm run update'
        : connect,
    };
  };
  let skew = 0;
  const server = await finding(
    'database',
    async () => {
      const before = machineMs();
      const { version, onlyReads, nowMs } = await databaseFacts(db);
      skew = nowMs - (before + machineMs()) / 2;
      return onlyReads
        ? {
            state: 'broken',
            said: `${version} only reads: the servers belong on the one that takes writes`,
            next: `${connect} -e 'SELECT @@read_only'`,
          }
        : { state: 'well', said: version };
    },
    explain,
  );
  if (server.state === 'broken') return [server];
  const found = [server, ...(await checkSchema(deps, explain)), checkClock('database', skew)];
  // The other checks need all tables.
  if (found.some(({ state }) => state === 'broken')) return found;
  const writes = await finding(
    'writes',
    async () => {
      await tryToWrite(db);
      return { state: 'well', said: 'are accepted' };
    },
    (error) => explainRejected(error, connect),
  );
  return [...found, writes, ...(await checkUpkeep(deps, explain))];
}

const machineMs = () => performance.timeOrigin + performance.now();

/** Returns the command that connects as the server does; it prompts for the password. */
function connectCommand(url: string): string {
  const { hostname, port, username, pathname } = new URL(url);
  return `mariadb -h ${hostname} -P ${port || '3306'} -u ${username} -p ${pathname.slice(1)}`;
}

const full = [1021, 1114];
const denied = [1044, 1142, 1143];

function explainRejected(error: unknown, connect: string): Found {
  const errno = Number([...causesOf(error)].map((cause) => fieldsOf(cause)['errno']).find(Boolean));
  const state = 'broken';
  if (full.includes(errno))
    return { state, said: 'the disk of the database is full: free some room there', next: 'df -h' };
  if (denied.includes(errno))
    return {
      state,
      said: 'this user may not insert, change and delete rows: deploy/database-users.sql grants it',
      next: 'mariadb < deploy/database-users.sql',
    };
  return { state, said: `are rejected: ${reasonOf(error)}`, next: connect };
}
