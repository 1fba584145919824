import { statfs } from 'node:fs/promises';
import os from 'node:os';
import type { Deps } from '../deps.ts';
import { databaseFolder } from '../models/schema-state.ts';
import { finding, reasonOf, type Finding } from './finding.ts';

/** Minimum for merging an index and for the log of a busy day. */
const leastBytes = 2 * 1024 ** 3;

const inGb = (bytes: number) => `${(bytes / 1024 ** 3).toFixed(1)} GB`;

/** Reads the free space of this machine, of Solr's node, and of the database if it runs on this machine: it does not report its own. */
export const checkDiskSpace = ({ engine, db }: Pick<Deps, 'engine' | 'db'>): Promise<Finding> =>
  finding(
    'room on disk',
    async () => {
      const { bavail, bsize } = await statfs('.');
      const node = await engine.freeBytes();
      const database = await freeOfDatabase(db);
      const free = {
        server: bavail * bsize,
        ...(node !== null && { search: node }),
        ...(database !== null && { database }),
      };
      const each = Object.entries(free).map(([of, bytes]) => `${inGb(bytes)} on the ${of}'s`);
      const said = each.join(', ') + (database === null ? `; not known of the database's` : '');
      const measures = { free_bytes: free };
      return Object.values(free).some((bytes) => bytes < leastBytes)
        ? { state: 'wrong', said: `${said}: less than 2 GB, free some`, next: 'df -h', measures }
        : { state: 'well', said, measures };
    },
    (error) => ({ state: 'wrong', said: reasonOf(error), next: 'df -h' }),
  );

/** Returns null if the database is on another machine or its folder may not be read. */
async function freeOfDatabase(db: Deps['db']): Promise<number | null> {
  const { host, folder } = await databaseFolder(db).catch(() => ({ host: null, folder: '' }));
  if (host !== os.hostname()) return null;
  const stats = await statfs(folder).catch(() => null);
  return stats && stats.bavail * stats.bsize;
}
