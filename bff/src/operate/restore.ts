import path from 'node:path';
import { alone } from '@massima/db/alone';
import { accountsIn, swapIn } from '@massima/db/backup/load-database';
import { bringBack, completeSwap, discardBeside, discardOld } from '@massima/db/backup/kept-tables';
import { dropIndex, restoredIndex, stampOf, switchIndex } from '@massima/solr/copies';
import { argumentsOf, fail } from '../command-line.ts';
import type { Deps } from '../deps.ts';
import {
  readMarker,
  removeMarker,
  writeMarker,
  writeMarkerBeside,
  type Marker,
} from '../models/restoring.ts';
import { rowsSince } from '../models/rows-since.ts';
import { runningServers } from '../models/running-servers.ts';
import { afterRestore } from './after-restore.ts';
import { explainError, runCommand } from './command.ts';
import { parts, readDescription, readParts, type Description, type Part } from './kept-copy.ts';
import { OperatorError, partial } from './operator-error.ts';
import {
  compareSettings,
  prepareCopy,
  prepareDatabase,
  restoreModel,
  verify,
  type RestoreJob,
} from './restore-parts.ts';
import { schemaUrl } from './schema-url.ts';

const usage = `usage: npm run restore -- --from <folder of a backup> [--only database,index,model,settings] [--index <place>] [--overwrite]
       npm run restore -- --finish | --back | --discard-old

Stop the servers before. Loads the database and the index beside those in use, compares them with the backup, and only then puts them into
use; then runs the migrations, withdraws again what was ever withdrawn, and reads from the card provider what was bought since.
Ends with 0, with 1 where nothing was changed, and with 3 where only some of it was done.
  --only <parts>   these alone; without it all that the backup has, but for the model
  --index <place>  where the copy of the index lies on this machine, as Solr sees it; without it, it is looked for near the backup
  --overwrite      replaces a database that has accounts
  --finish         after a restore that was cut off: keeps the old product, or completes the new one
  --back           puts the database into use again that the last restore replaced
  --discard-old    deletes it; the next backup does the same`;

const flag = { type: 'boolean', default: false } as const;
const text = { type: 'string' } as const;
const options = {
  from: text,
  only: text,
  index: text,
  overwrite: flag,
  finish: flag,
  back: flag,
  'discard-old': flag,
};
const { values } = argumentsOf(usage, { options });
const say = (line: string) => console.log(line);

await runCommand(
  async (deps) => {
    const url = schemaUrl(deps.config);
    const accounts = await accountsIn(url);
    await alone(url, () => act(deps, url, accounts), { kind: 'restore', patience: 0 });
  },
  { isRestore: true },
);

async function act(deps: Deps, url: string, accounts: number): Promise<void> {
  const cutOff = await readMarker(deps.db);
  if (values.finish) return cutOff ? finish(deps, cutOff) : say('No restore was cut off.');
  if (values.back || values['discard-old']) {
    if (cutOff) throw new OperatorError('A restore was cut off: npm run restore -- --finish.');
    if (values['discard-old'])
      return say((await discardOld(url)) ? 'Deleted what the restore had replaced.' : 'Nothing is kept.');
    await refuseServers(deps);
    if (!(await bringBack(url, stampOf(new Date()))))
      throw new OperatorError('No restore has kept what it replaced.');
    await removeMarker(deps.db);
    return say('The database is that of before the restore, which is kept in its place. Start the servers.');
  }
  const folder = path.resolve(values.from ?? fail(usage));
  const description = await readDescription(folder);
  const wanted = readParts(values.only) ?? parts.filter((part) => part !== 'model' && description[part]);
  const stamp = stampOf(new Date());
  const job: RestoreJob = { folder, description, stamp, indexPlace: values.index, say };
  for (const part of wanted) await verify[part](deps, job);
  if (new Date(description.at) > new Date())
    say(`The backup is of ${description.at}, which is in the future: the clock of one machine is wrong.`);
  if (accounts > 0 && wanted.includes('database')) await warn(deps, url, accounts, description);
  const marker: Marker = {
    since: new Date().toISOString(),
    stamp,
    from: folder,
    of: description.at,
    parts: wanted,
  };
  await writeMarker(deps.db, marker);
  try {
    await refuseServers(deps);
  } catch (error) {
    if (cutOff) await writeMarker(deps.db, cutOff);
    else await removeMarker(deps.db);
    throw error;
  }
  await carryOut(deps, job, marker);
}

/** Says what the present database has that the backup lacks, and stops there without --overwrite. */
async function warn({ db }: Deps, url: string, accounts: number, { at }: Description): Promise<void> {
  const since = Object.entries(await rowsSince(db, new Date(at)).catch(() => ({})));
  const lost = since.map(([table, count]) => `${count} ${table}`).join(', ') || 'nothing';
  const what = `The database ${new URL(url).pathname.slice(1)} has ${accounts} accounts`;
  if (!values.overwrite)
    throw new OperatorError(
      `${what}: --overwrite replaces it by the backup of ${at}. Made since then, and lost: ${lost}. Nothing was changed.`,
    );
  say(`Made since the backup of ${at}, and not in it: ${lost}`);
}

async function refuseServers({ db }: Deps): Promise<void> {
  const running = await runningServers(db).catch(() => []);
  if (running.length > 0)
    throw new OperatorError(
      `Stop these servers first (one that was killed counts for 15 seconds more): ${running.join(', ')}. Nothing was changed.`,
    );
}

async function carryOut(deps: Deps, job: RestoreJob, marker: Marker): Promise<void> {
  const { db, config } = deps;
  const failed: string[] = [];
  const wants = (part: Part) => marker.parts.includes(part);
  const attempt = async (part: Part, work: () => Promise<void>) => {
    if (!wants(part)) return false;
    try {
      await work();
      return true;
    } catch (error) {
      failed.push(`Not restored: the ${part}. ${explainError(config, error)}`);
      return false;
    }
  };
  const isLoaded = await attempt('database', () => prepareDatabase(deps, job));
  const prepared = await attempt('index', async () => void (marker.index = await prepareCopy(deps, job)));
  await attempt('model', () => restoreModel(deps, job));
  await attempt('settings', () => compareSettings(deps, job));
  await writeMarker(db, marker);
  if (isLoaded) await writeMarkerBeside(db, marker);
  else await discardBeside(schemaUrl(config));
  const hasDatabase =
    isLoaded &&
    (await attempt('database', async () => {
      await swapIn(schemaUrl(config), marker.stamp);
      say(`the database is that of ${marker.of}`);
    }));
  if (prepared)
    await attempt('index', () => switchIndex(config.SOLR_URL, config.SOLR_CORE, marker.index ?? ''));
  await complete(deps, marker, failed, { hasDatabase, hasIndex: prepared });
}

/** A restore that was cut off before its swap has changed nothing; after it, what follows is done. */
async function finish(deps: Deps, marker: Marker): Promise<void> {
  const { db, config } = deps;
  const url = schemaUrl(config);
  const hasDatabase = marker.isSwapped === true;
  const isOld = marker.parts.includes('database') ? !hasDatabase : marker.index === undefined;
  if (isOld) {
    await discardBeside(url);
    if (marker.parts.includes('index'))
      await dropIndex(config.SOLR_URL, config.SOLR_CORE, restoredIndex(config.SOLR_CORE, marker.stamp));
    await removeMarker(db);
    return say('The product is the one of before the restore. Start the servers, or restore again.');
  }
  if (hasDatabase) await completeSwap(url);
  if (marker.index) await switchIndex(config.SOLR_URL, config.SOLR_CORE, marker.index);
  await complete(deps, marker, [], { hasDatabase, hasIndex: marker.index !== undefined });
}

async function complete(
  deps: Deps,
  marker: Marker,
  failed: string[],
  { hasDatabase, hasIndex }: { hasDatabase: boolean; hasIndex: boolean },
): Promise<void> {
  if (hasDatabase || hasIndex) failed.push(...(await afterRestore(deps, new Date(marker.of), hasDatabase)));
  await removeMarker(deps.db);
  if (failed.length === 0) return say('Start the servers.');
  const isNothing = failed.length === marker.parts.length && !hasDatabase && !hasIndex;
  throw new OperatorError(failed.join('\n'), isNothing ? 1 : partial);
}
