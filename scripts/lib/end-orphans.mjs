// Ends processes left over by a killed start. Only processes that are provably ours are ended: the
// record contains their number and start time, and on Linux the environment of each contains our
// data folder.
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { isSameProcess, startMark, waitForEnd } from './process-identity.mjs';

export const MARKER = 'MASSIMA_RUN';
const GRACE_MS = 20_000;

/** @typedef {{ name: string, pid: number, mark: string | undefined }} Found */

/** @param {string} runDir @returns {Found[]} */
function recorded(runDir) {
  let names;
  try {
    names = readdirSync(runDir).filter((name) => name.endsWith('.json'));
  } catch {
    return [];
  }
  return names.flatMap((name) => {
    const file = path.join(runDir, name);
    try {
      /** @type {Found} */
      const found = JSON.parse(readFileSync(file, 'utf8'));
      if (isSameProcess(found)) return [found];
    } catch {
      // incomplete: the kernel has ended that process with its parent
    }
    rmSync(file, { force: true });
    return [];
  });
}

/** @param {string} dataDir @returns {Found[]} */
function findMarked(dataDir) {
  if (process.platform !== 'linux') return [];
  const variable = `\0${MARKER}=${dataDir}\0`;
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 1 && pid !== process.pid && pid !== process.ppid)
    .flatMap((pid) => {
      try {
        const environment = `\0${readFileSync(`/proc/${pid}/environ`, 'utf8')}\0`;
        return environment.includes(variable) ? [{ name: `process ${pid}`, pid, mark: startMark(pid) }] : [];
      } catch {
        return [];
      }
    });
}

/**
 * @param {string} dataDir
 * @param {string} runDir
 * @returns {Promise<string[]>} names of the ended processes
 */
export async function endOrphans(dataDir, runDir) {
  const recordedProcesses = recorded(runDir);
  const found = [
    ...recordedProcesses,
    ...findMarked(dataDir).filter(
      ({ pid }) => !recordedProcesses.some((recordedProcess) => recordedProcess.pid === pid),
    ),
  ];
  await Promise.all(
    found.map(async (foundProcess) => {
      send(foundProcess, 'SIGTERM');
      // The database writes its pages out first: killing it immediately would cost a recovery at the next start.
      if (!(await waitForEnd(foundProcess.pid, GRACE_MS))) send(foundProcess, 'SIGKILL');
      await waitForEnd(foundProcess.pid, 2000);
    }),
  );
  rmSync(runDir, { recursive: true, force: true });
  return found.map(({ name }) => name);
}

/** @param {Found} target @param {NodeJS.Signals} signal */
function send(target, signal) {
  if (!isSameProcess(target)) return;
  try {
    process.kill(target.pid, signal);
  } catch {
    // ended by itself
  }
}
