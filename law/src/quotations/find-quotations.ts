export type Quotation = {
  /** UTF-16 offsets of the quoted text; `end` is exclusive. */
  start: number;
  end: number;
};

/** Maximum length in characters. More distant quotation marks are no pair. */
const longest = 12_000;
const quotationMarks = /[«»“”„‟"]|<<|>>/g;
const opening = new Set(['«', '“', '„', '<<']);
const letter = /[\p{L}\p{N}]/u;

/**
 * Finds the texts between « », “ ”, " ", in order. Returns only the outermost of nested quotations.
 */
export function findQuotations(text: string): Quotation[] {
  const pairs: Quotation[] = [];
  const open: Record<Kind, number[]> = { angle: [], curly: [], straight: [] };
  for (const { 0: quotationMark, index } of text.matchAll(quotationMarks)) {
    const kind = kindOf(quotationMark);
    const waiting = open[kind];
    const after = index + quotationMark.length;
    const start = waiting.at(-1);
    const isLow = quotationMark === '“' && start !== undefined && text[start - 1] === '„';
    if (!isLow && opens(text, quotationMark, index, after, start !== undefined)) {
      // If two straight quotation marks open, the first was never closed.
      if (kind === 'straight') waiting.length = 0;
      waiting.push(after);
    } else if (start !== undefined) {
      waiting.pop();
      if (index - start <= longest && hasLetter(text, start, index)) pairs.push({ start, end: index });
    }
  }
  return outermost(pairs);
}

type Kind = 'angle' | 'curly' | 'straight';

function kindOf(quotationMark: string): Kind {
  if (quotationMark === '"') return 'straight';
  return quotationMark === '“' || quotationMark === '”' || quotationMark === '„' || quotationMark === '‟'
    ? 'curly'
    : 'angle';
}

/** Returns whether a mark opens. Some texts use one mark for both, or reversed marks. */
function opens(text: string, quotationMark: string, index: number, after: number, isOpen: boolean): boolean {
  const isBefore = /[\s([{«“"'’]/.test(text[index - 1] ?? ' ') && /\S/.test(text[after] ?? ' ');
  if (quotationMark === '"') return isBefore && (!isOpen || letter.test(text[after] ?? ''));
  return opening.has(quotationMark) || (!isOpen && isBefore);
}

const hasLetter = (text: string, start: number, end: number) =>
  letter.test(text.slice(start, Math.min(end, start + 200)));

function outermost(pairs: readonly Quotation[]): Quotation[] {
  let end = -1;
  return [...pairs]
    .sort((a, b) => a.start - b.start || b.end - a.end)
    .filter((quotation) => {
      if (quotation.start < end) return false;
      end = quotation.end;
      return true;
    });
}
