import { execFileSync } from 'node:child_process';
import { readdirSync, readlinkSync } from 'node:fs';
import { isFree, describePortConflict } from '@massima/launch/ports';
import { commandLine } from './process-identity.mjs';
import { readOrEmpty } from '@massima/launch/read-or-empty';
import { StartError } from './start-error.mjs';

const MAX_ATTEMPTS = 50;

/** The first free port from here on. @param {number} from */
export async function freePort(from) {
  for (let port = from; port < from + MAX_ATTEMPTS && port < 65_536; port += 1)
    if (await isFree(port)) return port;
  throw new StartError(`No free port between ${from} and ${from + MAX_ATTEMPTS - 1}.`);
}

/**
 * Returns a description of the process that listens on a port; undefined if the system does not
 * show it.
 * @param {number} port
 */
function portHolder(port) {
  const pid = process.platform === 'linux' ? pidFromProc(port) : pidFromLsof(port);
  if (pid === undefined) return undefined;
  const command = commandLine(pid).split(' ').slice(0, 2).join(' ').slice(0, 60);
  return `process ${pid}${command ? ` (${command})` : ''}`;
}

/** @param {number} port */
function pidFromLsof(port) {
  try {
    const out = execFileSync('lsof', ['-t', '-nP', `-iTCP:${port}`, '-sTCP:LISTEN'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return Number(out.toString().split('\n')[0]) || undefined;
  } catch {
    return undefined;
  }
}

/** @param {number} port */
function pidFromProc(port) {
  const hexPort = port.toString(16).toUpperCase().padStart(4, '0');
  const inodes = new Set();
  for (const table of ['/proc/net/tcp', '/proc/net/tcp6']) {
    for (const line of readOrEmpty(table).split('\n')) {
      const field = line.trim().split(/\s+/);
      if (field[1]?.endsWith(`:${hexPort}`) && field[3] === '0A') inodes.add(`socket:[${field[9]}]`);
    }
  }
  if (inodes.size === 0) return undefined;
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      for (const fd of readdirSync(`/proc/${pid}/fd`)) {
        if (inodes.has(readlinkSync(`/proc/${pid}/fd/${fd}`))) return Number(pid);
      }
    } catch {
      // ended in the meantime, or not our process
    }
  }
  return undefined;
}

/** @param {number} port @param {string} variable @param {string} what */
export async function requirePort(port, variable, what) {
  const why = await whyRefused(port, variable, what);
  if (why !== undefined) throw new StartError(why);
}

/**
 * Returns the message for a port that cannot be used; undefined if it is free.
 * @param {number} port
 * @param {string} variable
 * @param {string} what
 */
export async function whyRefused(port, variable, what) {
  const code = await describePortConflict(port);
  if (!code) return undefined;
  const other = port < 1024 ? port + 8000 : port + 100;
  if (code === 'EACCES')
    return `Port ${port} (${what}) needs more rights than this user has; choose another: ${variable}=${other} npm start`;
  const holder = portHolder(port);
  return `Port ${port} (${what}) is taken${holder ? ` by ${holder}` : ''}; free it, or choose another: ${variable}=${other} npm start`;
}
