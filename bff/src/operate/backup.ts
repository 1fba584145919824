import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { dumpDatabase } from '@massima/db/backup/dump-database';
import { copyIndex, stampOf } from '@massima/solr/copies';
import { argumentsOf, fail } from '../command-line.ts';
import { databaseFacts, noteBackup } from '../models/schema-state.ts';
import { runCommand } from './command.ts';
import { checksumOf, databaseFile, descriptionFile, kindOf, type Description } from './kept-copy.ts';

const usage = `usage: npm run backup -- --into <folder> [--index <place>]

Copies the database into a new folder in this one, while all work on. SECRET_KEY is not in it: keep it elsewhere.
  --index <place>        the index, too: a folder that every node of the search engine may write to (-Dsolr.allowPaths)
  --repository <name>    one that the engine's solr.xml declares; --index is then a place in it`;

const text = { type: 'string' } as const;
const { values } = argumentsOf(usage, { options: { into: text, index: text, repository: text } });
const into = values.into ?? fail(usage);

await runCommand(async ({ db, config, clock }) => {
  const at = clock.now();
  const stamp = stampOf(at);
  const folder = path.join(path.resolve(into), stamp);
  const draft = `${folder}.partial`;
  const { version } = await databaseFacts(db);
  await mkdir(draft, { recursive: true, mode: 0o700 });
  try {
    const file = path.join(draft, databaseFile);
    const { tables, rows } = await dumpDatabase(config.DATABASE_URL, file);
    console.log(`the database: ${rows} rows of ${tables} tables`);
    const index = values.index
      ? { as: `${config.SOLR_CORE}-${stamp}`, location: values.index, repository: values.repository }
      : null;
    if (index) {
      await copyIndex(config.SOLR_URL, config.SOLR_CORE, index);
      console.log(`the index: ${index.as} in ${index.location}`);
    }
    const description: Description = {
      at: at.toISOString(),
      server: kindOf(version),
      sha256: await checksumOf(file),
      index,
    };
    await writeFile(path.join(draft, descriptionFile), JSON.stringify(description, undefined, 2));
    await rename(draft, folder);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
  await noteBackup(db, at);
  console.log(`To restore it: npm run restore -- --from ${folder}`);
});
