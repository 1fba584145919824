import { randomUUID } from 'node:crypto';
import os from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import type { Deps } from '../deps.ts';
import { readMarker } from '../models/restoring.ts';
import { removeServer, renewServer } from '../models/running-servers.ts';

const renewalMs = 4000;
const lookMs = 1000;
/** How long a start waits for a database that says nothing. */
const startWithinMs = 2000;

/**
 * Writes that this server runs, now and until it leaves: a restore does not begin while one does.
 * @returns leaves
 */
export async function announceServer(
  { db }: Pick<Deps, 'db'>,
  address: { port: number } | string | null,
): Promise<() => Promise<void>> {
  const at = typeof address === 'object' && address ? `, port ${address.port}` : '';
  const server = { id: randomUUID(), name: `${os.hostname()}, process ${process.pid}${at}` };
  // A database that is down, or not migrated yet, is reported elsewhere; the next renewal follows.
  const renew = () => renewServer(db, server).catch(() => undefined);
  await Promise.race([renew(), pause(startWithinMs, undefined, { ref: false })]);
  const heart = setInterval(() => void renew(), renewalMs);
  return async () => {
    clearInterval(heart);
    await removeServer(db, server.id).catch(() => undefined);
  };
}

/** Waits while a restore is under way, or was cut off: what jobs write in the meantime would be lost. */
export async function untilRestored(
  { db, log }: Pick<Deps, 'db' | 'log'>,
  signal: AbortSignal,
): Promise<void> {
  let isSaid = false;
  while (!signal.aborted) {
    const marker = await readMarker(db).catch(() => null);
    if (!marker) return;
    if (!isSaid)
      log.warn(
        { since: marker.since },
        'a restore has not ended: no mails and jobs until it has; npm run doctor says more',
      );
    isSaid = true;
    await pause(lookMs, undefined, { signal }).catch(() => undefined);
  }
}
