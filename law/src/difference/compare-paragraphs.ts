import { compareWords, type TextPart, shortestEdits } from './compare-words.ts';

/** A paragraph of an article. */
export interface Paragraph {
  /** As written: "2-bis". */
  number: string;
  text: string;
}

/** A paragraph that is not the same in both texts. */
export interface ChangedParagraph {
  what: 'changed' | 'struck' | 'added';
  /** In the later text; of one that was struck in the earlier one. */
  number: string;
  /** Its number in the earlier text, where that was another. */
  was: string | null;
  parts: TextPart[];
  /** How many paragraphs of the later text are the same between this one and the one before. */
  same_before: number;
}

export interface TextDifference {
  changed: ChangedParagraph[];
  /** Paragraphs that are the same behind the last one that isn't. */
  same_after: number;
}

/** Budget laws have 2,000 paragraphs; with more changes than this the two are aligned by their numbers alone. */
const maxEdits = 1200;

/** Pairs compared between two pauses: some milliseconds, where they have no word in common. */
const atOnce = 20;

type Pair = { old: Paragraph | undefined; now: Paragraph | undefined };

/**
 * What turns the text of one day into that of another, paragraph by paragraph: those in the same words are found first, whatever their
 * number, and of the others those with the same number are compared word by word.
 * @param pause waited for after some of them: the largest texts take more than a second, in which others want to be served
 */
export async function compareParagraphs(
  earlier: readonly Paragraph[],
  later: readonly Paragraph[],
  pause: () => Promise<unknown>,
): Promise<TextDifference> {
  const changed: ChangedParagraph[] = [];
  let same = 0;
  for (const [i, { old, now }] of pairsOf(earlier, later).entries()) {
    if (i % atOnce === atOnce - 1) await pause();
    if (old && now && old.number === now.number && plain(old.text) === plain(now.text)) same += 1;
    else {
      changed.push({ ...compared({ old, now }), same_before: same });
      same = 0;
    }
  }
  return { changed, same_after: same };
}

const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

function compared({ old, now }: Pair): Omit<ChangedParagraph, 'same_before'> {
  if (!old || !now) {
    const { number, text } = now ?? old ?? { number: '', text: '' };
    const what = now ? 'added' : 'struck';
    return { what, number, was: null, parts: [{ what, text }] };
  }
  const was = old.number === now.number ? null : old.number;
  return { what: 'changed', number: now.number, was, parts: compareWords(old.text, now.text) };
}

function pairsOf(earlier: readonly Paragraph[], later: readonly Paragraph[]): Pair[] {
  const [oldTexts, nowTexts] = [earlier, later].map((all) => all.map(({ text }) => plain(text)));
  const edits = shortestEdits(oldTexts ?? [], nowTexts ?? [], maxEdits);
  if (!edits) return byNumber(earlier, later);
  const pairs: Pair[] = [];
  let struck: Paragraph[] = [];
  let added: Paragraph[] = [];
  let taken = 0;
  for (const { what, at } of edits) {
    if (what === 'added') added.push(later[at]!);
    else {
      // `at` of what is the same is its place in the later text
      const old = earlier[taken++]!;
      if (what === 'struck') struck.push(old);
      else {
        pairs.push(...byNumber(struck, added), { old, now: later[at] });
        [struck, added] = [[], []];
      }
    }
  }
  return [...pairs, ...byNumber(struck, added)];
}

/** Those of one number together; a struck one comes before what follows it in the earlier text. */
function byNumber(earlier: readonly Paragraph[], later: readonly Paragraph[]): Pair[] {
  const pairs: Pair[] = [];
  let at = 0;
  for (const now of later) {
    const same = earlier.findIndex(({ number }, i) => i >= at && number === now.number);
    if (same >= 0) {
      for (const old of earlier.slice(at, same)) pairs.push({ old, now: undefined });
      at = same + 1;
    }
    pairs.push({ old: earlier[same], now });
  }
  return [...pairs, ...earlier.slice(at).map((old) => ({ old, now: undefined }))];
}
