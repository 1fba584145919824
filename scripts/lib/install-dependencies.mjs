import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { contentHash } from './content-hash.mjs';
import { requireWritable } from './denied.mjs';
import { followLog } from './follow-log.mjs';
import { withLock } from './lock.mjs';
import { cacheDir, inRoot } from './paths.mjs';
import { StartError } from './start-error.mjs';

const STAMP = inRoot('node_modules', '.massima-installed');

/** The package manager that package.json names, so that the version is in one place. */
const packageManager = () =>
  JSON.parse(readFileSync(inRoot('package.json'), 'utf8')).packageManager.split('+')[0];

/** A lockfile installs differently for another Node or another machine; so do its native parts. */
const wantedStamp = () =>
  contentHash(
    ['pnpm-lock.yaml', 'pnpm-workspace.yaml'],
    `${process.versions.modules} ${process.platform} ${process.arch}`,
  );

export function isInstalled() {
  try {
    return readFileSync(STAMP, 'utf8') === wantedStamp();
  } catch {
    return false;
  }
}

/**
 * @param {import('./children.mjs').Children} children
 * @param {(text: string, fraction?: number) => void} onProgress
 */
export async function installDependencies(children, onProgress) {
  if (isInstalled()) return;
  await withLock(
    path.join(cacheDir, 'install.lock'),
    async () => {
      // Another start may have installed the packages while this start waited.
      if (isInstalled()) return;
      rmSync(STAMP, { force: true });
      onProgress(`installing with ${packageManager()}`);
      const stop = followLog(children.logFile('install'), (line) => {
        const count = /Progress: resolved (\d+), reused (\d+), downloaded (\d+)/.exec(line);
        if (count)
          onProgress(
            `installing with ${packageManager()}`,
            (Number(count[2]) + Number(count[3])) / Math.max(1, Number(count[1])),
          );
      });
      try {
        await install(children);
      } finally {
        stop();
      }
      mkdirSync(path.dirname(STAMP), { recursive: true });
      writeFileSync(STAMP, wantedStamp());
    },
    (holder) => onProgress(`waiting for process ${holder.pid}, which is installing`),
  );
}

/** @param {import('./children.mjs').Children} children */
async function install(children) {
  requireWritable(inRoot('node_modules'), 'the packages');
  const args = ['-y', packageManager(), 'install', '--frozen-lockfile', '--reporter=append-only'];
  try {
    // CI: pnpm must never stop to ask whether it may replace node_modules.
    await children.run('install', {
      what: 'Installing the packages',
      command: 'npx',
      args,
      env: { CI: '1' },
    });
  } catch (error) {
    if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ERR_SOCKET/.test(children.logTail('install', 40))) {
      throw new StartError(
        `The package registry cannot be reached. Check the network (or npm's proxy and registry settings) and start again.\n${error instanceof Error ? error.message : ''}`,
      );
    }
    throw error;
  }
}
