import type { z } from 'zod';
import type { elementsInput, elementsOutput } from '@massima/contract/folders';
import { redactFor } from '../../access.ts';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { elementsOf } from '../../models/folder-elements.ts';
import { sendOut } from '../gate/index.ts';
import { consumeRateLimit } from '../limits/index.ts';
import { asIndexed } from '../rulings/index.ts';
import { findFolder } from './find-folder.ts';
import { presentElement, savedOf } from './present-folder.ts';

/** Page size above which a read is rate-limited, because megabytes of JSON block other requests. */
const large = 200;
const largeReadsPerMinute = 10;

/**
 * Returns the elements of a folder in the user's order. The folder's `elements` field has their
 * number.
 */
export async function listElements(
  deps: Deps,
  actor: Actor,
  { id, ...page }: z.infer<typeof elementsInput>,
  signal: AbortSignal,
): Promise<z.infer<typeof elementsOutput>> {
  const { elements, user_id } = await findFolder(deps.db, actor, 'read', id);
  if (Math.min(page.limit, elements - page.offset) > large)
    await consumeRateLimit(deps, `elements:${actor.id}`, { limit: largeReadsPerMinute, windowSeconds: 60 });
  const { receipt } = await sendOut(deps, actor, { of: 'saved' });
  const rows = (await elementsOf(deps.db, id, page)).map(redactFor(actor, user_id));
  const indexed = await asIndexed(deps, rows.map(savedOf), signal);
  return { elements: rows.map((row, i) => presentElement(row, indexed[i])), receipt };
}
