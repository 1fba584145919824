const pageMark = /^\s*-{2,}\s?Pagina \d{1,5}\s?-{2,}\s*$/i;
const rule = /^={10,}$/;
const bareNumber = /^(?:[-–—] ?)?(?:pag(?:ina|\.)? ?)?\d{1,4}(?: ?[-–—])?$/i;
const ofTotal = /^(?:pag(?:ina|\.)? ?)?\d{1,4} ?(?:di|\/) ?\d{1,4}$/i;
/** What the portal of the Cassazione prints above a text: "Civile Ord. Sez. 5 Num. 30039 Anno 2025", three lines of names and a day. */
export const portalHeader =
  /^(?:Civile|Penale) (?:Sent|Ord|Decr?)\. Sez\. \w{1,3} {1,4}Num\. \d{1,6} {1,4}Anno \d{4}$/i;
const portalLine = /^(?:Presidente|Relatore|Data pubblicazione):/i;

/** At the edges of a page this many lines may come back on others. */
const edge = 2;
const fewestPages = 3;

/** The lines of each page, without the box above the text, numbers of pages, and what comes back at their edges. */
export function textPages(text: string): string[][] {
  const pages: string[][] = [[]];
  for (const raw of withoutBox(text.split('\n'))) {
    const [before = '', ...others] = raw.split('\f');
    const current = () => pages.at(-1) ?? [];
    if (pageMark.test(before)) pages.push([]);
    else current().push(before);
    for (const line of others) pages.push([line]);
  }
  return withoutRunningLines(pages.map(withoutNumbers).map(withoutPortal));
}

/** The box that a scraper puts above: from a rule to the next one. */
function withoutBox(lines: readonly string[]): string[] {
  const first = lines.findIndex((line) => line.trim() !== '');
  if (first < 0 || !rule.test(lines[first]?.trim() ?? '')) return [...lines];
  const last = lines.findIndex((line, at) => at > first && rule.test(line.trim()));
  return last < 0 || last - first > 12 ? [...lines] : lines.slice(last + 1);
}

const isBlank = (line: string) => line.trim() === '';

function withoutNumbers(page: readonly string[]): string[] {
  const kept = page.filter((line) => !ofTotal.test(line.trim()));
  while (kept.length > 0 && isBlank(kept.at(-1) ?? '')) kept.pop();
  while (kept.length > 0 && isBlank(kept[0] ?? '')) kept.shift();
  // several pages only: the one line of a text may be the number of a paragraph
  if (kept.length > 1 && bareNumber.test(kept.at(-1)?.trim() ?? '')) kept.pop();
  if (kept.length > 1 && bareNumber.test(kept[0]?.trim() ?? '')) kept.shift();
  return kept;
}

/** On originals it comes behind the text of the first page. */
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

/** The same line, numbers aside, at the edge of three pages and of half of them: a head or a foot. */
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

/** What the Cassazione stamps onto each page of what it publishes; a PDF draws it between two lines of the body. */
const stamp =
  /\b(?:Numero registro generale|Numero sezionale|Numero di raccolta generale) \d{1,6}\/\d{4}\b|\bData pubblicazione:? \d{2}\/\d{2}\/\d{4}\b|\bCorte di Cassazione - copia non ufficiale\b/gi;

const general = /\bNumero di raccolta generale (\d{1,6})\/(\d{4})\b/gi;
const published = /\bData pubblicazione:? (\d{2}\/\d{2}\/\d{4})\b/i;
const register = /\bNumero registro generale (\d{1,6}\/\d{4})\b/gi;

export const withoutStamps = (text: string): string => text.replace(stamp, '');

export interface Stamps {
  /** Every number that is stamped: more than one is a text put together of two rulings. */
  numbers: { number: string; year: number }[];
  registers: string[];
  /** As written, DD/MM/YYYY; only of a text that has a stamped number, for the header of the portal says it too. */
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
  const registers = new Set([...text.matchAll(register)].map(([, one = '']) => one));
  // from the first page that is stamped on: what is above belongs to the portal
  const behind = first < 0 ? '' : text.slice(first);
  return {
    numbers: [...numbers.values()],
    registers: [...registers],
    published: published.exec(behind)?.[1],
  };
}
