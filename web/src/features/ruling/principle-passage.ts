import type { Span } from './cut-text.ts';

/** As much of a word as its inflections share: "responsabile" and "responsabilità", "custode" and "custodi". */
const stemLength = 6;
const shortest = 4;
/** Sentences that a principle is drawn from, at most. */
const longest = 4;
/** Below this part of the principle's words a passage only shares the subject. */
const enough = 0.5;

const stems = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}+/gu) ?? [])
    .filter((word) => word.length >= shortest)
    .map((word) => word.slice(0, stemLength));

/** Sentences with their places; an abbreviation ("art. 2051") does not end one, because no capital follows. */
function sentencesOf(text: string): Span[] {
  const ends = [...text.matchAll(/[.;:]\s+(?=\p{Lu})|\n+/gu)].map((m) => m.index + m[0].length);
  const cuts = [0, ...ends, text.length];
  return cuts.slice(1).map((end, i) => ({ start: cuts[i]!, end }));
}

/**
 * Where a ruling says what its principle says: the few sentences that contain most of the principle's words, rare ones counting
 * more. Undefined where none contains half of them: then the principle sums up more than one place.
 */
export function principlePassage(fullText: string, principle: string): Span | undefined {
  const wanted = new Set(stems(principle));
  const sentences = sentencesOf(fullText).map((span) => ({
    ...span,
    held: new Set(stems(fullText.slice(span.start, span.end)).filter((stem) => wanted.has(stem))),
  }));
  const counts = new Map<string, number>();
  for (const { held } of sentences) for (const stem of held) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const weightOf = (stem: string) => 1 / Math.sqrt(counts.get(stem) ?? 1);
  const sum = (all: Iterable<string>) => [...all].reduce((total, stem) => total + weightOf(stem), 0);
  const all = sum(wanted);
  if (all === 0) return undefined;

  let best: { span: Span; score: number } | undefined;
  for (let first = 0; first < sentences.length; first += 1) {
    if (sentences[first]!.held.size === 0) continue;
    const held = new Set<string>();
    for (let last = first; last < Math.min(first + longest, sentences.length); last += 1) {
      const before = held.size;
      for (const stem of sentences[last]!.held) held.add(stem);
      // A sentence that adds next to nothing only makes the passage longer.
      if (held.size < before + 2 && last > first) continue;
      const score = sum(held) / all - 0.02 * (last - first);
      if (!best || score > best.score)
        best = { span: { start: sentences[first]!.start, end: sentences[last]!.end }, score };
    }
  }
  if (!best || best.score < enough) return undefined;
  const { start, end } = best.span;
  return { start, end: start + fullText.slice(start, end).trimEnd().length };
}
