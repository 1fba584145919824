import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** @param {string} text of /etc/os-release @param {string} key */
const valueOf = (text, key) => new RegExp(`^${key}="?([^"\n]*)"?$`, 'm').exec(text)?.[1] ?? '';

function osRelease() {
  try {
    return readFileSync('/etc/os-release', 'utf8');
  } catch {
    return '';
  }
}

/**
 * Returns the names of packages with a suitable Java in this release of Debian or Ubuntu, the best first. Debian 13 and Ubuntu 26.04 have no 17.
 * @param {string} [release] what /etc/os-release says
 */
export function javaPackages(release = osRelease()) {
  const [id, version] = [valueOf(release, 'ID'), Number.parseFloat(valueOf(release, 'VERSION_ID'))];
  // Testing and unstable have no number.
  const isNewer = id === 'ubuntu' ? version >= 25 : id === 'debian' && !(version < 13);
  const [first, second] = isNewer ? [21, 17] : [17, 21];
  return [`openjdk-${first}-jre-headless`, `openjdk-${second}-jre-headless`, 'default-jre-headless'];
}

const MIN_VERSION = 17;

/** @typedef {{ command: string, version: string, major: number }} Java `version`: complete output of `java -version` */

/** Suitable Java installations by command. Cached, because `java -version` takes a tenth of a start. @type {Map<string, Java>} */
const installations = new Map();

/**
 * Finds the Java of JAVA_HOME, or else the Java on the path; undefined if Java is not installed.
 * @returns {Promise<Java | undefined>}
 */
export async function findJava() {
  const command = process.env.JAVA_HOME ? path.join(process.env.JAVA_HOME, 'bin', 'java') : 'java';
  const before = installations.get(command);
  if (before) return before;
  const result = await run(command, ['-version']).catch(() => undefined);
  if (!result) return undefined;
  const version = result.stderr;
  const major = Number(/version "(?:1\.)?(\d+)/.exec(version)?.[1] ?? 0);
  const java = { command, version, major };
  if (major >= MIN_VERSION) installations.set(command, java);
  return java;
}

/**
 * Returns the Java to run. Throws an error with the command that fixes it.
 * @returns {Promise<Java>}
 */
export async function requireJava() {
  const java = await findJava();
  if (!java)
    throw new Error(
      `Java ${MIN_VERSION} or newer is needed for Solr: install it with "apt-get install ${javaPackages()[0]}".`,
    );
  if (java.major < MIN_VERSION)
    throw new Error(
      `Java ${MIN_VERSION} or newer is needed for Solr, and ${java.command} is version ${java.major}.`,
    );
  return java;
}
