import { statedPrinciples } from '@massima/law/full-text/stated-principles';
import { storedText } from './stored-text.ts';
import type { Ruling } from './format.ts';

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/**
 * With the principles that the court itself states in its text, byte for byte as the index has it, behind those of the source. One that
 * a massima repeats is that massima. Their heading is the ruling's subject, or none.
 */
export function withStated(ruling: Ruling): Ruling {
  if (ruling.full_text === null) return ruling;
  const text = storedText(ruling.full_text);
  const spans = statedPrinciples(text);
  if (spans.length === 0) return ruling;
  const massime = ruling.principles.filter(({ kind }) => kind === 'principle');
  const given = massime.map((one) => plain(one.text));
  const last = Math.max(0, ...massime.map(({ n }) => n));
  const own = spans.filter(({ start, end }) => {
    const said = plain(text.slice(start, end));
    return !given.some((one) => one.includes(said));
  });
  return {
    ...ruling,
    principles: [
      ...ruling.principles,
      ...own.map((stated, at) => ({
        n: last + at + 1,
        kind: 'principle' as const,
        title: ruling.subject ?? '',
        text: text.slice(stated.start, stated.end),
        stated,
      })),
    ],
  };
}
