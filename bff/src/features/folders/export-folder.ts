import type { z } from 'zod';
import type { exportFolderInput, exportResultsInput, fileOutput } from '@massima/contract/folders';
import { redactFor } from '../../access.ts';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { elementsOf } from '../../models/folder-elements.ts';
import { shownAmong } from '../../models/shown-results.ts';
import { sendOut } from '../gate/index.ts';
import { consumeRateLimit } from '../limits/index.ts';
import { exportedElement } from './exported-element.ts';
import { asIndexed } from '../rulings/index.ts';
import { findFolder } from './find-folder.ts';
import { savedOf } from './present-folder.ts';
import { toFile } from './to-file.ts';
import { elementBatchSize } from './element-batch-size.ts';

/**
 * Limit per user, because the document of a full folder takes a second or more and delays other
 * users' exports.
 */
const exportsPerMinute = 10;
const takeTurn = (deps: Deps, actor: Actor) =>
  consumeRateLimit(deps, `export:${actor.id}`, { limit: exportsPerMinute, windowSeconds: 60 });

/**
 * Exports a complete folder as one file. Reads the rows page by page, so that a large folder is
 * never one large query.
 */
export async function exportFolder(
  deps: Deps,
  actor: Actor,
  { id, ...choice }: z.infer<typeof exportFolderInput>,
  signal: AbortSignal,
): Promise<z.infer<typeof fileOutput>> {
  const { db, clock } = deps;
  const folder = await findFolder(db, actor, 'read', id);
  await takeTurn(deps, actor);
  const readable = redactFor(actor, folder.user_id);
  const elements = [];
  for (let after = 0; ;) {
    const rows = await elementsOf(db, id, { after, limit: elementBatchSize });
    const readableRows = rows.map(readable);
    const indexed = await asIndexed(deps, readableRows.map(savedOf), signal);
    elements.push(...readableRows.map((row, i) => exportedElement(row, indexed[i], choice.locale)));
    if (rows.length < elementBatchSize) break;
    after = rows.at(-1)!.id;
  }
  const { receipt } = await sendOut(deps, actor, { of: 'saved' });
  const { name, description } = folder;
  return { ...(await toFile({ name, description }, elements, choice, clock.now())), receipt };
}

/**
 * Exports results sent by the client, with the collection's text for results that the account was
 * shown. Stores nothing.
 */
export async function exportResults(
  deps: Deps,
  actor: Actor,
  { title, elements, ...choice }: z.infer<typeof exportResultsInput>,
  signal: AbortSignal,
): Promise<z.infer<typeof fileOutput>> {
  await takeTurn(deps, actor);
  const shownIds = await shownAmong(
    deps.db,
    actor.id,
    elements.map(({ idResult }) => idResult),
  );
  const saved = elements.map(({ idResult, result }) => ({
    idResult,
    result,
    isShown: shownIds.has(idResult),
  }));
  const indexed = await asIndexed(deps, saved, signal);
  const exported = elements.map(({ result, query }, i) =>
    exportedElement({ result, query, note: '', created_at: null }, indexed[i], choice.locale),
  );
  const { receipt } = await sendOut(deps, actor, { of: 'saved' });
  return { ...(await toFile({ name: title, description: '' }, exported, choice, deps.clock.now())), receipt };
}
