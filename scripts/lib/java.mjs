import { findJava, javaPackages } from '@massima/solr/launcher/java';
import { hasApt } from './apt.mjs';
import { StartError } from './start-error.mjs';

export const JAVA_WANTED = 17;
export const JAVA_PACKAGES = javaPackages();

/**
 * @returns {Promise<number | undefined>} the major version of the installed Java; 0 if unknown,
 *   undefined if Java is not installed
 */
export const javaVersion = async () => (await findJava())?.major;

/** @param {number | undefined} found */
export function javaMissing(found) {
  const have = found ? `Java ${found} is too old` : 'Java is missing';
  const advice = hasApt()
    ? `sudo apt-get install ${JAVA_PACKAGES[0]}`
    : process.platform === 'darwin'
      ? 'brew install openjdk@17'
      : 'install a Java 17 or newer (https://adoptium.net)';
  return new StartError(
    `${have}: the search engine needs Java ${JAVA_WANTED} or newer. ${advice}, then npm start again; or set SOLR_URL to a running Solr.`,
  );
}
