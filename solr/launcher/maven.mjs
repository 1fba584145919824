import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { download } from '@massima/launch/download';

const run = promisify(execFile);
const version = '3.9.9';
const checksum = {
  algorithm: 'sha512',
  encoding: 'hex',
  hash: 'a555254d6b53d267965a3404ecb14e53c3827c09c3b94b5678835887ab404556bfaf78dcfe03ba76fa2508649dca8531c74bca4d5846513522404d48e8c4ac8b',
};
const archive = `https://repo1.maven.org/maven2/org/apache/maven/apache-maven/${version}/apache-maven-${version}-bin.tar.gz`;

/** The Maven of this machine, else one of our own, fetched once into `cache` and checked against its published hash. */
export async function mavenCommand({ cache, onProgress }) {
  if (await works('mvn')) return 'mvn';
  const home = path.join(cache, `apache-maven-${version}`);
  const command = path.join(home, 'bin', 'mvn');
  if (!existsSync(command)) await fetchMaven({ cache, home, onProgress });
  return command;
}

/**
 * Returns an environment with a UTF-8 locale. Without one, as under cron, Java reads an accented path wrongly and does not find Maven's own
 * classes.
 */
export const utf8Environment = (env = process.env) =>
  /utf-?8/i.test(env.LC_ALL || env.LC_CTYPE || env.LANG || '') ? env : { ...env, LC_ALL: 'C.UTF-8' };

async function works(command) {
  return run(command, ['-v'], { env: utf8Environment() }).then(
    () => true,
    () => false,
  );
}

/** Unpacked next to its place and renamed, so that no process sees an incomplete folder. */
async function fetchMaven({ cache, home, onProgress }) {
  onProgress('fetching Maven (9 MB, once)');
  await mkdir(cache, { recursive: true });
  const scratch = await mkdtemp(path.join(cache, 'unpack-'));
  try {
    await download(archive, path.join(scratch, 'maven.tar.gz'), { checksum }).catch((cause) => {
      throw new Error(
        `Maven and Solr have to be fetched from Maven Central once. ${cause.message}. Check the network and start again, ` +
          'or set SOLR_URL to a running Solr.',
        { cause },
      );
    });
    await run('tar', ['-xzf', 'maven.tar.gz'], { cwd: scratch });
    await rename(path.join(scratch, `apache-maven-${version}`), home).catch((error) => {
      // another process was first
      if (!existsSync(home)) throw error;
    });
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}
