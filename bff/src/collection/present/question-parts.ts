import { beginningOf } from '@massima/contract/format/beginning';
import { tokensOf } from './asked-words.ts';

/** Where a question goes on to something else. */
const seam =
  /[,;:.?!()]|\s(?:e|ed|o|od|ma|se|che|quando|perché|poiché|mentre|oppure|ovvero|invece|dopo|prima|anche)(?=\s)/giu;
/** A part that says less belongs to the one before. */
const fewestWords = 2;
const longest = 160;
/** As much of a word as its forms share, about. */
const stemLength = 5;

const stemsOf = (text: string) => tokensOf(text).map((word) => word.slice(0, stemLength));

/** A question in the parts that it is made of, in its words: one where it asks for one thing. */
export function questionParts(question: string): string[] {
  const parts: { start: number; end: number }[] = [];
  let start = 0;
  for (const { index, length } of [...seams(question), { index: question.length, length: 0 }]) {
    const { length: words } = tokensOf(question.slice(start, index));
    const isLittle = words < fewestWords;
    const last = parts.at(-1);
    if (!isLittle || (!last && index === question.length && words > 0)) parts.push({ start, end: index });
    else if (last && words > 0) last.end = index;
    // The first of them goes with what follows.
    if (!isLittle || last) start = index + length;
  }
  return parts.map((part) => beginningOf(question.slice(part.start, part.end).trim(), longest));
}

const seams = (question: string) =>
  [...question.matchAll(seam)].map(({ 0: { length }, index }) => ({ index, length }));

/** The part of a question that a text has most words of, by their beginnings; the longest of several. */
export function partAnswered(parts: readonly string[], text: string): string | null {
  const there = new Set(stemsOf(text));
  const shares = parts.map((part) => stemsOf(part).filter((stem) => there.has(stem)).length);
  const most = Math.max(0, ...shares);
  return parts.filter((_, i) => shares[i] === most).sort((a, b) => b.length - a.length)[0] ?? null;
}
