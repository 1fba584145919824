import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The java to run: that of JAVA_HOME, else the one on the path. Throws one sentence with the cure. */
export async function javaCommand() {
  const java = process.env.JAVA_HOME ? path.join(process.env.JAVA_HOME, 'bin', 'java') : 'java';
  const { stderr } = await run(java, ['-version']).catch(() => {
    throw new Error(
      'Java 17 or newer is needed for Solr: install it with "apt-get install openjdk-17-jre-headless".',
    );
  });
  const major = Number(/version "(\d+)/.exec(stderr)?.[1] ?? 0);
  if (major < 17) throw new Error(`Java 17 or newer is needed for Solr, and ${java} is version ${major}.`);
  return java;
}
