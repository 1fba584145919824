import type { z } from 'zod';
import type { exportFolderInput, exportResultsInput, fileOutput } from '@massima/contract/folders';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { elementsAfter } from '../../models/folder-elements.ts';
import { exportedElement } from './exported-element.ts';
import { findFolder } from './find-folder.ts';
import { toFile } from './to-file.ts';

const pageRows = 200;

/** The whole folder as one file. Rows are read a page at a time, so that a large folder is never one large query. */
export async function exportFolder(
  { db, clock }: Deps,
  actor: Actor,
  { id, ...choice }: z.infer<typeof exportFolderInput>,
): Promise<z.infer<typeof fileOutput>> {
  const folder = await findFolder(db, actor, 'read', id);
  const elements = [];
  for (let after = 0; ;) {
    const rows = await elementsAfter(db, id, after, pageRows);
    elements.push(...rows.map((row) => exportedElement(row, choice.locale)));
    if (rows.length < pageRows) break;
    after = rows.at(-1)!.id;
  }
  return toFile(folder, elements, choice, clock.now());
}

/** Results as the client has them; nothing is read, and nothing kept. */
export async function exportResults(
  { clock }: Pick<Deps, 'clock'>,
  { title, elements, ...choice }: z.infer<typeof exportResultsInput>,
): Promise<z.infer<typeof fileOutput>> {
  const exported = elements.map(({ result, query }) =>
    exportedElement({ result, query, note: '', created_at: null }, choice.locale),
  );
  return toFile({ name: title, description: '' }, exported, choice, clock.now());
}
