import { cp, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { loadBeside } from '@massima/db/backup/load-database';
import { migrationNames } from '@massima/db/migration-names';
import { prepareIndex } from '@massima/solr/copies';
import { openSettings } from '../config.ts';
import type { Deps } from '../deps.ts';
import { databaseFacts } from '../models/schema-state.ts';
import { placeOf } from './index-place.ts';
import { files, kindOf, verifySums, type Description, type Part } from './kept-copy.ts';
import { OperatorError } from './operator-error.ts';
import { schemaUrl } from './schema-url.ts';

export interface RestoreJob {
  folder: string;
  description: Description;
  stamp: string;
  /** Where the copy of the index lies, as given. */
  indexPlace: string | undefined;
  say: (line: string) => void;
}

/** Compares a part of the backup with its checksums, and with what this machine and this version can take. Changes nothing. */
export const verify: Record<Part, (deps: Deps, job: RestoreJob) => Promise<void>> = {
  async database({ db }, { folder, description: { database } }) {
    if (!database) throw new OperatorError('The backup has no database.');
    await verifySums(folder, database.sums);
    const known = await migrationNames();
    const newer = database.migrations.filter((name) => !known.includes(name));
    if (newer.length > 0)
      throw new OperatorError(
        `${folder} is a backup of a newer version (${newer[0]}): restore it with that version. Nothing was changed.`,
      );
    const { version } = await databaseFacts(db);
    if (kindOf(version) !== database.server)
      throw new OperatorError(
        `The backup is of ${database.server}, and this database is ${version}: restore it on ${database.server}.`,
      );
  },
  async index(_deps, { folder, description: { index }, indexPlace }) {
    if (!index)
      throw new OperatorError(
        'The backup has no index: index again (docs/operations.md), or give another backup.',
      );
    const { location, copy } = await placeOf(folder, index, indexPlace);
    if (index.sums && copy !== undefined) await verifySums(location, index.sums);
  },
  async model(_deps, { folder, description: { model } }) {
    if (!model) throw new OperatorError('The backup has no model.');
    await verifySums(folder, model.sums);
  },
  async settings(_deps, { folder, description: { settings } }) {
    if (!settings) throw new OperatorError('The backup has no settings.');
    await verifySums(folder, settings.sums);
  },
};

export const prepareDatabase = (
  { config }: Deps,
  { folder, description, stamp }: RestoreJob,
): Promise<void> =>
  loadBeside(schemaUrl(config), path.join(folder, files.database), stamp, description.database?.tables);

/** Returns the name of an index that is whole and not yet in use. */
export async function prepareCopy({ config }: Deps, job: RestoreJob): Promise<string> {
  const { folder, description, stamp, indexPlace, say } = job;
  if (!description.index) throw new OperatorError('The backup has no index.');
  const { as, repository } = description.index;
  const { location } = await placeOf(folder, description.index, indexPlace);
  const copy = { as, location, repository };
  const { index, report } = await prepareIndex(config.SOLR_URL, config.SOLR_CORE, copy, stamp);
  for (const corpus of report) say(`the index has ${corpus}`);
  return index;
}

export async function restoreModel({ config }: Deps, { folder, stamp, say }: RestoreJob): Promise<void> {
  const into = config.MEANING_MODEL;
  if (!into) throw new OperatorError('MEANING_MODEL names no folder for the model.');
  const [beside, old] = [`${into}.${stamp}`, `${into}.old-${stamp}`];
  try {
    await cp(path.join(folder, files.model), beside, { recursive: true });
  } catch (error) {
    await rm(beside, { recursive: true, force: true });
    throw error;
  }
  await rename(into, old).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  await rename(beside, into);
  await rm(old, { recursive: true, force: true });
  say(`the model is in ${into}`);
}

/** The environment belongs to the machine: what differs is said, nothing is set. */
export async function compareSettings(_deps: Deps, { folder, say }: RestoreJob): Promise<void> {
  const then = JSON.parse(await readFile(path.join(folder, files.settings), 'utf8')) as Record<
    string,
    string
  >;
  const now = openSettings();
  const differ = Object.keys({ ...then, ...now }).filter((name) => then[name] !== now[name]);
  for (const name of differ)
    say(`setting ${name}: ${then[name] ?? 'not set'} then, ${now[name] ?? 'not set'} here`);
  if (differ.length === 0) say('the settings are those of the backup');
}
