import { statfs } from 'node:fs/promises';
import type { Deps } from '../deps.ts';
import { finding, reasonOf, type Finding } from './finding.ts';

/** Below that an index cannot be merged, nor a log of a busy day written. */
const leastBytes = 2 * 1024 ** 3;

const inGb = (bytes: number) => `${(bytes / 1024 ** 3).toFixed(1)} GB`;

/** Of this machine, and of the engine's node; the database does not say. */
export const lookAtRoom = ({ engine }: Pick<Deps, 'engine'>): Promise<Finding> =>
  finding(
    'room on disk',
    async () => {
      const { bavail, bsize } = await statfs('.');
      const node = await engine.freeBytes();
      const free = { server: bavail * bsize, ...(node !== null && { search: node }) };
      const short = Object.values(free).some((bytes) => bytes < leastBytes);
      const said = Object.entries(free).map(([of, bytes]) => `${inGb(bytes)} on the ${of}'s`);
      return {
        state: short ? 'wrong' : 'well',
        said: said.join(', ') + (short ? ': less than 2 GB, free some' : ''),
        measures: { free_bytes: free },
      };
    },
    reasonOf,
  );
