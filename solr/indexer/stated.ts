import { statedPrinciples } from '@massima/law/full-text/stated-principles';
import { storedText } from './stored-text.ts';
import type { Ruling } from './format.ts';

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/**
 * Adds the principles that the court states in its own text, verbatim, after the principles of the
 * source.
 *
 * A principle that a massima repeats is omitted. The heading is the ruling's subject, or empty.
 */
export function withStated(ruling: Ruling): Ruling {
  if (ruling.full_text === null) return ruling;
  const text = storedText(ruling.full_text);
  const spans = statedPrinciples(text);
  if (spans.length === 0) return ruling;
  const massime = ruling.principles.filter(({ kind }) => kind === 'principle');
  const massimaTexts = massime.map((principle) => plain(principle.text));
  const last = Math.max(0, ...massime.map(({ n }) => n));
  const newSpans = spans.filter(({ start, end }) => {
    const statedText = plain(text.slice(start, end));
    return !massimaTexts.some((massimaText) => massimaText.includes(statedText));
  });
  return {
    ...ruling,
    principles: [
      ...ruling.principles,
      ...newSpans.map((stated, at) => ({
        n: last + at + 1,
        kind: 'principle' as const,
        title: ruling.subject ?? '',
        text: text.slice(stated.start, stated.end),
        stated,
      })),
    ],
  };
}
