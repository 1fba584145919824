import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const settings = new URL('../.mvn/wrapper/maven-wrapper.properties', import.meta.url);

/**
 * The Maven to run: the machine's own, or the one that the wrapper's properties name, fetched once into `cache`. The fetching is
 * done here and not by the wrapper's script, which needs curl, wget or a Java compiler: a small machine has none of them.
 * @param {{cache: string, onProgress: (message: string) => void}} options
 */
export async function mavenCommand({ cache, onProgress }) {
  const installed = await run('mvn', ['--version']).then(
    () => true,
    () => false,
  );
  if (installed) return 'mvn';
  const { distributionUrl: url, distributionSha256Sum: sum } = await readProperties(settings);
  const name = path.basename(url, '-bin.tar.gz');
  const home = path.join(cache, name);
  if (!existsSync(home)) {
    onProgress(`fetching ${name} (9 MB, once)`);
    await unpack(await fetchChecked(url, sum), { cache, name, home });
  }
  return path.join(home, 'bin', 'mvn');
}

/** @param {URL} file @returns {Promise<Record<string, string>>} */
async function readProperties(file) {
  const text = await readFile(file, 'utf8');
  return Object.fromEntries(
    [...text.matchAll(/^(\w+)=(.*)$/gm)].map(([, name, value]) => [name, value.trim()]),
  );
}

/** @param {string} url @param {string} sum */
async function fetchChecked(url, sum) {
  const answer = await fetch(url).catch((cause) => {
    throw new Error(
      'Maven cannot be fetched: check the network, or install it with "apt-get install maven".',
      { cause },
    );
  });
  if (!answer.ok) throw new Error(`Maven cannot be fetched: ${url} answered ${answer.status}.`);
  const archive = Buffer.from(await answer.arrayBuffer());
  const found = createHash('sha256').update(archive).digest('hex');
  if (found !== sum) throw new Error(`${url} is not what it was (SHA-256 ${found}): it is not used.`);
  return archive;
}

/** Beside and then renamed, so that what is there is whole. */
async function unpack(archive, { cache, name, home }) {
  const partial = path.join(cache, `partial-${process.pid}`);
  await mkdir(partial, { recursive: true });
  try {
    const file = path.join(partial, 'maven.tar.gz');
    await writeFile(file, archive);
    await run('tar', ['-xzf', file, '-C', partial]);
    await rename(path.join(partial, name), home).catch((error) => {
      // somebody else was quicker
      if (!existsSync(home)) throw error;
    });
  } finally {
    await rm(partial, { recursive: true, force: true });
  }
}
