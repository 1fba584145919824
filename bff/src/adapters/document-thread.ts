import { AppError } from '../errors.ts';
import { JobThread } from './job-thread.ts';
import type { PlainDocument } from './plain-document.ts';

const thread = new JobThread<PlainDocument, Uint8Array>('document');
/**
 * A document can take one to two seconds. A caller that would wait more than half a minute is
 * rejected.
 */
const maxWaiting = 16;

/**
 * Returns a Word document as a file. Runs in a thread, because a full folder takes more than a
 * second.
 */
export async function writeDocument(document: PlainDocument): Promise<Buffer> {
  if (thread.waiting >= maxWaiting) throw new AppError('service_unavailable', { retryAfter: 5 });
  return Buffer.from(await thread.run(document));
}
