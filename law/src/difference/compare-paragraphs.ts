import { compareWords, type TextPart, shortestEdits } from './compare-words.ts';

export interface Paragraph {
  /** Number as written: "2-bis". */
  number: string;
  text: string;
}

export interface ChangedParagraph {
  what: 'changed' | 'struck' | 'added';
  /** Number in the later text; for a deleted paragraph in the earlier text. */
  number: string;
  /** Number in the earlier text, if different. */
  was: string | null;
  parts: TextPart[];
  /** Number of unchanged paragraphs between this and the previous change. */
  same_before: number;
}

export interface TextDifference {
  changed: ChangedParagraph[];
  /** Number of unchanged paragraphs after the last change. */
  same_after: number;
}

/**
 * With more changes the texts are aligned by paragraph numbers only. Budget laws have 2,000
 * paragraphs.
 */
const maxEdits = 1200;

/** Number of pairs compared between two pauses, which take some milliseconds. */
const atOnce = 20;

type Pair = { old: Paragraph | undefined; now: Paragraph | undefined };

/**
 * Compares two versions of an article by paragraph. Equal paragraphs are aligned first, regardless
 * of their number. The others are aligned by number and compared by word.
 *
 * @param pause awaited regularly, because the largest texts take more than a second
 */
export async function compareParagraphs(
  before: readonly Paragraph[],
  later: readonly Paragraph[],
  pause: () => Promise<unknown>,
): Promise<TextDifference> {
  const changed: ChangedParagraph[] = [];
  let same = 0;
  for (const [i, { old, now }] of pairsOf(before, later).entries()) {
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

function pairsOf(before: readonly Paragraph[], later: readonly Paragraph[]): Pair[] {
  const [oldTexts, nowTexts] = [before, later].map((all) => all.map(({ text }) => plain(text)));
  const edits = shortestEdits(oldTexts ?? [], nowTexts ?? [], maxEdits);
  if (!edits) return byNumber(before, later);
  const pairs: Pair[] = [];
  let removed: Paragraph[] = [];
  let added: Paragraph[] = [];
  let taken = 0;
  for (const { what, at } of edits) {
    if (what === 'added') added.push(later[at]!);
    else {
      // `at` of an unchanged item is the index in the later text
      const old = before[taken++]!;
      if (what === 'struck') removed.push(old);
      else {
        pairs.push(...byNumber(removed, added), { old, now: later[at] });
        [removed, added] = [[], []];
      }
    }
  }
  return [...pairs, ...byNumber(removed, added)];
}

/** Aligns paragraphs by number. Deleted paragraphs keep their position. */
function byNumber(before: readonly Paragraph[], later: readonly Paragraph[]): Pair[] {
  const pairs: Pair[] = [];
  let at = 0;
  for (const now of later) {
    const same = before.findIndex(({ number }, i) => i >= at && number === now.number);
    if (same >= 0) {
      for (const old of before.slice(at, same)) pairs.push({ old, now: undefined });
      at = same + 1;
    }
    pairs.push({ old: before[same], now });
  }
  return [...pairs, ...before.slice(at).map((old) => ({ old, now: undefined }))];
}
