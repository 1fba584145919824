import { setImmediate } from 'node:timers/promises';
import type { BriefQuotation } from '@massima/law/brief/read-brief';
import { fewestWords } from '@massima/law/quotations/compare-quotation';
import { quotedWords, type QuotedWords } from '@massima/law/quotations/words';

/** A quotation of a brief. `words` is null if the quotation is too short to be compared. */
export type ReadQuotation = BriefQuotation & { words: QuotedWords | null };

/**
 * Number of quotations to read before other requests run. A text may consist only of quotations.
 */
const atOnce = 100;

export async function readQuotations(
  text: string,
  quotations: readonly BriefQuotation[],
): Promise<ReadQuotation[]> {
  /** Repeated quotations are read once. */
  const cache = new Map<string, QuotedWords>();
  const read: ReadQuotation[] = [];
  for (const [i, quotation] of quotations.entries()) {
    if (i % atOnce === atOnce - 1) await setImmediate();
    const quoted = text.slice(quotation.start, quotation.end);
    const tokens = cache.get(quoted) ?? quotedWords(quoted);
    cache.set(quoted, tokens);
    read.push({ ...quotation, words: tokens.keys.length >= fewestWords ? tokens : null });
  }
  return read;
}
