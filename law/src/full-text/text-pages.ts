const pageMark = /^\s*-{2,}\s?Pagina \d{1,5}\s?-{2,}\s*$/i;
const rule = /^={10,}$/;
const bareNumber = /^(?:[-–—] ?)?(?:pag(?:ina|\.)? ?)?\d{1,4}(?: ?[-–—])?$/i;
const ofTotal = /^(?:pag(?:ina|\.)? ?)?\d{1,4} ?(?:di|\/) ?\d{1,4}$/i;
/**
 * Header of the Cassazione's portal: "Civile Ord. Sez. 5 Num. 30039 Anno 2025", followed by names
 * and a date.
 */
export const portalHeader =
  /^(?:Civile|Penale) (?:Sent|Ord|Decr?)\. Sez\. \w{1,3} {1,4}Num\. \d{1,6} {1,4}Anno \d{4}$/i;
const portalLine = /^(?:Presidente|Relatore|Data pubblicazione):/i;

/** Number of lines at each edge of a page that may be running headers. */
const edge = 2;
const fewestPages = 3;

/**
 * Splits a text into pages of lines, without the box above it, page numbers and running headers.
 */
export function textPages(text: string): string[][] {
  const pages: string[][] = [[]];
  for (const raw of withoutBox(text.split('\n'))) {
    const [before = '', ...rest] = raw.split('\f');
    const current = () => pages.at(-1) ?? [];
    if (pageMark.test(before)) pages.push([]);
    else current().push(before);
    for (const line of rest) pages.push([line]);
  }
  return withoutRunningLines(pages.map(withoutNumbers).map(withoutPortal));
}

/** Removes the box that a scraper adds above a text, from one rule to the next. */
function withoutBox(lines: readonly string[]): string[] {
  const first = lines.findIndex((line) => line.trim() !== '');
  if (first < 0 || !rule.test(lines[first]?.trim() ?? '')) return [...lines];
  const last = lines.findIndex((line, at) => at > first && rule.test(line.trim()));
  return last < 0 || last - first > 12 ? [...lines] : lines.slice(last + 1);
}

const isBlank = (line: string) => line.trim() === '';

function withoutNumbers(page: readonly string[]): string[] {
  const lines = page.filter((line) => !ofTotal.test(line.trim()));
  while (lines.length > 0 && isBlank(lines.at(-1) ?? '')) lines.pop();
  while (lines.length > 0 && isBlank(lines[0] ?? '')) lines.shift();
  // only with several lines, because a single line may be a paragraph number
  if (lines.length > 1 && bareNumber.test(lines.at(-1)?.trim() ?? '')) lines.pop();
  if (lines.length > 1 && bareNumber.test(lines[0]?.trim() ?? '')) lines.shift();
  return lines;
}

/** Removes the portal's header, which originals have after the first page. */
function withoutPortal(page: readonly string[]): string[] {
  const at = page.findIndex((line) => portalHeader.test(line.trim()));
  if (at < 0) return [...page];
  let end = at + 1;
  while (end < page.length && end < at + 4 && portalLine.test(page[end]?.trim() ?? '')) end++;
  return [...page.slice(0, at), ...page.slice(end)];
}

const formOf = (line: string) => line.trim().replace(/\d+/g, '#').replace(/\s+/g, ' ');

function edgesOf(page: readonly string[]): number[] {
  const filled = page.flatMap((line, at) => (isBlank(line) ? [] : [at]));
  return [...new Set([...filled.slice(0, edge), ...filled.slice(-edge)])];
}

/**
 * Removes lines that recur at the edge of at least three pages and half of all pages, ignoring
 * numbers.
 */
function withoutRunningLines(pages: readonly string[][]): string[][] {
  const counts = new Map<string, number>();
  for (const page of pages)
    for (const form of new Set(edgesOf(page).map((at) => formOf(page[at] ?? ''))))
      counts.set(form, (counts.get(form) ?? 0) + 1);
  const isRunning = (line: string) => {
    const count = counts.get(formOf(line)) ?? 0;
    return count >= fewestPages && count * 2 >= pages.length;
  };
  return pages.map((page) => {
    const edges = new Set(edgesOf(page));
    return page.filter((line, at) => !(edges.has(at) && isRunning(line)));
  });
}

/**
 * Stamps on each page of the Cassazione's publications. A PDF places them between lines of the
 * text.
 */
const stamp =
  /\b(?:Numero registro generale|Numero sezionale|Numero di raccolta generale) \d{1,6}\/\d{4}\b|\bData pubblicazione:? \d{2}\/\d{2}\/\d{4}\b|\bCorte di Cassazione - copia non ufficiale\b/gi;

const general = /\bNumero di raccolta generale (\d{1,6})\/(\d{4})\b/gi;
const published = /\bData pubblicazione:? (\d{2}\/\d{2}\/\d{4})\b/i;
const register = /\bNumero registro generale (\d{1,6}\/\d{4})\b/gi;

export const withoutStamps = (text: string): string => text.replace(stamp, '');

export interface Stamps {
  /** All stamped numbers. More than one means that two rulings were merged. */
  numbers: { number: string; year: number }[];
  registers: string[];
  /**
   * As written, DD/MM/YYYY. Read only with a stamped number, because the portal's header has the
   * same form.
   */
  published: string | undefined;
}

export function readStamps(text: string): Stamps {
  const numbers = new Map<string, { number: string; year: number }>();
  let first = -1;
  for (const match of text.matchAll(general)) {
    if (first < 0) first = match.index;
    const [, number = '', year = ''] = match;
    numbers.set(`${number}/${year}`, { number: String(Number(number)), year: Number(year) });
  }
  const registers = new Set([...text.matchAll(register)].map(([, number = '']) => number));
  // starts at the first stamp, because the portal's header comes before
  const tail = first < 0 ? '' : text.slice(first);
  return {
    numbers: [...numbers.values()],
    registers: [...registers],
    published: published.exec(tail)?.[1],
  };
}
