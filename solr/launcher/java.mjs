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
 * The packages with a Java that will do, the best first, as this release of Debian or Ubuntu calls them: 13 and 26.04 have no 17.
 * @param {string} [release] what /etc/os-release says
 */
export function javaPackages(release = osRelease()) {
  const [id, version] = [valueOf(release, 'ID'), Number.parseFloat(valueOf(release, 'VERSION_ID'))];
  // Testing and unstable have no number.
  const isNewer = id === 'ubuntu' ? version >= 25 : id === 'debian' && !(version < 13);
  const [first, second] = isNewer ? [21, 17] : [17, 21];
  return [`openjdk-${first}-jre-headless`, `openjdk-${second}-jre-headless`, 'default-jre-headless'];
}

/** The java to run: that of JAVA_HOME, else the one on the path. Throws one sentence with the cure. */
export async function javaCommand() {
  const java = process.env.JAVA_HOME ? path.join(process.env.JAVA_HOME, 'bin', 'java') : 'java';
  const { stderr } = await run(java, ['-version']).catch(() => {
    throw new Error(
      `Java 17 or newer is needed for Solr: install it with "apt-get install ${javaPackages()[0]}".`,
    );
  });
  const major = Number(/version "(\d+)/.exec(stderr)?.[1] ?? 0);
  if (major < 17) throw new Error(`Java 17 or newer is needed for Solr, and ${java} is version ${major}.`);
  return java;
}
