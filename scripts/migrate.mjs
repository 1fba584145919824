// `npm run migrate`, while `npm start` or `npm run dev` runs: brings the tables of the demo up to date; with `-- back` it undoes the last
// migration. Production has `npm run update`.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { readOrEmpty } from '@massima/launch/read-or-empty';
import { databaseFile, migratedFile } from './lib/load-data.mjs';
import { typescript } from './lib/parts.mjs';
import { readSettings } from './lib/settings.mjs';

const settings = readSettings();
const { databaseUrl, migrationsUrl } = settings.external;
const url = migrationsUrl ?? databaseUrl ?? readOrEmpty(databaseFile(settings));
const direction = process.argv[2] ?? 'latest';
if (settings.production || !url || !['latest', 'back'].includes(direction)) {
  console.error('usage: npm run migrate [-- back], in development, while npm run dev or npm start runs');
  process.exit(2);
}
// Or the next start would take the tables for up to date.
rmSync(migratedFile(settings), { force: true });
const { command, args } = typescript('db/src/migrate.ts', direction);
const env = { ...process.env, DATABASE_URL: url, MIGRATIONS_DATABASE_URL: '' };
process.exitCode = spawnSync(command, args, { stdio: 'inherit', env }).status ?? 1;
