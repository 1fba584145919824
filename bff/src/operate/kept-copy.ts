import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { OperatorError } from './command.ts';

/** What is in the folder of one backup, next to its description. */
export const databaseFile = 'database.sql.gz';
export const descriptionFile = 'massima.json';

const description = z.object({
  at: z.iso.datetime(),
  /** Statements of one kind of server are not always another's. */
  server: z.enum(['MariaDB', 'MySQL']),
  sha256: z.string(),
  /** Where the search engine has put its copy; null where the index is made again from its sources. */
  index: z.object({ as: z.string(), location: z.string(), repository: z.string().optional() }).nullable(),
});
export type Description = z.infer<typeof description>;

export const kindOf = (version: string): Description['server'] =>
  /maria/i.test(version) ? 'MariaDB' : 'MySQL';

export async function checksumOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

/** Of a backup that is whole. */
export async function readCopy(folder: string): Promise<Description> {
  const text = await readFile(path.join(folder, descriptionFile), 'utf8').catch(() => undefined);
  if (text === undefined) throw new OperatorError(`${folder} is no folder that npm run backup has made.`);
  const read = description.safeParse(JSON.parse(text));
  if (!read.success) throw new OperatorError(`${folder} is a backup that this version does not understand.`);
  if ((await checksumOf(path.join(folder, databaseFile))) !== read.data.sha256)
    throw new OperatorError(
      `${folder} is damaged: ${databaseFile} is not what was written. Take another backup.`,
    );
  return read.data;
}
