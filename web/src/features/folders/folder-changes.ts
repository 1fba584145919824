import type { Folder } from '@massima/contract/folders';
import type { Outputs } from '../../lib/trpc.ts';
import type { FolderChanges, Found } from './use-folder-changes.ts';

type Holding = Outputs['projects']['holding'];
/** Changed ticks by folder id. */
export type Ticks = ReadonlyMap<number, boolean>;

const contains = (holding: Holding, projectId: number, idResult: string) =>
  holding.some((entry) => entry.idResult === idResult && entry.projectIds.includes(projectId));

/** Returns whether a folder contains all, some or none of the results. */
export function shareOf(holding: Holding, { project_id: id }: Folder, finds: readonly Found[]) {
  const containedCount = finds.filter(({ result }) => contains(holding, id, result.id_new)).length;
  return containedCount === 0 ? 'none' : containedCount === finds.length ? 'all' : 'some';
}

/** Returns the changes that the ticks require. */
export function changesOf(ticks: Ticks, holding: Holding, finds: readonly Found[]): FolderChanges {
  const pairs = [...ticks].flatMap(([projectId, isTicked]) =>
    finds.map((found) => ({
      projectId,
      found,
      isTicked,
      isHeld: contains(holding, projectId, found.result.id_new),
    })),
  );
  return {
    add: pairs.filter((p) => p.isTicked && !p.isHeld).map(({ projectId, found }) => ({ projectId, found })),
    remove: pairs
      .filter((p) => !p.isTicked && p.isHeld)
      .map(({ projectId, found }) => ({ projectId, idResult: found.result.id_new })),
  };
}
