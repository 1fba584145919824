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
