import { chmod, cp, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { dumpDatabase } from '@massima/db/backup/dump-database';
import { discardOld } from '@massima/db/backup/kept-tables';
import { copyIndex, stampOf } from '@massima/solr/copies';
import { argumentsOf, fail } from '../command-line.ts';
import { openSettings } from '../config.ts';
import type { Deps } from '../deps.ts';
import { appliedMigrations, databaseFacts, noteBackup } from '../models/schema-state.ts';
import { explainError, runCommand } from './command.ts';
import { findCopy } from './index-place.ts';
import {
  descriptionFile,
  files,
  kindOf,
  parts,
  readParts,
  sumsOf,
  type Description,
  type Part,
} from './kept-copy.ts';
import { OperatorError, partial } from './operator-error.ts';
import { schemaUrl } from './schema-url.ts';

const usage = `usage: npm run backup -- --into <folder> [--index <place>] [--only database,index,model,settings]

Copies the database and the settings without secrets into a new folder in this one, while all work on. SECRET_KEY is not in it: keep it
elsewhere. A part that fails is named, and the others are kept; it then ends with 3.
  --index <place>        the index, too: a folder that every node of the search engine may write to (-Dsolr.allowPaths)
  --repository <name>    one that the engine's solr.xml declares; --index is then a place in it
  --only <parts>         these alone; model is the folder of MEANING_MODEL`;

const text = { type: 'string' } as const;
const { values } = argumentsOf(usage, { options: { into: text, index: text, repository: text, only: text } });
const into = values.into ?? fail(usage);

interface Draft {
  folder: string;
  stamp: string;
  description: Description;
}

const copies: Record<Part, (deps: Deps, draft: Draft) => Promise<void>> = {
  async database({ db, config }, { folder, description }) {
    const { version } = await databaseFacts(db);
    const migrations = await appliedMigrations(db);
    const tables = await dumpDatabase(config.DATABASE_URL, path.join(folder, files.database));
    description.database = {
      ...{ server: kindOf(version), migrations, tables },
      sums: await sumsOf(folder, [files.database]),
    };
    const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
    console.log(`the database: ${rows} rows of ${Object.keys(tables).length} tables`);
  },
  async index({ config }, { folder, stamp, description }) {
    const location = values.index ?? fail(usage);
    const { repository } = values;
    const as = `${config.SOLR_CORE}-${stamp}`;
    await copyIndex(config.SOLR_URL, config.SOLR_CORE, { as, location, repository });
    const copy = repository === undefined ? await findCopy(location, as) : undefined;
    if (copy) await closeToOthers(location, copy);
    description.index = {
      ...{ as, repository, sums: copy ? await sumsOf(location, [copy]) : null },
      // The draft lies where the backup will.
      place: repository === undefined ? path.relative(folder, path.resolve(location)) : location,
    };
    console.log(
      `the index: ${as} in ${location}${copy ? '' : ', without checksums: its files are not in reach here'}`,
    );
  },
  async model({ config }, { folder, description }) {
    if (!config.MEANING_MODEL) throw new OperatorError('MEANING_MODEL names no folder.');
    await cp(config.MEANING_MODEL, path.join(folder, files.model), { recursive: true });
    await closeToOthers(folder, files.model);
    description.model = { sums: await sumsOf(folder, [files.model]) };
    console.log('the model');
  },
  async settings(_deps, { folder, description }) {
    const settings = JSON.stringify(openSettings(), undefined, 2);
    await writeFile(path.join(folder, files.settings), settings, { mode: 0o600 });
    description.settings = { sums: await sumsOf(folder, [files.settings]) };
    console.log('the settings, without secrets');
  },
};

/** As far as this user may: Solr's files may be another's. */
async function closeToOthers(folder: string, inside: string): Promise<void> {
  const top = path.join(folder, inside);
  const all = await readdir(top, { recursive: true, withFileTypes: true });
  const close = (file: string, mode: number) => chmod(file, mode).catch(() => undefined);
  await close(top, 0o700);
  for (const one of all) await close(path.join(one.parentPath, one.name), one.isDirectory() ? 0o700 : 0o600);
}

await runCommand(async (deps) => {
  const wanted =
    readParts(values.only) ?? parts.filter((part) => part !== 'model' && (part !== 'index' || values.index));
  const at = deps.clock.now();
  const stamp = stampOf(at);
  const folder = path.join(path.resolve(into), stamp);
  const draft = `${folder}.partial`;
  const description: Description = { format: 2, at: at.toISOString(), missing: {} };
  await mkdir(draft, { recursive: true, mode: 0o700 });
  try {
    for (const part of wanted)
      await copies[part](deps, { folder: draft, stamp, description }).catch((error: unknown) => {
        // Without the database it would be no backup.
        if (wanted.length === 1 || part === 'database') throw error;
        description.missing[part] = explainError(deps.config, error);
      });
    if (!parts.some((part) => description[part]))
      throw new OperatorError(Object.values(description.missing).join(' '));
    await writeFile(path.join(draft, descriptionFile), JSON.stringify(description, undefined, 2), {
      mode: 0o600,
    });
    await rename(draft, folder);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
  if (description.database) {
    await noteBackup(deps.db, at);
    if (await discardOld(schemaUrl(deps.config)).catch(() => false))
      console.log('deleted: the tables that the last restore had replaced');
  }
  console.log(`To restore it: npm run restore -- --from ${folder}`);
  const missing = Object.entries(description.missing).map(([part, why]) => `It lacks the ${part}: ${why}`);
  if (missing.length > 0) throw new OperatorError(missing.join('\n'), partial);
});
