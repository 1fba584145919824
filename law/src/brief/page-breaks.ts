/**
 * Footer, page number and header between two lines of a brief; UTF-16 offsets, `end` is exclusive.
 */
export type PageBreak = {
  start: number;
  end: number;
  /** Whether it contains a page number. Without one the repeated lines may be part of the text. */
  isNumbered: boolean;
};

/** UTF-16 offsets; `end` is exclusive. */
export type Span = { start: number; end: number };
type Line = Span & { said: string; form: string | null; isTouched: boolean };
/** `isCounting` is true if the occurrences differ in their page number. */
type Counts = { all: number; touched: number; said: string; isCounting: boolean };

/** In characters. Longer lines are paragraphs. */
const longestLine = 160;
/** Maximum number of lines of a footer, number and header together. */
const maxLines = 8;
const ofTotal = '\\s?(?:di|/)\\s?\\d{1,4}';
const pageWord = 'p(?:ag(?:ina|\\.)?|\\.)';
/**
 * "Pagina 3 di 9 - Studio legale Rossi", "--- Pagina 3 ---". A total number of pages is sufficient
 * evidence.
 */
const pageMark = new RegExp(
  `^[-–—=|\\s]{0,12}${pageWord}\\s?\\d{1,4}(?:${ofTotal}(?!\\d)|[-–—=|\\s]{0,12}$)|(?<![\\p{L}\\p{N}])${pageWord}\\s?\\d{1,4}${ofTotal}[-–—=|\\s]{0,12}$`,
  'iu',
);
/** A bare number may belong to a ruling, so it needs an adjacent footer or header line. */
const bareNumber = new RegExp(`^[-–—[(|\\s]{0,4}\\d{1,3}(?:${ofTotal})?[-–—\\])|\\s]{0,4}$`, 'iu');
/** Page number within a line, after a word for it or at either end. */
const pageNumber = new RegExp(
  `(?<![\\p{L}\\p{N}])${pageWord}\\s?\\d{1,4}(?:${ofTotal})?(?!\\d)|^\\d{1,4}(?:${ofTotal})?(?=[\\s|–—-])|(?<=[\\s|–—-])(?<!(?:n|nn|nr|num|art|artt|sez|del|comma)\\.?\\s)\\d{1,4}(?:${ofTotal})?$`,
  'giu',
);

/**
 * Finds headers and footers: lines that recur on several pages or contain a page number.
 *
 * A line that is mostly part of a citation is excluded. A line that only looks like one may still
 * be a header.
 */
export function pageBreaks(text: string, references: readonly Span[], loose: readonly Span[]): PageBreak[] {
  const lines = linesOf(text, references, loose);
  const counts = new Map<string, Counts>();
  for (const { form, said: content, isTouched } of lines) {
    if (form === null) continue;
    const count = counts.get(form) ?? { all: 0, touched: 0, said: content, isCounting: false };
    const isCounting = count.isCounting || count.said !== content;
    counts.set(form, {
      all: count.all + 1,
      touched: count.touched + Number(isTouched),
      said: content,
      isCounting,
    });
  }
  const isAtEdge = ({ said: content, form, isTouched }: Line) => {
    if (form === null) return false;
    if (!isTouched && pageMark.test(content)) return true;
    const { all = 0, touched = 0 } = counts.get(form) ?? {};
    return all > 1 && touched * 2 <= all;
  };
  const isNumber = ({ said: content, form }: Line) =>
    pageMark.test(content) || bareNumber.test(content) || (counts.get(form ?? '')?.isCounting ?? false);
  return runsOf(lines, isAtEdge, isNumber);
}

function linesOf(text: string, references: readonly Span[], loose: readonly Span[]): Line[] {
  const read = touching(references);
  const seen = touching(loose);
  return [...text.matchAll(/[^\n\f]+/g)].map(({ index: start, 0: line }) => {
    const end = start + line.length;
    const content = line.length > longestLine * 2 ? '' : line.trim();
    const isLine = content.length > 2 && content.length <= longestLine && /\p{L}/u.test(content);
    const form = isLine ? content.toLowerCase().replace(/\s+/g, ' ').replace(pageNumber, '#') : null;
    const within = seen(start, end);
    const isCrossed = within !== undefined && within.start < start && within.end > end;
    const isTouched = read(start, end) !== undefined || (within !== undefined && !isCrossed);
    return { start, end, said: content, form, isTouched };
  });
}

/** Returns a function that finds the first overlapping place. Calls must be in text order. */
function touching(spans: readonly Span[]): (start: number, end: number) => Span | undefined {
  let next = 0;
  return (start, end) => {
    while ((spans[next]?.end ?? Infinity) <= start) next += 1;
    const span = spans[next];
    return span && span.start < end ? span : undefined;
  };
}

/** Groups consecutive header and footer lines, with adjacent empty lines and numbers. */
function runsOf(
  lines: readonly Line[],
  isAtEdge: (line: Line) => boolean,
  isNumber: (line: Line) => boolean,
): PageBreak[] {
  const found: PageBreak[] = [];
  let before: Line | undefined;
  let [count, hasEdge, isNumbered] = [0, false, false];
  for (const line of lines) {
    const isBlank = line.said === '' && line.end - line.start <= longestLine * 2;
    const isEdge = isAtEdge(line);
    if (isBlank) continue;
    if (isEdge || bareNumber.test(line.said)) {
      count += 1;
      hasEdge ||= isEdge;
      isNumbered ||= isNumber(line);
      continue;
    }
    if (before && hasEdge && count <= maxLines)
      found.push({ start: before.end, end: line.start, isNumbered });
    before = line;
    [count, hasEdge, isNumbered] = [0, false, false];
  }
  return found;
}
