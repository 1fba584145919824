import { setTimeout as sleep } from 'node:timers/promises';
import { requestAdmin } from '../solr-admin.ts';
import type { Copy } from './place.ts';

const pauseMs = 500;

interface Progress {
  status?: string;
  exception?: string;
  snapshotName?: string;
}
/** Fields of the replication handler's responses that are used. */
interface ReplicationAnswer {
  status?: string;
  message?: string;
  exception?: string;
  details?: { backup?: Progress };
  restorestatus?: Progress;
}

interface CoresAnswer {
  status?: Record<string, { instanceDir?: string; startTime?: string }>;
}

const requestReplication = (solr: string, core: string, command: string, more: Record<string, string> = {}) =>
  // Names and values as objects.
  requestAdmin<ReplicationAnswer>(solr, `/${core}/replication`, { command, 'json.nl': 'map', ...more });

export async function backUpCore(solr: string, core: string, copy: Copy): Promise<void> {
  const last = async () => (await requestReplication(solr, core, 'details')).details?.backup;
  // Solr reports the previous result, and nothing while a copy is being made.
  const before = JSON.stringify(await last());
  await carryOut(solr, core, 'backup', copy, async () => {
    const now = await last();
    if (JSON.stringify(now) === before) return undefined;
    if (now?.snapshotName !== undefined && now.snapshotName !== copy.as)
      throw new Error(
        `Another copy (${now.snapshotName}) ended in the meantime, and Solr reports only the last copy: repeat ${copy.as}.`,
      );
    return now;
  });
}

/** Restores into the core, which is searched until the copy is complete. */
export const restoreCore = (solr: string, copy: Copy, core: string): Promise<void> =>
  carryOut(
    solr,
    core,
    'restore',
    copy,
    async () => (await requestReplication(solr, core, 'restorestatus')).restorestatus,
  );

/**
 * Starts a command and waits for its end. A core that was swapped or reloaded forgets its
 * commands, so waiting for it would never end.
 */
async function carryOut(
  solr: string,
  core: string,
  command: string,
  copy: Copy,
  readProgress: () => Promise<Progress | undefined>,
): Promise<void> {
  const before = await identityOf(solr, core);
  await begin(solr, core, command, copy);
  for (;;) {
    if ((await identityOf(solr, core)) !== before)
      throw new Error(
        `${core} was switched or reloaded during the copy: repeat the copy after rebuilding the index.`,
      );
    const progress = await readProgress();
    if (progress?.status === 'success') return;
    if (progress?.exception || progress?.status === 'failed')
      throw new Error(`The ${command} has failed: ${progress.exception ?? 'Solr reports no reason'}`);
    await sleep(pauseMs);
  }
}

async function identityOf(solr: string, core: string): Promise<string> {
  const parameters = { action: 'STATUS', core, indexInfo: 'false' };
  const { status } = await requestAdmin<CoresAnswer>(solr, '/admin/cores', parameters);
  const { instanceDir, startTime } = status?.[core] ?? {};
  return `${instanceDir} ${startTime}`;
}

async function begin(solr: string, core: string, command: string, copy: Copy): Promise<void> {
  const { as, location, repository } = copy;
  const parameters = { name: as, location, ...(repository && { repository }) };
  const { status, message, exception } = await requestReplication(solr, core, command, parameters);
  if (status !== 'OK') throw new Error(`Solr rejected the ${command}: ${message ?? exception ?? status}`);
}
