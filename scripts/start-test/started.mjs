import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, vi } from 'vitest';
import { cacheDir, root } from '../lib/paths.mjs';
import { freePort } from '../lib/ports.mjs';
import { MARKER } from '../lib/end-orphans.mjs';

const PORTS = ['PORT', 'PARTNER_PORT', 'MAIL_PORT', 'SMTP_PORT', 'SOLR_PORT', 'DB_PORT', 'PAYMENTS_PORT'];
const EXTERNAL = ['DATABASE_URL', 'SOLR_URL', 'SMTP_URL', 'PAYMENTS_URL', 'STRIPE_SECRET_KEY', 'PUBLIC_URL'];

/** Ports that are free, nothing that runs already, and a separate data folder. @param {number} from */
export async function ownSettings(from) {
  mkdirSync(cacheDir, { recursive: true });
  /** @type {Record<string, string>} */
  const env = { DATA_DIR: mkdtempSync(path.join(cacheDir, 'start-')) };
  for (const name of PORTS) {
    const port = await freePort(from);
    env[name] = String(port);
    from = port + 1;
  }
  for (const name of EXTERNAL) env[name] = '';
  return env;
}

/**
 * Starts in its own process group, as a terminal does.
 * @param {Record<string, string>} env @param {{ args?: string[], checkout?: string }} [how]
 */
export function start(env, { args = [], checkout = root } = {}) {
  const child = spawn(process.execPath, ['scripts/start.mjs', ...args], {
    cwd: checkout,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const pid = child.pid ?? -1;
  const state = { output: '', ended: false };
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (state.output += chunk));
  /** @type {Promise<number | null>} */
  const exited = new Promise((resolve) =>
    child.once('close', (code) => ((state.ended = true), resolve(code))),
  );
  /** @param {string[]} texts whichever comes first */
  const until = async (...texts) => {
    const isPrinted = () => texts.some((text) => state.output.includes(text));
    await vi.waitFor(() => expect(isPrinted() || state.ended).toBe(true), { timeout: 600_000 });
    if (!isPrinted()) throw new Error(`It exited without printing ${texts.join(' or ')}:\n${state.output}`);
  };
  return {
    state,
    exited,
    until,
    signal: (/** @type {NodeJS.Signals} */ signal) => process.kill(-pid, signal),
  };
}

/**
 * Returns all processes that use this data folder, one per line, including processes with another
 * parent.
 * @param {string | undefined} dataDir
 */
export function running(dataDir) {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        return (
          readFileSync(`/proc/${pid}/environ`, 'utf8').includes(`${MARKER}=${dataDir}\0`) &&
          readFileSync(`/proc/${pid}/cmdline`, 'utf8') !== ''
        );
      } catch {
        return false;
      }
    })
    .map((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').slice(0, 200))
    .join('\n');
}
