import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { mavenCommand, utf8Environment } from './maven.mjs';

/**
 * Returns the folder with Solr's jars and downloads missing jars from Maven Central. The folder
 * name contains the hash of the pom, and the folder is renamed when complete, so an interrupted
 * download leaves no folder that looks finished.
 */
export function fetchSolr(options) {
  return (fetching ??= findOrFetch(options).finally(() => (fetching = undefined)));
}

/** Several nodes that start in parallel fetch it once. */
let fetching;

async function findOrFetch({ here, onProgress }) {
  const pom = path.join(here, 'pom.xml');
  const target = path.join(here, 'target');
  const hash = createHash('sha256')
    .update(await readFile(pom))
    .digest('hex')
    .slice(0, 12);
  const lib = path.join(target, `lib-${hash}`);
  if (existsSync(lib)) return lib;

  const maven = await mavenCommand({ cache: path.join(target, 'maven'), onProgress });
  onProgress('fetching Solr from Maven Central (100 MB, once)');
  const partial = `lib-partial-${process.pid}`;
  await runMaven(maven, ['-q', '-B', '-f', pom, `-Dlib.folder=${partial}`, 'package']);
  await rename(path.join(target, partial), lib).catch(async (error) => {
    // another process finished the same download first
    if (!existsSync(lib)) throw error;
    await rm(path.join(target, partial), { recursive: true, force: true });
  });
  await sweep(target, lib);
  return lib;
}

function runMaven(maven, args) {
  return new Promise((resolve, reject) => {
    const child = spawn(maven, args, { env: utf8Environment(), stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        output = (output + chunk).slice(-4000);
      });
    child.once('error', reject);
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(mavenFailure(output)))));
  });
}

function mavenFailure(output) {
  if (/No space left on device/.test(output)) return 'The disk is full: Solr needs 250 MB of room.';
  if (/UnknownHost|Connection|timed out|transfer/i.test(output))
    return 'Maven Central cannot be reached, and Solr has to be fetched from there once: check the network and start again.';
  return `Maven could not fetch Solr: ${output.trim().split('\n').slice(-3).join(' ')}`;
}

/**
 * Removes folders of earlier poms and of interrupted downloads. A running download is younger than
 * an hour.
 */
async function sweep(target, keep) {
  const { stat } = await import('node:fs/promises');
  for (const name of await readdir(target)) {
    const folder = path.join(target, name);
    if (!name.startsWith('lib') || folder === keep) continue;
    const old = Date.now() - (await stat(folder)).mtimeMs > 3_600_000;
    if (old || !name.startsWith('lib-partial-')) await rm(folder, { recursive: true, force: true });
  }
}
