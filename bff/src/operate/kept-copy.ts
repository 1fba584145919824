import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { OperatorError } from './operator-error.ts';

/** What a backup is made of, and the order in which parts are copied and restored. */
export const parts = ['database', 'index', 'model', 'settings'] as const;
export type Part = (typeof parts)[number];

/** Files in the folder of one backup, next to its description. */
export const files = { database: 'database.sql.gz', settings: 'settings.json', model: 'model' };
export const descriptionFile = 'massima.json';

const format = 2;
/** SHA-256 of each file, by its path inside of the part. */
const sums = z.record(z.string(), z.string());

const description = z.object({
  format: z.literal(format),
  at: z.iso.datetime(),
  database: z
    .object({
      /** Statements of one kind of server are not always another's. */
      server: z.enum(['MariaDB', 'MySQL']),
      migrations: z.array(z.string()),
      tables: z.record(z.string(), z.object({ rows: z.number(), digest: z.string() })).optional(),
      sums,
    })
    .optional(),
  index: z
    .object({
      as: z.string(),
      /** Of an index in a repository: a place in it. Otherwise relative to the folder of the backup. */
      place: z.string(),
      repository: z.string().optional(),
      /** Null if the files are out of this machine's reach. */
      sums: sums.nullable(),
    })
    .optional(),
  model: z.object({ sums }).optional(),
  settings: z.object({ sums }).optional(),
  /** Parts that were wanted and failed, with the reason. */
  missing: z.partialRecord(z.enum(parts), z.string()),
});
export type Description = z.infer<typeof description>;
type DatabasePart = NonNullable<Description['database']>;
export type IndexPart = NonNullable<Description['index']>;

/** Backups of version 0.3 and before. */
const firstFormat = z
  .object({
    format: z.undefined().optional(),
    at: z.iso.datetime(),
    server: z.enum(['MariaDB', 'MySQL']),
    sha256: z.string(),
    index: z.object({ as: z.string(), repository: z.string().optional() }).nullable(),
  })
  .transform(({ at, server, sha256, index }): Description => ({
    format,
    at,
    database: { server, migrations: [], sums: { [files.database]: sha256 } },
    ...(index && { index: { ...index, place: '..', sums: null } }),
    missing: {},
  }));

export const kindOf = (version: string): DatabasePart['server'] =>
  /maria/i.test(version) ? 'MariaDB' : 'MySQL';

async function checksumOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

/** @param inside files or folders below `folder` */
export async function sumsOf(folder: string, inside: readonly string[]): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const name of inside) {
    const all = await readdir(path.join(folder, name), { recursive: true, withFileTypes: true }).catch(
      (error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOTDIR') return null;
        throw error;
      },
    );
    const list = all
      ? all
          .filter((one) => one.isFile())
          .map((one) => path.relative(folder, path.join(one.parentPath, one.name)))
      : [name];
    for (const file of list.sort()) found[file] = await checksumOf(path.join(folder, file));
  }
  return found;
}

/** @throws OperatorError naming the first file that is missing or not what was written */
export async function verifySums(folder: string, expected: Readonly<Record<string, string>>): Promise<void> {
  for (const [file, sum] of Object.entries(expected)) {
    const now = await checksumOf(path.join(folder, file)).catch(() => undefined);
    if (now !== sum)
      throw new OperatorError(
        `${folder} is damaged: ${file} is ${now === undefined ? 'missing' : 'not what was written'}. Take another backup.`,
      );
  }
}

export async function readDescription(folder: string): Promise<Description> {
  const text = await readFile(path.join(folder, descriptionFile), 'utf8').catch(() => undefined);
  if (text === undefined) throw new OperatorError(`${folder} is no folder that npm run backup has made.`);
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new OperatorError(`${folder} is damaged: ${descriptionFile} was cut short. Take another backup.`);
  }
  const newer = z.object({ format: z.number().min(format + 1) }).safeParse(json);
  if (newer.success)
    throw new OperatorError(`${folder} is a backup of a newer version: restore it with that version.`);
  const read = z.union([description, firstFormat]).safeParse(json);
  if (!read.success) throw new OperatorError(`${folder} is a backup that this version does not understand.`);
  return read.data;
}

/** Reads `--only a,b`. Returns undefined if it is not given. */
export function readParts(given: string | undefined): Part[] | undefined {
  if (given === undefined) return undefined;
  const wanted = given.split(',').map((name) => parts.find((part) => part === name.trim()));
  if (wanted.includes(undefined))
    throw new OperatorError(`--only takes ${parts.join(', ')}, separated by commas.`);
  return parts.filter((part) => wanted.includes(part));
}
