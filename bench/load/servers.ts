import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { anyPort } from '@massima/launch/ports';
import { findServer, startMariadb } from '@massima/db/embedded';
import { bundleServer } from '@massima/scripts/bundle-server';
import { SERVER_FLAGS } from '@massima/scripts/server-flags';
import { startSolr } from '@massima/solr/launcher';

const root = path.resolve(import.meta.dirname, '../..');

export interface Started {
  url: string;
  pid: number;
  stop(): Promise<void>;
}

/**
 * With the whole of the JIT and a heap as in production, on its own port. `BENCH_JVM="<flags>"` adds to them, and a collector among
 * these takes the place of G1, because Java refuses two; another Java is that of JAVA_HOME.
 */
export async function startEngine(folder: string): Promise<Started> {
  const flags = process.env['BENCH_JVM']?.split(' ') ?? [];
  const hasCollector = flags.some((flag) => /^-XX:\+Use\w+GC$/.test(flag));
  const solr = await startSolr({
    port: await anyPort(),
    dataDir: path.join(folder, 'solr'),
    heap: '2g',
    jvm: hasCollector ? flags : ['-XX:+UseG1GC', ...flags],
    onProgress: () => undefined,
  });
  return { url: `${solr.url}/rulings`, pid: solr.pid, stop: solr.stop };
}

export async function startDatabase(folder: string): Promise<Started> {
  const server = await findServer({ cacheDir: path.join(root, '.cache') });
  const options = {
    server,
    dataDir: path.join(folder, 'mariadb'),
    port: await anyPort(),
    password: 'bench',
  };
  const { url, pid, stop } = await startMariadb(options);
  await run(process.execPath, ['src/migrate.ts'], 'db', { DATABASE_URL: url });
  return { url, pid, stop };
}

/** Starts the application as in production, in one process and over HTTP. */
export async function startProduct(
  solr: string,
  database: string,
  ready = '/health/ready',
  more: Readonly<Record<string, string>> = {},
): Promise<Started> {
  // A separate path from the bundle of `npm start`.
  const bundle = path.join(root, 'bff/dist/bench.mjs');
  await bundleServer(bundle);
  return startServer(bundle, { solr, database, ready }, more);
}

/**
 * Starts a server that only sends a search's queries to the database and Solr: the lower limit for
 * the application's time.
 */
export async function startBareServer(solr: string, database: string): Promise<Started> {
  const bundle = path.join(root, 'bench/dist/bare-server.mjs');
  await bundleServer(bundle, path.join(import.meta.dirname, 'bare-server.ts'));
  return startServer(bundle, { solr, database, ready: '/' });
}

async function startServer(
  bundle: string,
  { solr, database, ready }: Record<'solr' | 'database' | 'ready', string>,
  more: Readonly<Record<string, string>> = {},
): Promise<Started> {
  const port = await anyPort();
  const env = {
    NODE_ENV: 'development',
    PORT: String(port),
    DATABASE_URL: database,
    SOLR_URL: solr.replace(/\/rulings$/, ''),
    LOG_LEVEL: 'error',
    ...more,
  };
  // `BENCH_NODE=<path>`: another version of Node.js runs it.
  const node = process.env['BENCH_NODE'] ?? process.execPath;
  const child = spawn(node, [...SERVER_FLAGS, ...profiling(), bundle], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  await waitForResponse(url + ready, child);
  return { url, pid: child.pid ?? 0, stop: () => end(child) };
}

/** `BENCH_PROFILE=<folder>` leaves a CPU profile of the product there. */
const profiling = () =>
  process.env['BENCH_PROFILE'] ? ['--cpu-prof', `--cpu-prof-dir=${process.env['BENCH_PROFILE']}`] : [];

async function waitForResponse(url: string, child: ChildProcess): Promise<void> {
  for (let attempts = 0; attempts < 600; attempts++) {
    if (child.exitCode !== null) throw new Error('The application exited while starting.');
    const ready = await fetch(url).then(
      (r) => r.ok,
      () => false,
    );
    if (ready) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The application was not ready within a minute.');
}

export function end(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}

/** Runs a command and returns the end of its standard output. */
export function run(
  command: string,
  args: string[],
  folder: string,
  env: Record<string, string> = {},
): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: path.resolve(root, folder),
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let [written, output] = ['', ''];
    child.stdout.on('data', (chunk: Buffer) => (written = (written + chunk.toString()).slice(-2000)));
    child.stderr.on('data', (chunk: Buffer) => (output = (output + chunk.toString()).slice(-2000)));
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0 ? resolve(written) : reject(new Error(`${command} ${args.join(' ')}: ${output}`)),
    );
  });
}
