import type { renameAlertInput } from '@massima/contract/alerts';
import type { z } from 'zod';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { findAlert, renameAlert as rename } from '../../models/alerts.ts';
import { done } from '../../outcome.ts';

/** Renames an alert. Throws `file_not_found` also for an alert that is named after its subject. */
export async function renameAlert(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  { id, name }: z.infer<typeof renameAlertInput>,
) {
  const ownAlert = { id, user_id: actor.id };
  // An unchanged name updates no row.
  if ((await rename(db, ownAlert, name)) === 0 && (await findAlert(db, ownAlert))?.label !== name)
    throw new AppError('file_not_found');
  return done('ok');
}
