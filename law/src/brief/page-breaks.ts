/** What lies between two lines of a brief at the end of a page; UTF-16 offsets, `end` is exclusive. */
export type PageBreak = {
  start: number;
  end: number;
  /** Whether a page is numbered there: other lines may come back because the brief says something twice. */
  isNumbered: boolean;
};

/** Of a text; UTF-16 offsets, `end` is exclusive. */
export type Place = { start: number; end: number };
type Line = Place & { said: string; form: string | null; isTouched: boolean };
/** `isCounting`: what differs is the number of the page. */
type Counts = { all: number; touched: number; said: string; isCounting: boolean };

/** Longer ones are paragraphs. */
const longestLine = 160;
/** A foot, a number and a head have fewer lines than this. */
const maxLines = 8;
const ofTotal = '\\s?(?:di|/)\\s?\\d{1,4}';
const pageWord = 'p(?:ag(?:ina|\\.)?|\\.)';
/** "Pagina 3 di 9 - Studio legale Rossi", "--- Pagina 3 ---": a number of pages that is said tells by itself. */
const pageMark = new RegExp(
  `^[-–—=|\\s]{0,12}${pageWord}\\s?\\d{1,4}(?:${ofTotal}(?!\\d)|[-–—=|\\s]{0,12}$)|(?<![\\p{L}\\p{N}])${pageWord}\\s?\\d{1,4}${ofTotal}[-–—=|\\s]{0,12}$`,
  'iu',
);
/** A number alone may as well be that of a ruling: it counts only next to another line of a foot or a head. */
const bareNumber = new RegExp(`^[-–—[(|\\s]{0,4}\\d{1,3}(?:${ofTotal})?[-–—\\])|\\s]{0,4}$`, 'iu');
/** What differs from page to page: its number, behind a word for it or at either end of the line. */
const pageNumber = new RegExp(
  `(?<![\\p{L}\\p{N}])${pageWord}\\s?\\d{1,4}(?:${ofTotal})?(?!\\d)|^\\d{1,4}(?:${ofTotal})?(?=[\\s|–—-])|(?<=[\\s|–—-])(?<!(?:n|nn|nr|num|art|artt|sez|del|comma)\\.?\\s)\\d{1,4}(?:${ofTotal})?$`,
  'giu',
);

/**
 * Where the foot of a page and the head of the next one cut a text: lines that come back on other pages, or say which page it is. A line
 * that is part of a citation most times is no foot and no head; one that only lies within what looks like a citation may be.
 */
export function pageBreaks(text: string, references: readonly Place[], loose: readonly Place[]): PageBreak[] {
  const lines = linesOf(text, references, loose);
  const counts = new Map<string, Counts>();
  for (const { form, said, isTouched } of lines) {
    if (form === null) continue;
    const known = counts.get(form) ?? { all: 0, touched: 0, said, isCounting: false };
    const isCounting = known.isCounting || known.said !== said;
    counts.set(form, { all: known.all + 1, touched: known.touched + Number(isTouched), said, isCounting });
  }
  const isAtEdge = ({ said, form, isTouched }: Line) => {
    if (form === null) return false;
    if (!isTouched && pageMark.test(said)) return true;
    const { all = 0, touched = 0 } = counts.get(form) ?? {};
    return all > 1 && touched * 2 <= all;
  };
  const isNumber = ({ said, form }: Line) =>
    pageMark.test(said) || bareNumber.test(said) || (counts.get(form ?? '')?.isCounting ?? false);
  return runsOf(lines, isAtEdge, isNumber);
}

function linesOf(text: string, references: readonly Place[], loose: readonly Place[]): Line[] {
  const read = touching(references);
  const seen = touching(loose);
  return [...text.matchAll(/[^\n\f]+/g)].map(({ index: start, 0: whole }) => {
    const end = start + whole.length;
    const said = whole.length > longestLine * 2 ? '' : whole.trim();
    const isLine = said.length > 2 && said.length <= longestLine && /\p{L}/u.test(said);
    const form = isLine ? said.toLowerCase().replace(/\s+/g, ' ').replace(pageNumber, '#') : null;
    const within = seen(start, end);
    const isCrossed = within !== undefined && within.start < start && within.end > end;
    const isTouched = read(start, end) !== undefined || (within !== undefined && !isCrossed);
    return { start, end, said, form, isTouched };
  });
}

/** The first place that overlaps this one; asked in the order of the text. */
function touching(places: readonly Place[]): (start: number, end: number) => Place | undefined {
  let next = 0;
  return (start, end) => {
    while ((places[next]?.end ?? Infinity) <= start) next += 1;
    const one = places[next];
    return one && one.start < end ? one : undefined;
  };
}

/** Lines of an edge in a row, with the empty ones and the bare numbers around them, between two lines of the text. */
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
