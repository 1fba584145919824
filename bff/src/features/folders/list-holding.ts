import type { z } from 'zod';
import type { holdingInput, holdingOutput } from '@massima/contract/folders';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { placesOf } from '../../models/folders.ts';

/**
 * Returns which of the actor's folders contain each of these results. Results in no folder are
 * omitted.
 */
export async function listHolding(
  { db }: Deps,
  actor: Actor,
  { ids }: z.infer<typeof holdingInput>,
): Promise<z.infer<typeof holdingOutput>> {
  const rows = await placesOf(db, actor.id, ids);
  const folders = new Map<string, number[]>();
  for (const row of rows) folders.set(row.id_result, [...(folders.get(row.id_result) ?? []), row.project_id]);
  return [...folders].map(([idResult, projectIds]) => ({ idResult, projectIds }));
}
