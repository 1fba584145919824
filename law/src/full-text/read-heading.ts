import { dateOf, datePattern } from '../dates.ts';
import { joinParagraphs, rulingLines } from './clean-ruling.ts';
import {
  kindForms,
  numberForms,
  publishedForms,
  registerForms,
  type RulingKind,
  readFileName,
  aboveParties,
  courtInHead,
  type HeadingCourt,
} from './heading-forms.ts';
import { readPortalHeader } from './heading-portal.ts';
import { readStamps } from './text-pages.ts';

/** Metadata from the text of a ruling. Missing values are undefined, never guessed. */
export interface Heading {
  kind?: RulingKind | undefined;
  court?: HeadingCourt | undefined;
  branch?: 'civile' | 'penale' | undefined;
  /** As written: `5`, `L`, `U`. */
  section?: string | undefined;
  number?: string | undefined;
  year?: number | undefined;
  /** YYYY-MM-DD, like `decided`. */
  published?: string | undefined;
  decided?: string | undefined;
  /** Numbers of the general register, `23508/2018`. */
  registers: string[];
  /**
   * Contradictions, as sentences for the operator. With `isRefused` the heading cannot be assigned
   * to a ruling.
   */
  doubts: string[];
  isRefused: boolean;
}

const headLength = 4000;
const firstLines = 120;

/** Metadata outside the text. */
interface HeadingFacts {
  /** File name given by the court. It ranks after a stamp and before the portal's header. */
  fileName?: string | undefined;
  /** Whether other texts have the same header, so that it identifies no text. */
  isShared?: ((header: Numbered) => boolean) | undefined;
}

/** Reads the heading from the raw text, including stamps. */
export function readHeading(raw: string, { fileName = '', isShared }: HeadingFacts = {}): Heading {
  const text = raw.replace(/\r\n?/g, '\n');
  const lines = rulingLines(text);
  const clean = joinParagraphs(lines);
  const head = clean.slice(0, headLength);
  const first = lines.slice(0, firstLines);
  const above = aboveParties(first);
  const stamps = readStamps(text);
  const named = readFileName(fileName);
  const doubts: string[] = [];
  const [stamped, other] = stamps.numbers;
  if (other) doubts.push(`Two numbers are stamped on it: ${describe(stamped)} and ${describe(other)}.`);
  if (stamped && named && !isSame(stamped, named))
    doubts.push(`The stamp says ${describe(stamped)}, the name of the file ${describe(named)}.`);
  const isRefused = doubts.length > 0;
  const certain = stamped ?? named;
  const printed = readPortalHeader(text);
  const isForeign = printed !== undefined && certain !== undefined && !isSame(printed, certain);
  const isOfOthers = printed !== undefined && certain === undefined && (isShared?.(printed) ?? false);
  if (isOfOthers)
    doubts.push(`Several texts have the same header, ${describe(printed)}: it counts for none of them.`);
  if (isForeign)
    doubts.push(
      `The header above it is that of another ruling, ${describe(printed)}, and counts for nothing.`,
    );
  const portal = isForeign || isOfOthers ? undefined : printed;
  const ownNumber = certain ?? portal ?? numberIn(above.join('\n'));
  return {
    kind: kindIn(first) ?? named?.kind ?? portal?.kind,
    court: courtInHead(above) ?? (named || printed || stamped ? { court: 'cass' } : undefined),
    branch: named?.branch ?? portal?.branch,
    section: named?.section ?? portal?.section,
    number: ownNumber?.number,
    year: ownNumber?.year,
    published: dayOf(stamps.published) ?? dayOf(portal?.published) ?? publishedIn(above, lines),
    decided: decidedIn(clean, lines),
    registers: registersIn(head, stamps.registers),
    doubts,
    isRefused,
  };
}

type Numbered = { number: string; year: number };
const describe = (ruling: Numbered | undefined) => (ruling ? `n. ${ruling.number}/${ruling.year}` : '');
const isSame = (a: Numbered, b: Numbered) => a.number === b.number && a.year === b.year;

const dayOf = (text: string | undefined) => (text === undefined ? undefined : dateOf(text)?.date);

function kindIn(lines: readonly string[]): RulingKind | undefined {
  for (const line of lines) {
    if (line.length > 90) continue;
    const found = kindForms.find(([, expression]) => /^\p{Lu}|^l?[ai] /u.test(line) && expression.test(line));
    if (found) return found[0];
  }
  return undefined;
}

function numberIn(head: string): Numbered | undefined {
  for (const [, expression] of numberForms) {
    const { number, year } = expression.exec(head)?.groups ?? {};
    if (number && year && year.length === 4) return { number: String(Number(number)), year: Number(year) };
  }
  return undefined;
}

function publishedIn(first: readonly string[], lines: readonly string[]): string | undefined {
  const [above, ...below] = publishedForms;
  const head = first.map((line) => above?.exec(line)).find((match) => match)?.groups?.['date'];
  if (head) return dayOf(head);
  const end = lines.slice(-40).join('\n');
  return dayOf(below.map((form) => form.exec(end)).find((match) => match)?.groups?.['date']);
}

const decided = /cos[iì]['’]? (?:è stato )?decis[oa]/gi;
const date = new RegExp(datePattern, 'iu');
const signed = new RegExp(
  `^(?:[\\p{Lu}][\\p{L}' ]{2,30}), ?(?:(?:l[iì]|il|addì)['’]? )?(${datePattern})`,
  'imu',
);

/** Date in the last "Così deciso …", or next to the signature of a decree: "Roma, 17/11/2025". */
function decidedIn(text: string, lines: readonly string[]): string | undefined {
  const last = [...text.matchAll(decided)].at(-1);
  const at = last ? date.exec(text.slice(last.index, last.index + 300)) : null;
  if (at) return dateOf(at[0])?.date;
  const end = text.slice(-700);
  const seatAt = end.lastIndexOf(' Roma, ');
  const line = lines.slice(-12).findLast((candidate) => signed.test(candidate));
  return dayOf(
    (line && signed.exec(line)?.[1]) ??
      (seatAt < 0 ? undefined : date.exec(end.slice(seatAt, seatAt + 30))?.[0]),
  );
}

function registersIn(head: string, stamped: readonly string[]): string[] {
  for (const [, expression] of registerForms) {
    const found = [...head.matchAll(expression)].flatMap(({ groups }) => {
      const { all, number, year } = groups ?? {};
      if (all === undefined) return number && year ? [`${number}/${year}`] : [];
      return all.match(/\d{1,6} ?[/-] ?\d{2,4}/g) ?? [];
    });
    const plain = found.map((number) => number.replace(/ /g, '').replace('-', '/').replace(/^0+/, ''));
    if (plain.length > 0) return [...new Set(plain.filter((number) => /\/\d{4}$/.test(number)))];
  }
  return [...stamped];
}
