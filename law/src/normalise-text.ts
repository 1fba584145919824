import { formsOfText } from './text-forms.ts';

/** A text as read, and where each sign of it was typed. */
export type NormalText = {
  text: string;
  /** Offsets in the typed text of what is between `start` and `end` (exclusive) in `text`. */
  typed: (start: number, end: number) => { start: number; end: number };
};

/** What any of the forms begins with: most questions, and most pages of most texts, have none of it. */
const odd = /[^ -~À-ÿ’“”«»–—§°ªº]| {2}| \.|\d[A-Z]|`|[[({] ?[pP]ag/;
const any = new RegExp(formsOfText.map(([, , expression]) => `(${expression})`).join('|'), 'gu');

let last: { typed: string; normal: NormalText } | undefined;

/** One kind of space, hyphen and apostrophe, composed letters, whole words. The same text is read several times on its way to the index. */
export function normaliseText(typed: string): NormalText {
  if (last?.typed !== typed) last = { typed, normal: normalise(typed) };
  return last.normal;
}

/** A stretch of the text: what was typed is what is read, or all of it is read as another. */
type Piece = { read: number; readLength: number; typed: number; typedLength: number };

function normalise(typed: string): NormalText {
  if (!odd.test(typed)) return { text: typed, typed: (start, end) => ({ start, end }) };
  const pieces: Piece[] = [];
  let text = '';
  let at = 0;
  const add = (piece: string, typedLength: number) => {
    if (piece !== '') pieces.push({ read: text.length, readLength: piece.length, typed: at, typedLength });
    text += piece;
    at += typedLength;
  };
  for (const match of typed.matchAll(any)) {
    add(typed.slice(at, match.index), match.index - at);
    const which = match.findIndex((group, i) => i > 0 && group !== undefined);
    const read = formsOfText[which - 1]?.[3] ?? '';
    add(typeof read === 'string' ? read : read(match[0]), match[0].length);
  }
  add(typed.slice(at), typed.length - at);
  return {
    text,
    typed: (start, end) => ({
      start: placeOf(pieces, start, 'start'),
      end: end > start ? placeOf(pieces, end - 1, 'end') : placeOf(pieces, start, 'start'),
    }),
  };
}

/** Where the sign that is read at `at` begins, or ends, in what was typed. */
function placeOf(pieces: readonly Piece[], at: number, side: 'start' | 'end'): number {
  let [low, high] = [0, pieces.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((pieces[middle]?.read ?? 0) <= at) low = middle;
    else high = middle - 1;
  }
  const piece = pieces[low];
  if (!piece) return 0;
  const { read, readLength, typed, typedLength } = piece;
  if (readLength === typedLength) return typed + at - read + (side === 'end' ? 1 : 0);
  return side === 'start' ? typed : typed + typedLength;
}
