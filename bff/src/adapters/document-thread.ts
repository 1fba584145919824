import { AppError } from '../errors.ts';
import { JobThread } from './job-thread.ts';
import type { PlainDocument } from './plain-document.ts';

const thread = new JobThread<PlainDocument, Uint8Array>('document');
/** Each may take a second or two: a caller who would wait longer than half a minute is refused instead. */
const maxWaiting = 16;

/** The file of a Word document. A full folder takes more than a second, so not on the event loop. */
export async function writeDocument(document: PlainDocument): Promise<Buffer> {
  if (thread.waiting >= maxWaiting) throw new AppError('service_unavailable', { retryAfter: 5 });
  return Buffer.from(await thread.run(document));
}
