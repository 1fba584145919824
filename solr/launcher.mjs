// Starts Solr as a child process. Plain Node, so that `npm start` needs no build step.
import { spawn } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { endWithParent } from '@massima/launch/end-with-parent';
import { provideCore } from './launcher/core-folder.mjs';
import { fetchSolr } from './launcher/fetch-solr.mjs';
import { archiveFlags } from './launcher/class-archive.mjs';
import { requireJava } from './launcher/java.mjs';
import { isFree } from '@massima/launch/ports';

const here = path.dirname(fileURLToPath(import.meta.url));

/** Quick to start and small; for load tests pass `['-XX:+UseG1GC']`, which has all of the JIT. */
const QUICK_JVM = ['-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1'];

/**
 * Resolves once the core `rulings` answers.
 * @param {{port?: number, dataDir: string, heap?: string, jvm?: string[], properties?: Record<string, string>,
 *   timeoutMs?: number, learnsClasses?: boolean, onProgress?: (message: string) => void}} options `learnsClasses`: for the starts to come
 * @returns {Promise<{url: string, pid: number, stop: () => Promise<void>, exit: Promise<{code: number | null, signal: string | null}>}>}
 */
export async function startSolr({
  port = 8983,
  dataDir,
  heap = '512m',
  jvm = QUICK_JVM,
  properties = {},
  timeoutMs = 180_000,
  learnsClasses = false,
  onProgress = () => {},
}) {
  const url = `http://127.0.0.1:${port}/solr`;
  if (!(await isFree(port))) throw new Error(`Port ${port} is in use: choose another port for Solr.`);
  const java = await requireJava();
  const lib = await fetchSolr({ here, onProgress });
  // in SolrCloud the cores belong to collections, made through the collections API
  const cloud = 'zkRun' in properties || 'zkHost' in properties;
  await prepareData(dataDir, cloud);

  const system = {
    'user.timezone': 'UTC',
    'file.encoding': 'UTF-8',
    'jetty.port': port,
    'solr.solr.home': path.join(here, 'home'),
    'solr.coreRootDirectory': path.join(dataDir, 'cores'),
    'solr.install.dir': here,
    'solr.log.dir': path.join(dataDir, 'logs'),
    'java.io.tmpdir': path.join(dataDir, 'tmp'),
    'disable.configEdit': true,
    // Backups are written nowhere else.
    'solr.allowPaths': path.join(dataDir, 'backup'),
    'solr.max.booleanClauses': 4096,
    'solr.ramBufferSizeMB': Math.floor(megabytes(heap) / 8),
    'solr.filterCacheMB': Math.floor(megabytes(heap) / 16),
    'log4j.configurationFile': path.join(here, 'log4j2.xml'),
    ...properties,
  };
  const args = [
    ...jvm,
    ...(jvm === QUICK_JVM ? archiveFlags(lib, java, learnsClasses) : []),
    '-Xms128m',
    `-Xmx${heap}`,
    ...Object.entries(system).map(([name, value]) => `-D${name}=${value}`),
    '-cp',
    path.join(lib, '*'),
    'org.eclipse.jetty.xml.XmlConfiguration',
    path.join(here, 'jetty.xml'),
  ];
  const [command, ...rest] = endWithParent(java.command, args);
  onProgress('starting Solr');
  // A separate process group, so that Ctrl-C reaches only the starter, which stops its parts in
  // order.
  const child = spawn(command, rest, {
    // Java decodes paths by the locale; without one an accent is lost.
    env: { ...process.env, LC_ALL: 'C.UTF-8' },
    stdio: ['ignore', 'ignore', 'pipe'],
    cwd: dataDir,
    detached: true,
  });
  const lastWords = tail(child.stderr);
  const exit = new Promise((resolve) => {
    child.once('error', () => resolve({ code: 1, signal: null }));
    child.once('exit', (code, signal) => resolve({ code, signal }));
  });
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
    await exit;
  };
  try {
    await answering({ url, child, timeoutMs, lastWords, cloud });
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, pid: child.pid, stop, exit };
}

/** @param {string} heap as Java reads it: "512m", "2g" */
const megabytes = (heap) => parseInt(heap, 10) * (/g$/i.test(heap) ? 1024 : 1);

/** Cores are in the data folder: the source tree is read-only. */
async function prepareData(dataDir, cloud) {
  for (const folder of ['cores', 'backup', 'logs', 'tmp'])
    await mkdir(path.join(dataDir, folder), { recursive: true });
  if (!cloud) await provideCore(dataDir);
}

async function answering({ url, child, timeoutMs, lastWords, cloud }) {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`Solr stopped while starting (${child.exitCode ?? child.signalCode}). ${lastWords()}`);
    if (Date.now() > deadline)
      throw new Error(`Solr was not ready after ${timeoutMs / 1000} s. ${lastWords()}`);
    const failure = await coreState(url, cloud);
    if (failure === null) return;
    if (failure) throw new Error(failure);
    await sleep(100);
  }
}

/**
 * Returns null if the core is ready, an empty string if it is still loading, and otherwise the
 * reason why it cannot load.
 */
async function coreState(url, cloud) {
  const signal = AbortSignal.timeout(5000);
  const response = await fetch(`${url}/admin/cores?action=STATUS&indexInfo=false`, { signal }).catch(
    () => undefined,
  );
  if (!response?.ok) return '';
  const { initFailures = {}, status = {} } = await response.json();
  const broken = Object.entries(initFailures);
  if (broken.length > 0) return broken.map(([core, why]) => `Solr cannot load ${core}: ${why}`).join('\n');
  return cloud || status.rulings?.name ? null : '';
}

/** Returns the last lines of Solr's own output. */
function tail(stream) {
  let text = '';
  stream.setEncoding('utf8');
  stream.on('data', (chunk) => {
    text = (text + chunk).slice(-2000);
  });
  return () => text.trim();
}
