import type { Knex } from 'knex';
import type { z } from 'zod';
import type { moveElementInput, moveElementOutput } from '@massima/contract/folders';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { placeOfId } from '../../models/element-places.ts';
import { placeElement, type Placed, placesOfFolder, spreadPlaces } from '../../models/folder-elements.ts';
import { lockFolder } from '../../models/folders.ts';
import { inTransaction } from '../../models/retry-deadlock.ts';
import { done } from '../../outcome.ts';
import { findFolder } from './find-folder.ts';

/**
 * Moves a result behind another result, or to the start. Moves lock the folder's row and each
 * concerns one result, so concurrent moves in two tabs both succeed. Returns the resulting order.
 */
export async function moveElement(
  { db }: Deps,
  actor: Actor,
  { projectId, idResult, after }: z.infer<typeof moveElementInput>,
): Promise<z.infer<typeof moveElementOutput>> {
  await findFolder(db, actor, 'change', projectId);
  const order = await inTransaction(db, async (trx) => {
    await lockFolder(trx, projectId);
    const rows = await placesOfFolder(trx, projectId);
    const moved = rows.find((row) => row.id_result === idResult && !row.removed_at);
    if (!moved) throw new AppError('file_not_found');
    const anchor = rows.find((row) => row.id_result === after);
    if (after !== null && !anchor) throw new AppError('update_error');
    if (anchor === moved) return rows;
    return positionFor(trx, projectId, rows, moved, anchor);
  });
  return { ...done('ok'), order: order.filter((row) => !row.removed_at).map((row) => row.id_result) };
}

/** Moves the row and returns the rows in their new order. */
async function positionFor(
  trx: Knex.Transaction,
  folderId: number,
  rows: readonly Placed[],
  moved: Placed,
  anchor: Placed | undefined,
): Promise<Placed[]> {
  const rest = rows.filter((row) => row !== moved);
  const index = anchor ? rest.indexOf(anchor) + 1 : 0;
  const order = [...rest.slice(0, index), moved, ...rest.slice(index)];
  if (order.every((row, i) => row === rows[i])) return order;
  const from = rest[index - 1]?.at ?? 0;
  // A result saved later has a higher id than all of these and must be placed last.
  const to = rest[index]?.at ?? placeOfId(Math.max(...rows.map(({ id }) => id)) + 1);
  const at = Math.floor((from + to) / 2);
  if (at > from) {
    await placeElement(trx, moved.id, at);
    return order;
  }
  await spreadPlaces(trx, folderId, rows);
  const spread = await placesOfFolder(trx, folderId);
  const again = (row: Placed | undefined) => spread.find(({ id }) => id === row?.id);
  return positionFor(trx, folderId, spread, again(moved)!, again(anchor));
}
