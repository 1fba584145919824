/** A shorter beginning than this, which two texts share, is read again without harm. */
const shortest = 20;

/**
 * Where each of these texts begins to say something else than the others: rulings on one matter often begin alike, and a list shows
 * one line of each. At the beginning of a word; 0 where it begins in its own way.
 */
export function whereTheyDiffer(texts: readonly string[]): number[] {
  return texts.map((text, i) => {
    const shared = Math.max(0, ...texts.map((other, at) => (at === i ? 0 : sharedLength(text, other))));
    if (shared < shortest || shared >= text.length) return 0;
    return text.lastIndexOf(' ', shared) + 1;
  });
}

function sharedLength(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}
