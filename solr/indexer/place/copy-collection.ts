import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { requestAdmin } from '../solr-admin.ts';
import type { Copy } from './place.ts';

const pauseMs = 500;

export const backUpCollection = (solr: string, collection: string, copy: Copy) =>
  inBackground(solr, 'BACKUP', { collection, ...parametersOf(copy) });

/** Restores a copy. It contains its configset, which is uploaded if missing. */
export const restoreCollection = (solr: string, copy: Copy, collection: string) =>
  inBackground(solr, 'RESTORE', { collection, ...parametersOf(copy) });

const parametersOf = ({ as, location, repository }: Copy): Record<string, string> => ({
  name: as,
  location,
  ...(repository && { repository }),
});

/** Runs an action that takes longer than a connection may wait. */
async function inBackground(solr: string, action: string, parameters: Record<string, string>): Promise<void> {
  const request = (what: string, more: Record<string, string>) =>
    requestAdmin(solr, '/admin/collections', { action: what, ...more });
  const requestid = `massima-${randomUUID()}`;
  await request(action, { ...parameters, async: requestid });
  for (;;) {
    const { status = {}, ...result } = await request('REQUESTSTATUS', { requestid });
    if (status['state'] === 'completed') break;
    if (status['state'] !== 'running' && status['state'] !== 'submitted')
      throw new Error(`${action} has failed: ${JSON.stringify({ status, ...result })}`);
    await sleep(pauseMs);
  }
  await request('DELETESTATUS', { requestid });
}
