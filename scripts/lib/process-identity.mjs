// A process number alone proves nothing: numbers are reused. Number and start time together name one process.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** @param {number} pid */
export function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}

/**
 * Returns the start time of a process as the system reports it; undefined if it does not exist or
 * is a zombie.
 * @param {number} pid
 */
export function startMark(pid) {
  if (process.platform === 'linux') {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      // The command name is in brackets and may contain spaces: count the fields from behind it.
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      if (fields[0] === 'Z') return undefined;
      const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
      return `${boot}:${fields[19]}`;
    } catch {
      return undefined;
    }
  }
  try {
    const out = execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return out.toString().trim() || undefined;
  } catch {
    return undefined;
  }
}

/** @param {{ pid: number, mark: string | undefined }} recorded */
export function isSameProcess(recorded) {
  return recorded.mark !== undefined && isAlive(recorded.pid) && startMark(recorded.pid) === recorded.mark;
}

/** @param {number} pid @param {number} ms @returns {Promise<boolean>} true when it has ended */
export async function waitForEnd(pid, ms) {
  const until = Date.now() + ms;
  while (startMark(pid) !== undefined) {
    if (Date.now() > until) return false;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return true;
}

/** The command line of a process, for messages and proofs; empty when unknown. @param {number} pid */
export function commandLine(pid) {
  try {
    if (process.platform === 'linux')
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { stdio: ['ignore', 'pipe', 'ignore'] })
      .toString()
      .trim();
  } catch {
    return '';
  }
}
