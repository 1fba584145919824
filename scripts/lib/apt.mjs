// On Debian and its relatives, as root, what is missing is installed, and said so. Nowhere else does a start touch the system.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';

export const hasApt = () => existsSync('/usr/bin/apt-get');
export const mayInstall = () => hasApt() && process.getuid?.() === 0;

/** @param {string} name */
function hasCandidate(name) {
  try {
    const out = execFileSync('apt-cache', ['policy', name], {
      stdio: ['ignore', 'pipe', 'ignore'],
    }).toString();
    return /Candidate: (?!\(none\))\S/.test(out);
  } catch {
    return false;
  }
}

const hasLists = () => {
  try {
    return readdirSync('/var/lib/apt/lists').some((name) => /_(?:Packages|InRelease)/.test(name));
  } catch {
    return false;
  }
};

/**
 * @param {import('./children.mjs').Children} children
 * @param {string[][]} packages of each, the first that this system knows: names differ between releases
 * @param {(text: string) => void} onProgress
 */
export async function installPackages(children, packages, onProgress) {
  // In runlevel 1 no package starts its own service: nginx would take port 80.
  const env = { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const apt = (/** @type {string} */ what, /** @type {string[]} */ args, finish = false) =>
    children.run('system-packages', { what, command: 'apt-get', args: ['-q', ...args], env, finish });
  const update = () => {
    onProgress('fetching the package lists (apt-get update)');
    return apt('apt-get update', ['update']);
  };
  const choose = () => packages.map((names) => names.find(hasCandidate));
  if (!hasLists() || choose().includes(undefined)) await update();
  const install = async () => {
    const names = choose().filter((name) => name !== undefined);
    const args = ['-y', '--no-install-recommends', ...names];
    onProgress(`installing ${names.join(', ')} with apt-get: downloading`);
    await apt(`Downloading ${names.join(', ')}`, ['install', '--download-only', ...args]);
    onProgress(`installing ${names.join(', ')} with apt-get`);
    // An earlier run may have been killed in the middle of unpacking; this is a no-op otherwise.
    await children.run('system-packages', {
      what: 'dpkg --configure',
      command: 'dpkg',
      args: ['--configure', '-a'],
      env,
      finish: true,
    });
    await apt(`Installing ${names.join(', ')}`, ['install', ...args], true);
  };
  try {
    await install();
  } catch {
    // Lists that are weeks old name packages the mirror no longer has.
    await update();
    await install();
  }
}
