import { setImmediate } from 'node:timers/promises';
import type { BriefQuotation } from '@massima/law/brief/read-brief';
import { fewestWords } from '@massima/law/quotations/compare-quotation';
import { quotedWords, type QuotedWords } from '@massima/law/quotations/words';

/** `words` is null where a quotation is too short to be compared. */
export type ReadQuotation = BriefQuotation & { words: QuotedWords | null };

/** Others have their turn: a text may be nothing but quotations. */
const atOnce = 100;

export async function readQuotations(
  text: string,
  quotations: readonly BriefQuotation[],
): Promise<ReadQuotation[]> {
  /** The same words are compared once. */
  const known = new Map<string, QuotedWords>();
  const read: ReadQuotation[] = [];
  for (const [i, one] of quotations.entries()) {
    if (i % atOnce === atOnce - 1) await setImmediate();
    const quoted = text.slice(one.start, one.end);
    const words = known.get(quoted) ?? quotedWords(quoted);
    known.set(quoted, words);
    read.push({ ...one, words: words.keys.length >= fewestWords ? words : null });
  }
  return read;
}
