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
import { type PageBreak, pageBreaks, type Place } from './page-breaks.ts';
import { readOverBreaks } from './read-over-breaks.ts';

/** Something in a brief that is, or looks like, a citation. */
export type BriefCitation = {
  /** UTF-16 offsets in the brief as it was typed; `end` is exclusive. */
  start: number;
  end: number;
  kind: Reference['kind'];
  /** What it was understood as; null where it was not understood (`unread`). */
  reference: Reference | null;
  /** The earlier citation that this one repeats ("sent. cit."), as an index into the list: its reference is that one's. */
  again: number | null;
  impossible: Impossible | null;
  /** Of an act, or an article of one, in whose place another of the same name is in force today. */
  replaced: Replaced | null;
};

export type Brief = {
  /** In the order of the text. None overlaps another, except those of a range, which share a place. */
  citations: BriefCitation[];
  /** The text between quotation marks, in order; one that goes over several pages is one for each. */
  quotations: BriefQuotation[];
};

export type BriefQuotation = {
  /** UTF-16 offsets of the text between the marks, or of what one page has of it; `end` is exclusive. */
  start: number;
  end: number;
  /** The citations that it may be taken from, as indices into the list; none where none is near. */
  near: number[];
};

/** Runs one step of the reading: a few milliseconds of work. A server lets other requests run between two of them. */
export type RunStep = <T>(step: () => T) => Promise<T>;

const now: RunStep = (step) => Promise.resolve(step());

/**
 * Everything that a brief cites and quotes, what it repeats, what can't exist, and what looks like a citation and was not understood.
 * `today` as YYYY-MM-DD.
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
        .map((one) => ({ ...one, start: one.start + slice.from, end: one.end + slice.from }))
        // What began before was read with the slice before, whole.
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
  const read = references.map((one, i) => ({
    ...placeOf(one),
    again: repeats[i] ?? null,
    ...standing(one, wordsOf(one), today),
  }));
  const leftWordsOf = wordsWithout(text, breaks);
  const left = resolveBackReferences(text, references, loose).map((one): BriefCitation => {
    if (one.of !== undefined) return { ...placeOf(one), ...nothing, again: repeats[one.of] ?? one.of };
    const reference = provisionOf(one);
    if (!reference) return { ...placeOf(one), ...nothing };
    return { ...placeOf(one), again: null, ...standing(reference, leftWordsOf(reference), today) };
  });
  return inOrder(read, left);
}

/** The pieces of a place that the edges of pages cut; called in the order of the text. */
function piecesBetween(breaks: readonly PageBreak[]): (place: Place) => Place[] {
  let next = 0;
  return ({ start, end }) => {
    while ((breaks[next]?.start ?? Infinity) < start) next += 1;
    const pieces: Place[] = [];
    let from = start;
    for (let at = next; (breaks[at]?.end ?? Infinity) < end; at++) {
      pieces.push({ start: from, end: breaks[at]?.start ?? end });
      from = breaks[at]?.end ?? end;
    }
    return [...pieces, { start: from, end }];
  };
}

/** The words of a citation, without what lies between two pages: a day in a foot is not its own. Called in the order of the text. */
function wordsWithout(text: string, breaks: readonly PageBreak[]): (place: Place) => string {
  const piecesOf = piecesBetween(breaks);
  return (place) =>
    piecesOf(place)
      .map(({ start, end }) => text.slice(start, end))
      .join('\n');
}

/** A quotation that goes from one page into the next is two, so that the foot and the head are none of its words. */
function quotationsOf(
  text: string,
  citations: readonly BriefCitation[],
  breaks: readonly PageBreak[],
): BriefQuotation[] {
  const found = findQuotations(text);
  const near = citationsNear(text, found, citations);
  const piecesOf = piecesBetween(breaks.filter(({ isNumbered }) => isNumbered));
  return found.flatMap((one, i) => piecesOf(one).map((piece) => ({ ...piece, near: near[i] ?? [] })));
}

const placeOf = ({ start, end, kind }: Pick<Reference, 'start' | 'end' | 'kind'>) => ({ start, end, kind });

const nothing = { reference: null, again: null, impossible: null, replaced: null };
/** No act has more articles than the civil code. */
const maxArticles = 2969;

/** What speaks against a reference. An article beyond any that an act has is not understood, unless it is known how many this one has. */
function standing(
  reference: Reference,
  words: string,
  today: string,
): Pick<BriefCitation, 'reference' | 'impossible' | 'replaced'> {
  const impossible = whyImpossible(reference, words, today);
  if (reference.kind === 'ruling') return { reference, impossible, replaced: null };
  const article = Number(/^\d+/.exec(reference.key.slice(reference.act.length + 1))?.[0] ?? 0);
  if (!impossible && article > maxArticles) return nothing;
  return { reference, impossible, replaced: impossible ? null : replacedOn(reference.act, today) };
}

/** "art. 4 della stessa legge": another article of an act that was cited before. */
function provisionOf({ start, end, key = '' }: BackReference): ProvisionReference | null {
  const label = provisionLabel(key);
  if (label === null) return null;
  return { start, end, kind: 'provision', key, act: partsOfKey(key).act, parts: [], label };
}

/** Merges both. `again` names a citation by its place among `read`, which this changes; a repeat is what it repeats. */
function inOrder(read: readonly BriefCitation[], left: readonly BriefCitation[]): BriefCitation[] {
  const all = [...read.map((one, at) => ({ one, at })), ...left.map((one) => ({ one, at: -1 }))].sort(
    (a, b) => a.one.start - b.one.start,
  );
  const places = new Map(all.map(({ at }, place) => [at, place]));
  return all.map(({ one }) => {
    const first = one.again === null ? undefined : read[one.again];
    if (!first) return one;
    const { reference, impossible, replaced } = first;
    return { ...one, reference, impossible, replaced, again: places.get(one.again ?? -1) ?? null };
  });
}

/** This much is read at a time: a few milliseconds, between which other requests run. */
const longest = 8_000;
/** A citation that is cut is read whole with the slice that it begins in; longer than any of them. */
const around = 600;

export interface TextSlice {
  /** What begins from here on, and before `end`, belongs to this slice. */
  start: number;
  end: number;
  /** Where reading begins: before the slice, just as it ends after it. */
  from: number;
  text: string;
}

/** A text in slices. Each is read together with the text around it, so that no citation is cut. */
export function* textSlices(text: string): Generator<TextSlice> {
  for (let start = 0; start < text.length; start += longest) {
    const end = Math.min(start + longest, text.length);
    const from = Math.max(0, start - around);
    yield { start, end, from, text: text.slice(from, end + around) };
  }
}
