// Every process that a start begins goes through here: with a log, a record of who it is, and an end that comes with ours.
import { spawn } from 'node:child_process';
import {
  closeSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { isDiskFull } from './disk.mjs';
import { endWithParent } from '@massima/launch/end-with-parent';
import { root, displayPath } from './paths.mjs';
import { startMark, waitForEnd } from './process-identity.mjs';
import { StartError } from './start-error.mjs';

const LOG_KEEP_BYTES = 5 * 1024 * 1024;

/** @typedef {{ code: number | null, signal: NodeJS.Signals | null }} Exit */
/** @typedef {{ pid: number, exited: Promise<Exit>, stop(graceMs?: number): Promise<void> }} Running */
/** @typedef {{ command: string, args?: string[], cwd?: string, env?: Record<string, string | undefined>, finish?: boolean }} Command */

const sizeOf = (/** @type {string} */ file) => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

export class Children {
  /** @type {Map<Running, { finish: boolean }>} */ #tasks = new Map();
  #stopping = false;
  /** Where in a log begins what this start has written, by its file. @type {Map<string, number>} */ #begins =
    new Map();

  /** @param {string} dataDir */
  constructor(dataDir) {
    this.runDir = path.join(dataDir, 'run');
    this.logDir = path.join(dataDir, 'logs');
    mkdirSync(this.runDir, { recursive: true });
    mkdirSync(this.logDir, { recursive: true });
    // Some parts open their logs themselves. The existing contents belong to an earlier start.
    for (const name of readdirSync(this.logDir).filter((each) => each.endsWith('.log')))
      this.#begins.set(path.join(this.logDir, name), sizeOf(path.join(this.logDir, name)));
  }

  /** @param {string} name */
  logFile(name) {
    return path.join(this.logDir, `${name}.log`);
  }

  /**
   * Opens a log for appending. A log that is too large is renamed and replaces the older one.
   * @param {string} name
   */
  openLog(name) {
    const file = this.logFile(name);
    if (sizeOf(file) > LOG_KEEP_BYTES) renameSync(file, `${file}.1`);
    this.#begins.set(file, sizeOf(file));
    return openSync(file, 'a');
  }

  /**
   * Returns the last lines that the current or last process wrote, without the lines of earlier
   * processes.
   * @param {string} name
   * @param {number} [lines]
   */
  logTail(name, lines = 12) {
    const file = this.logFile(name);
    try {
      const begin = this.#begins.get(file) ?? 0;
      // A log that has become shorter was started again.
      const written = readFileSync(file).subarray(begin <= sizeOf(file) ? begin : 0);
      return written.toString('utf8').trimEnd().split('\n').slice(-lines).join('\n');
    } catch {
      return '';
    }
  }

  /** Why something failed, with the end of its log. @param {string} what @param {string} name */
  failure(what, name) {
    const tail = this.logTail(name);
    const disk = isDiskFull(tail, this.logDir) ? ' The disk is full: free some space and start again.' : '';
    if (tail === '')
      return new StartError(`${what}.${disk} It wrote nothing to ${displayPath(this.logFile(name))}.`);
    return new StartError(
      `${what}.${disk} The end of ${displayPath(this.logFile(name))}:\n${tail.replace(/^/gm, '    ')}`,
    );
  }

  /**
   * Starts a process in its own session, so that Ctrl-C reaches only us and we end the parts in order; should we be
   * killed outright, the kernel ends it for us, or the next start does (the record).
   * @param {string} name @param {Command} command @returns {Running}
   */
  spawn(name, { command, args = [], cwd = root, env = {}, finish = false }) {
    const log = this.openLog(name);
    /** @type {[string, ...string[]]} */
    const [file, ...rest] = finish ? [command, ...args] : endWithParent(command, args);
    const child = spawn(file, rest, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', log, log],
      detached: true,
    });
    closeSync(log);
    /** @type {Promise<Exit>} */
    const exited = new Promise((resolve) => {
      child.once('error', (error) => {
        writeFileSync(this.logFile(name), `${error.message}\n`, { flag: 'a' });
        resolve({ code: 127, signal: null });
      });
      child.once('exit', (code, signal) => resolve({ code, signal }));
    });
    if (child.pid) this.record(name, child.pid, exited);
    const pid = child.pid ?? -1;
    return { pid, exited, stop: (graceMs = 10_000) => endGroup(pid, exited, graceMs) };
  }

  /**
   * Runs a command to its end; if it fails, throws an error with the end of its log. With `finish`
   * the command must not be interrupted (a package manager of the system), so `stop` waits for the
   * command.
   * @param {string} name
   * @param {Command & { what: string }} command
   */
  async run(name, { what, ...command }) {
    if (this.#stopping) throw new StartError('stopped');
    const task = this.spawn(name, command);
    this.#tasks.set(task, { finish: command.finish === true });
    const { code, signal } = await task.exited;
    this.#tasks.delete(task);
    if (this.#stopping) throw new StartError('stopped');
    if (code !== 0) throw this.failure(`${what} failed (${signal ?? `exit ${code}`})`, name);
  }

  /** Ends what is under way and lets nothing new begin. */
  async stopTasks() {
    this.#stopping = true;
    await Promise.all([...this.#tasks].map(([task, { finish }]) => (finish ? task.exited : task.stop(5000))));
  }

  /**
   * Records who a process is for as long as it runs: the next start ends what is still recorded.
   * @param {string} name @param {number} pid @param {Promise<unknown>} exited
   */
  record(name, pid, exited) {
    const file = path.join(this.runDir, `${name}-${pid}.json`);
    writeFileSync(file, JSON.stringify({ name, pid, mark: startMark(pid) }));
    void exited.then(() => rmSync(file, { force: true }));
  }
}

/** @param {number} pid @param {NodeJS.Signals} signal */
function signalGroup(pid, signal) {
  try {
    process.kill(-pid, signal);
  } catch {
    // already gone
  }
}

/** @param {number} pid @param {Promise<unknown>} exited @param {number} graceMs */
async function endGroup(pid, exited, graceMs) {
  if (pid < 1) return;
  signalGroup(pid, 'SIGTERM');
  const ended = await Promise.race([exited.then(() => true), waitForEnd(pid, graceMs)]);
  if (!ended) signalGroup(pid, 'SIGKILL');
  await exited;
}
