import type { z } from 'zod';
import type { exportFolderInput, fileOutput } from '@massima/contract/folders';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { elementsAfter } from '../../models/folder-elements.ts';
import { exportedElement } from './exported-element.ts';
import { findFolder } from './find-folder.ts';
import { toCsv } from './to-csv.ts';
import { toDocx } from './to-docx.ts';

const pageRows = 200;

/** The whole folder as one file. Rows are read a page at a time, so that a large folder is never one large query. */
export async function exportFolder(
  { db, clock }: Deps,
  actor: Actor,
  { id, format, locale }: z.infer<typeof exportFolderInput>,
): Promise<z.infer<typeof fileOutput>> {
  const folder = await findFolder(db, actor, 'read', id);
  const elements = [];
  for (let after = 0; ;) {
    const rows = await elementsAfter(db, id, after, pageRows);
    elements.push(...rows.map((row) => exportedElement(row, locale)));
    if (rows.length < pageRows) break;
    after = rows.at(-1)!.id;
  }
  const name = folder.name.replace(/[^\p{L}\p{N} _-]+/gu, '').trim() || `folder-${id}`;
  const content =
    format === 'csv'
      ? Buffer.from(toCsv(elements, locale), 'utf8')
      : await toDocx(folder, elements, locale, clock.now());
  return {
    filename: `${name}.${format}`,
    media_type: mediaTypes[format],
    content: content.toString('base64'),
  };
}

const mediaTypes = {
  csv: 'text/csv; charset=utf-8',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};
