import { isSamePlace } from '../find-references.ts';
import { type Impossible, whyImpossible } from '../impossible.ts';
import { type BackReference, resolveBackReferences } from '../loose/resolve-back-references.ts';
import { type CitationScan, scanCitations } from '../loose/scan-citations.ts';
import { partsOfKey, provisionLabel } from '../provision-keys.ts';
import { findQuotations } from '../quotations/find-quotations.ts';
import { citationsNear } from '../quotations/near-citation.ts';
import { type Replaced, replacedOn } from '../replaced-acts.ts';
import type { ProvisionReference, Reference } from '../types.ts';
import { markRepeats } from './mark-repeats.ts';
import { type PageBreak, pageBreaks, type Span } from './page-breaks.ts';
import { readOverBreaks } from './read-over-breaks.ts';

/** A citation, or text that looks like one, in a brief. */
export type BriefCitation = {
  /** UTF-16 offsets in the brief; `end` is exclusive. */
  start: number;
  end: number;
  kind: Reference['kind'];
  /** Parsed reference; null if the text was not understood. */
  reference: Reference | null;
  /** Index of the repeated earlier citation ("sent. cit."), whose reference it shares. */
  again: number | null;
  impossible: Impossible | null;
  /** Set if another act of the same name is in force today. */
  replaced: Replaced | null;
};

export type Brief = {
  /** In text order, without overlaps except for the references of a range. */
  citations: BriefCitation[];
  /** Quoted texts in order. A quotation across pages is split by page. */
  quotations: BriefQuotation[];
};

export type BriefQuotation = {
  /** UTF-16 offsets of the quoted text on one page; `end` is exclusive. */
  start: number;
  end: number;
  /** Indices of the citations that may be its source. */
  near: number[];
};

/** Runs one step of a few milliseconds, so that a server can serve other requests in between. */
export type RunStep = <T>(step: () => T) => Promise<T>;

const now: RunStep = (step) => Promise.resolve(step());

/**
 * Finds the citations and quotations of a brief, including repetitions, impossible references and
 * text that looks like a citation.
 *
 * @param today YYYY-MM-DD
 */
export async function readBrief(text: string, today: string, runStep: RunStep = now): Promise<Brief> {
  const found = await readInSlices(text, runStep);
  const breaks = await runStep(() => pageBreaks(text, found.references, found.loose));
  const { references, loose } = await readOverBreaks(text, found, breaks, (joined) =>
    readInSlices(joined, runStep),
  );
  const citations = await runStep(() => citationsOf(text, references, loose, breaks, today));
  return { citations, quotations: await runStep(() => quotationsOf(text, citations, breaks)) };
}

async function readInSlices(text: string, runStep: RunStep): Promise<CitationScan> {
  const references: CitationScan['references'] = [];
  const loose: CitationScan['loose'] = [];
  for (const slice of textSlices(text)) {
    const placed = <T extends { start: number; end: number }>(all: readonly T[]) =>
      all
        .map((found) => ({ ...found, start: found.start + slice.from, end: found.end + slice.from }))
        // The previous slice contains references that start before this slice.
        .filter(({ start }) => start >= slice.start && start < slice.end);
    const found = await runStep(() => scanCitations(slice.text));
    for (const read of placed(found.references)) {
      const last = references.at(-1);
      if (!last || read.start >= last.end || isSamePlace(read, last)) references.push(read);
    }
    loose.push(...placed(found.loose));
  }
  return { references, loose };
}

function citationsOf(
  text: string,
  references: readonly Reference[],
  loose: CitationScan['loose'],
  breaks: readonly PageBreak[],
  today: string,
): BriefCitation[] {
  const wordsOf = wordsWithout(text, breaks);
  const repeats = markRepeats(text, references);
  const read = references.map((reference, i) => ({
    ...placeOf(reference),
    again: repeats[i] ?? null,
    ...standing(reference, wordsOf(reference), today),
  }));
  const leftWordsOf = wordsWithout(text, breaks);
  const left = resolveBackReferences(text, references, loose).map((candidate): BriefCitation => {
    if (candidate.of !== undefined)
      return { ...placeOf(candidate), ...nothing, again: repeats[candidate.of] ?? candidate.of };
    const reference = provisionOf(candidate);
    if (!reference) return { ...placeOf(candidate), ...nothing };
    return { ...placeOf(candidate), again: null, ...standing(reference, leftWordsOf(reference), today) };
  });
  return inOrder(read, left);
}

/** Splits a place at page breaks. Calls must be in text order. */
function piecesBetween(breaks: readonly PageBreak[]): (span: Span) => Span[] {
  let next = 0;
  return ({ start, end }) => {
    while ((breaks[next]?.start ?? Infinity) < start) next += 1;
    const pieces: Span[] = [];
    let from = start;
    for (let at = next; (breaks[at]?.end ?? Infinity) < end; at++) {
      pieces.push({ start: from, end: breaks[at]?.start ?? end });
      from = breaks[at]?.end ?? end;
    }
    return [...pieces, { start: from, end }];
  };
}

/**
 * Returns the text of a citation without page breaks, because headers may contain dates. Calls must
 * be in text order.
 */
function wordsWithout(text: string, breaks: readonly PageBreak[]): (span: Span) => string {
  const piecesOf = piecesBetween(breaks);
  return (span) =>
    piecesOf(span)
      .map(({ start, end }) => text.slice(start, end))
      .join('\n');
}

/** Splits quotations at page breaks, which excludes headers and footers. */
function quotationsOf(
  text: string,
  citations: readonly BriefCitation[],
  breaks: readonly PageBreak[],
): BriefQuotation[] {
  const found = findQuotations(text);
  const near = citationsNear(text, found, citations);
  const piecesOf = piecesBetween(breaks.filter(({ isNumbered }) => isNumbered));
  return found.flatMap((quotation, i) =>
    piecesOf(quotation).map((piece) => ({ ...piece, near: near[i] ?? [] })),
  );
}

const placeOf = ({ start, end, kind }: Pick<Reference, 'start' | 'end' | 'kind'>) => ({ start, end, kind });

const nothing = { reference: null, again: null, impossible: null, replaced: null };
/** The civil code has the highest article number of all acts. */
const maxArticles = 2969;

/**
 * Checks a reference. If the length of an act is unknown, an article number above the highest of
 * all acts is rejected.
 */
function standing(
  reference: Reference,
  cited: string,
  today: string,
): Pick<BriefCitation, 'reference' | 'impossible' | 'replaced'> {
  const impossible = whyImpossible(reference, cited, today);
  if (reference.kind === 'ruling') return { reference, impossible, replaced: null };
  const article = Number(/^\d+/.exec(reference.key.slice(reference.act.length + 1))?.[0] ?? 0);
  if (!impossible && article > maxArticles) return nothing;
  return { reference, impossible, replaced: impossible ? null : replacedOn(reference.act, today) };
}

/** "art. 4 della stessa legge": another article of an act cited before. */
function provisionOf({ start, end, key = '' }: BackReference): ProvisionReference | null {
  const label = provisionLabel(key);
  if (label === null) return null;
  return { start, end, kind: 'provision', key, act: partsOfKey(key).act, parts: [], label };
}

/**
 * Merges both lists. Updates `again` to the new indices and copies the reference that is repeated.
 */
function inOrder(read: readonly BriefCitation[], left: readonly BriefCitation[]): BriefCitation[] {
  const all = [
    ...read.map((citation, at) => ({ one: citation, at })),
    ...left.map((citation) => ({ one: citation, at: -1 })),
  ].sort((a, b) => a.one.start - b.one.start);
  const newIndexes = new Map(all.map(({ at }, index) => [at, index]));
  return all.map(({ one: citation }) => {
    const first = citation.again === null ? undefined : read[citation.again];
    if (!first) return citation;
    const { reference, impossible, replaced } = first;
    return {
      ...citation,
      reference,
      impossible,
      replaced,
      again: newIndexes.get(citation.again ?? -1) ?? null,
    };
  });
}

/** Characters per slice, which take a few milliseconds. */
const longest = 8_000;
/** Overlap of the slices, longer than any citation. */
const around = 600;

export interface TextSlice {
  /** The slice owns the references that start from here to `end`. */
  start: number;
  end: number;
  /** Start of the text, which extends beyond the slice on both sides. */
  from: number;
  text: string;
}

/** Splits a text into overlapping slices, so that no citation is cut. */
export function* textSlices(text: string): Generator<TextSlice> {
  for (let start = 0; start < text.length; start += longest) {
    const end = Math.min(start + longest, text.length);
    const from = Math.max(0, start - around);
    yield { start, end, from, text: text.slice(from, end + around) };
  }
}
