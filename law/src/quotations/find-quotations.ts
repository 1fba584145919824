export type Quotation = {
  /** UTF-16 offsets of the quoted text; `end` is exclusive. */
  start: number;
  end: number;
};

/** Maximum length in characters. More distant quotation marks are no pair. */
const longest = 12_000;
const signs = /[«»“”„‟"]|<<|>>/g;
const opening = new Set(['«', '“', '„', '<<']);
const letter = /[\p{L}\p{N}]/u;

/**
 * Finds the texts between « », “ ”, " ", in order. Returns only the outermost of nested quotations.
 */
export function findQuotations(text: string): Quotation[] {
  const pairs: Quotation[] = [];
  const open: Record<Kind, number[]> = { angle: [], curly: [], straight: [] };
  for (const { 0: sign, index } of text.matchAll(signs)) {
    const kind = kindOf(sign);
    const waiting = open[kind];
    const after = index + sign.length;
    const start = waiting.at(-1);
    const isLow = sign === '“' && start !== undefined && text[start - 1] === '„';
    if (!isLow && opens(text, sign, index, after, start !== undefined)) {
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

function kindOf(sign: string): Kind {
  if (sign === '"') return 'straight';
  return sign === '“' || sign === '”' || sign === '„' || sign === '‟' ? 'curly' : 'angle';
}

/** Returns whether a mark opens. Some texts use one mark for both, or reversed marks. */
function opens(text: string, sign: string, index: number, after: number, isOpen: boolean): boolean {
  const isBefore = /[\s([{«“"'’]/.test(text[index - 1] ?? ' ') && /\S/.test(text[after] ?? ' ');
  if (sign === '"') return isBefore && (!isOpen || letter.test(text[after] ?? ''));
  return opening.has(sign) || (!isOpen && isBefore);
}

const hasLetter = (text: string, start: number, end: number) =>
  letter.test(text.slice(start, Math.min(end, start + 200)));

function outermost(pairs: readonly Quotation[]): Quotation[] {
  let end = -1;
  return [...pairs]
    .sort((a, b) => a.start - b.start || b.end - a.end)
    .filter((one) => {
      if (one.start < end) return false;
      end = one.end;
      return true;
    });
}
