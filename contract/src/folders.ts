import { z } from 'zod';
import { id, instant, isoDate, outcome, requiredText, text } from './common.ts';
import {
  exportedResultsMax,
  folderDescriptionMax,
  folderElementsMax,
  folderNameMax,
  noteMax,
  queryMaxLength,
  resultMaxBytes,
  unsignedMax,
} from './constants.ts';
import { faultsOf, readRecord, storedResult } from './format/saved-result.ts';
import { receipt } from './receipt.ts';
import { resultId, searchResult } from './search.ts';

const byteLength = (s: string) => new TextEncoder().encode(s).length;
/**
 * A result as the client shows it, as JSON text or as an object; at most 64 KB. It becomes the text that is stored: without
 * fields that no result has, and without the full text.
 */
export const serializedResult = z
  .union([z.string().max(resultMaxBytes, 'payload_too_large'), z.record(z.string(), z.unknown())])
  .transform((given, ctx): string => {
    const result = typeof given === 'string' ? readRecord(given) : given;
    if (result === null) return refuse(ctx, []);
    const faults = faultsOf(result);
    for (const path of faults) refuse(ctx, path.split('.'));
    if (faults.length > 0) return z.NEVER;
    const stored = storedResult(result);
    return byteLength(stored) <= resultMaxBytes ? stored : refuse(ctx, [], 'payload_too_large');
  });

function refuse(ctx: z.RefinementCtx, path: string[], message?: string): never {
  ctx.addIssue({ code: 'custom', path, ...(message !== undefined && { message }) });
  return z.NEVER;
}

export const folderName = requiredText(folderNameMax);
export const folderDescription = requiredText(folderDescriptionMax);
/** Editable fields of a folder. */
const folderFields = { name: folderName, description: folderDescription };
export const folder = z
  .object({
    project_id: id,
    name: z.string(),
    description: z.string(),
    createdAt: isoDate,
    updatedAt: isoDate,
    elements: z.int(),
  })
  .meta({ id: 'Folder' });
export type Folder = z.infer<typeof folder>;

export const newElement = z.object({
  user: id.optional(),
  name: text(255).optional(),
  idResult: resultId,
  result: serializedResult,
  query: text(queryMaxLength).default(''),
});
export const listFoldersInput = z.object({ user: id.optional() });
export const listFoldersOutput = z.array(folder);
export const createFolderInput = z.object({
  user: id.optional(),
  ...folderFields,
  projectelement: newElement.nullish(),
});
export const createFolderOutput = outcome.extend({ project: folder.nullable() });
export const folderById = z.object({ id });
export const updateFolderInput = z.object({
  id,
  project: z.object({
    ...folderFields,
    user: id.optional(),
    updatedAt: instant
      .optional()
      .describe('When given and older than the stored one, the edit is refused with 409.'),
  }),
});
export const addElementInput = z.object({ id, projectelement: newElement });
export const element = z
  .object({
    idResult: z.string(),
    result: z.string().describe('The serialized result as it was sent, with `ruling_full_text: null`.'),
    query: z.string(),
    note: z.string(),
    createdAt: isoDate,
    position: id.describe(
      '`after` this continues behind it, wherever it was moved, also once it was removed.',
    ),
    in_collection: z
      .boolean()
      .nullable()
      .describe(
        'Whether the collection has it; null where the search engine is unavailable. What a client saved is what that client ' +
          'says: only with true is it the ruling’s.',
      ),
    indexed: searchResult
      .nullable()
      .describe(
        'What the collection says of it, to be shown in place of `result`; null where it has none, or is unavailable.',
      ),
  })
  .meta({ id: 'FolderElement' });
export type Element = z.infer<typeof element>;
/** Returns the complete folder unless a page is requested. */
export const elementsInput = z.object({
  id,
  limit: z.int().min(1).max(folderElementsMax).default(folderElementsMax),
  offset: z.int().min(0).max(1_000_000).default(0),
  after: z
    .int()
    .min(0)
    .max(unsignedMax)
    .default(0)
    .describe(
      'The `position` of the last result read so far: whatever is removed in the meantime, none is left out and none comes twice. ' +
        'One that is moved in the meantime may.',
    ),
});
export const elementsOutput = z.object({ elements: z.array(element), receipt });
export const elementKey = z.object({ projectId: id, idResult: resultId });
export const holdingInput = z.object({ ids: z.array(resultId).max(200) });
/** Folders of each saved result. Results in no folder are omitted. */
export const holdingOutput = z.array(z.object({ idResult: z.string(), projectIds: z.array(id) }));
export const noteInput = z.object({
  projectId: id,
  idResult: resultId,
  note: text(noteMax),
  before: text(noteMax)
    .optional()
    .describe('When given and not the stored note, the change is refused with 409.'),
});
export const moveElementInput = z.object({
  ...elementKey.shape,
  after: resultId
    .nullable()
    .describe(
      'The result behind which it comes; null: it comes first. Moves are relative, so those of others at the same time are ' +
        'kept; a result that the folder has no more, nor can bring back, is refused with 409.',
    ),
});
export const moveElementOutput = outcome.extend({
  order: z
    .array(z.string())
    .describe('The `idResult` of all that the folder contains, in its order after the move.'),
});
/** Documents, and references for programs such as Zotero, Mendeley, LaTeX or Word’s own list. */
export const exportFormats = ['docx', 'csv', 'csl', 'ris', 'bibtex'] as const;
export type ExportFormat = (typeof exportFormats)[number];
const exported = { format: z.enum(exportFormats), locale: z.enum(['it', 'en']).default('it') };
export const exportFolderInput = z.object({ id, ...exported });
/** Results that are in no folder: as the client shows them, under a separate heading. */
export const exportResultsInput = z.object({
  title: requiredText(queryMaxLength),
  elements: z.array(newElement).min(1).max(exportedResultsMax),
  ...exported,
});
export const fileOutput = z.object({
  filename: z.string(),
  media_type: z.string(),
  /** base64 */ content: z.string(),
  receipt,
});
