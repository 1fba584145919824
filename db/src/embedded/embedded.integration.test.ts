import { execFile, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createConnection, type RowDataPacket } from 'mysql2/promise';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anyPort } from '@massima/launch/ports';
import { findServer, startMariadb } from './index.mjs';

const run = promisify(execFile);
const dir = mkdtempSync(path.join(tmpdir(), 'embedded-'));
const dataDir = path.join(dir, 'mariadb');
let server: Awaited<ReturnType<typeof findServer>>;

beforeAll(async () => {
  server = await findServer({ cacheDir: path.join(dir, 'cache') });
});
afterAll(() => rmSync(dir, { recursive: true, force: true }));

const start = async (password = 'a secret & more') =>
  startMariadb({ server, dataDir, port: await anyPort(), password });

test('initialises itself, uses the application’s collation and keeps data over a restart', async () => {
  const first = await start();
  const db = await createConnection(first.url);
  const [rows] = await db.query('SELECT @@collation_database AS collation, @@bind_address AS bound');
  expect(rows).toEqual([{ collation: 'utf8mb4_unicode_520_ci', bound: '127.0.0.1' }]);
  await db.query('CREATE TABLE kept (word VARCHAR(20))');
  await db.query("INSERT INTO kept VALUES ('perché')");
  await db.end();
  await first.stop();
  const second = await start('another one now');
  const again = await createConnection(second.url);
  expect((await again.query('SELECT word FROM kept'))[0]).toEqual([{ word: 'perché' }]);
  await again.end();
  await second.stop();
});

test('keeps its temporary tables while another server starts', async () => {
  const first = await start();
  const db = await createConnection(first.url);
  const [rows] = await db.query<RowDataPacket[]>('SELECT @@tmpdir AS folder, @@datadir AS data');
  expect(path.resolve(rows[0]?.['folder'])).toBe(path.resolve(rows[0]?.['data'], '.tmp'));
  const [databases] = await db.query<RowDataPacket[]>('SHOW DATABASES');
  expect(databases.map((row) => row['Database'])).not.toContain('.tmp');
  await db.end();
  await first.stop();
});

test('stops only the orphaned server of its folder, then starts', async () => {
  const left = await start();
  const next = await start();
  expect(await left.exited).toBeTruthy();
  await next.stop();
});

test('recovers after SIGKILL', async () => {
  const killed = await start();
  process.kill(killed.pid, 'SIGKILL');
  await killed.exited;
  const next = await start();
  const db = await createConnection(next.url);
  expect((await db.query('SELECT word FROM kept'))[0]).toHaveLength(1);
  await db.end();
  await next.stop();
});

test('leaves no folder that looks like a database if killed during initialisation', async () => {
  const fresh = path.join(dir, 'fresh');
  const module = fileURLToPath(new URL('initialise.mjs', import.meta.url));
  const code = `const { initialise } = await import(${JSON.stringify(module)});
    setTimeout(() => process.kill(process.pid, 'SIGKILL'), 60); await initialise(${JSON.stringify(server)}, ${JSON.stringify(fresh)});`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: 'ignore' });
  await new Promise((resolve) => child.once('exit', resolve));
  if (existsSync(fresh)) return; // it was quicker than the kill
  const started = await startMariadb({ server, dataDir: fresh, port: await anyPort(), password: 'x' });
  await started.stop();
});

test.runIf(process.platform === 'linux')('exits with the process that started it', async () => {
  const module = fileURLToPath(new URL('index.mjs', import.meta.url));
  const options = JSON.stringify({ server, dataDir, port: await anyPort(), password: 'x' });
  const code = `const { startMariadb } = await import(${JSON.stringify(module)}); const { pid } = await startMariadb(${options});
    console.log(pid); process.kill(process.pid, 'SIGKILL');`;
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', code]).catch(
    (error: { stdout: string }) => error,
  );
  const pid = Number(stdout);
  expect(pid).toBeGreaterThan(1);
  await expect.poll(() => existsSync(`/proc/${pid}/exe`), { timeout: 30_000 }).toBe(false);
});

test.runIf(process.platform === 'linux')(
  'leaves no server if the starter is killed during the start',
  async () => {
    const module = fileURLToPath(new URL('index.mjs', import.meta.url));
    const options = JSON.stringify({ server, dataDir, port: await anyPort(), password: 'x' });
    const code = `import childProcess from 'node:child_process';
      import { syncBuiltinESMExports } from 'node:module';
      const { spawn } = childProcess;
      childProcess.spawn = (...what) => (spawn(...what), process.kill(process.pid, 'SIGKILL'));
      syncBuiltinESMExports();
      const { startMariadb } = await import(${JSON.stringify(module)});
      await startMariadb(${options});`;
    for (let round = 0; round < 5; round++)
      await expect(run(process.execPath, ['--input-type=module', '-e', code])).rejects.toThrow();
    await expect.poll(serversOnFolder, { timeout: 30_000 }).toEqual([]);
  },
);

const serversOnFolder = () =>
  readdirSync('/proc').filter((pid) => {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').includes(`--datadir=${dataDir}`);
    } catch {
      return false;
    }
  });
