/** The set of three-word sequences of a text, case and punctuation aside. */
export function trigrams(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const grams = new Set<string>();
  for (let i = 0; i + 2 < words.length; i += 1) grams.add(`${words[i]} ${words[i + 1]} ${words[i + 2]}`);
  return grams;
}

/** Shared over all, from 0 (nothing in common) to 1 (the same sequences). */
function jaccard(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0;
  for (const gram of a) if (b.has(gram)) shared += 1;
  const all = a.size + b.size - shared;
  return all === 0 ? 1 : shared / all;
}

/** Keeps what was written so far, and chooses among drafts the one that resembles it least. */
export class Memory {
  readonly #seen: Set<string>[] = [];

  /** The draft least like the rest, or undefined when even that one comes closer than `limit`. */
  choose(drafts: readonly string[], limit = 1): string | undefined {
    let best: { text: string; grams: Set<string>; score: number } | undefined;
    for (const text of drafts) {
      const grams = trigrams(text);
      const score = this.#seen.reduce((max, other) => Math.max(max, jaccard(grams, other)), 0);
      if (!best || score < best.score) best = { text, grams, score };
    }
    if (!best) throw new Error('No draft to choose from');
    if (best.score > limit) return undefined;
    this.#seen.push(best.grams);
    return best.text;
  }
}
