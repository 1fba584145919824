// Provides a database and Solr for the integration tests, from DATABASE_URL and SOLR_URL or as
// private processes on free ports in a folder of this run. Each worker creates its own schema.
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { anyPort } from '@massima/launch/ports';
import { findServer, startMariadb } from '@massima/db/embedded';
import { fetchMariadb } from '@massima/db/debian/fetch-mariadb';
import { fetchMysql } from '@massima/db/debian/fetch-mysql';
import { startMysql } from '@massima/db/debian/start-mysql';
import { startSolr } from '@massima/solr/launcher';
import { makeTemplate } from './template-schema.ts';

/**
 * Variable with the process of the tests' private server and its start command, so that tests may
 * kill it.
 */
export const privateDatabase = 'TEST_DATABASE_PROCESS';
export const privateEngine = 'TEST_ENGINE_PROCESS';
/**
 * Variable with the URL of the product's database user, with the rights of operations.md. Not set
 * for an external server.
 */
export const serverAddress = 'TEST_SERVER_DATABASE_URL';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const cacheDir = path.join(root, '.cache');

export default async function setup(): Promise<() => Promise<void>> {
  mkdirSync(cacheDir, { recursive: true });
  const dataDir = mkdtempSync(path.join(cacheDir, 'test-'));
  const stops: (() => Promise<void>)[] = [];
  const teardown = async (): Promise<void> => {
    for (const stop of stops.reverse()) await stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    await Promise.all([
      provideDatabase(dataDir, stops).then(() => provideSchema(dataDir, stops)),
      provideSearch(dataDir, stops),
    ]);
  } catch (error) {
    await teardown();
    throw error;
  }
  return teardown;
}

/**
 * Each test file creates and drops 90 tables. A file and statistics per table would double the CPU
 * time.
 */
const cheapTables = ['--innodb-file-per-table=0', '--innodb-stats-persistent=0'];

async function provideDatabase(dataDir: string, stops: (() => Promise<void>)[]): Promise<void> {
  if (process.env['DATABASE_URL']) return;
  const options = {
    dataDir: path.join(dataDir, 'database'),
    port: await anyPort(),
    password: 'integration',
    logFile: path.join(dataDir, 'database.log'),
  };
  // `npm test -- --database mysql`
  if (process.env['TEST_DATABASE'] === 'mysql') {
    const mysql = await startMysql({ ...options, server: await fetchMysql(cacheDir) });
    stops.push(mysql.stop);
    process.env['DATABASE_URL'] = mysql.url;
    process.env[serverAddress] = mysql.serverUrl;
    return;
  }
  // `npm test -- --database mariadb-11.8`
  const isNewer = process.env['TEST_DATABASE'] === 'mariadb-11.8';
  const server = await (isNewer ? fetchMariadb(cacheDir) : findServer({ cacheDir }));
  const privately = { ...options, server, flags: cheapTables };
  const mariadb = await startMariadb(privately);
  stops.push(mariadb.stop);
  process.env['DATABASE_URL'] = mariadb.url;
  process.env[serverAddress] = mariadb.serverUrl;
  process.env[privateDatabase] = JSON.stringify({ pid: mariadb.pid, options: privately });
}

async function provideSchema(dataDir: string, stops: (() => Promise<void>)[]): Promise<void> {
  stops.push(await makeTemplate(process.env['DATABASE_URL'] ?? '', path.join(dataDir, 'schema.sql')));
}

async function provideSearch(dataDir: string, stops: (() => Promise<void>)[]): Promise<void> {
  if (process.env['SOLR_URL']) return;
  const options = { port: await anyPort(), dataDir: path.join(dataDir, 'solr') };
  const solr = await startSolr(options);
  stops.push(solr.stop);
  process.env[privateEngine] = JSON.stringify({ pid: solr.pid, options });
  const indexer = ['solr/indexer/main.ts', '--corpus', 'demo', '--from', 'solr/demo/rulings.jsonl'];
  await promisify(execFile)(process.execPath, [...indexer, '--url', `${solr.url}/rulings`], { cwd: root });
  process.env['SOLR_URL'] = solr.url;
}
