import PostalMime, { type Email } from 'postal-mime';
import { htmlText } from './html-text.ts';
import type { Reading } from './read.ts';
import { DocumentRefused } from './refusal.ts';

type ReadWithin = (bytes: Uint8Array, reading: Reading) => Promise<string>;

/** Maximum number of attachments read. In a message with more, the brief is among the first. */
const maxAttachments = 20;

/**
 * Returns the text of a message (.eml) and of its attached documents.
 * @throws DocumentRefused
 */
export async function messageText(
  bytes: Uint8Array,
  reading: Reading,
  readWithin: ReadWithin,
): Promise<string> {
  const { text, html, attachments } = await parse(bytes);
  const parts = [text?.trim() || htmlText(html ?? '')];
  for (const { content } of attachments.slice(0, maxAttachments)) {
    if (parts.join('\n').length > reading.maxLength) break;
    try {
      parts.push(await readWithin(bytesOf(content), reading.inside()));
      reading.remarks.add('attachments');
    } catch (error) {
      // Attachments that cannot be read, such as pictures and signature cards, are not briefs.
      if (!(error instanceof DocumentRefused)) throw error;
    }
  }
  return parts.filter(Boolean).join('\n\n');
}

async function parse(bytes: Uint8Array): Promise<Email> {
  try {
    return await PostalMime.parse(bytes);
  } catch (error) {
    throw new DocumentRefused('damaged', { cause: error });
  }
}

const bytesOf = (content: ArrayBuffer | Uint8Array | string): Uint8Array =>
  typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content);
