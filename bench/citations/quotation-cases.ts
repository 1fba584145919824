import { fewestWords } from '@massima/law/quotations/compare-quotation';
import { findQuotations } from '@massima/law/quotations/find-quotations';
import { seededRandom } from '../generator/random.ts';
import type { CitingRuling } from './rulings.ts';

type Random = () => number;
/** Quotation with the ruling that it is attributed to. */
export type QuotationCase = {
  kind: 'as it is' | 'one word changed' | 'exchanged' | 'scanned';
  quotation: string;
  /** The ruling that the brief names. */
  cited: string;
};
type Genuine = { quotation: string; source: string };

/**
 * Reduces a text to letters and digits for an exact search that is independent of the measured
 * code.
 */
const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/**
 * Returns the quotations in principles that appear verbatim in a ruling which they cite according
 * to the open data.
 */
export function genuineQuotations(rulings: ReadonlyMap<string, CitingRuling>): Genuine[] {
  const letters = new Map<string, string>();
  const lettersIn = (key: string) => {
    const rulingLetters = letters.get(key) ?? (rulings.get(key)?.texts ?? []).map(lettersOf).join(' ');
    letters.set(key, rulingLetters);
    return rulingLetters;
  };
  const found = new Map<string, Genuine>();
  for (const { texts, cites } of rulings.values()) {
    if (cites.size === 0) continue;
    for (const text of texts)
      for (const { start, end } of findQuotations(text)) {
        const quotation = text.slice(start, end);
        if (quotation.split(/\s+/).length < fewestWords + 1) continue;
        const quotationLetters = lettersOf(quotation);
        const source = [...cites].find((key) => lettersIn(key).includes(quotationLetters));
        if (source !== undefined) found.set(quotationLetters, { quotation, source });
      }
  }
  return [...found.values()];
}

/** Two hundred of each kind, the same ones for the same seed. */
export function quotationCases(
  genuine: readonly Genuine[],
  rulings: ReadonlyMap<string, CitingRuling>,
  seed: number,
): QuotationCase[] {
  const random = seededRandom(seed);
  const keys = [...rulings.keys()];
  const vocabulary = genuine.flatMap(({ quotation }) => quotation.match(/\p{L}{3,}/gu) ?? []);
  const shuffled = genuine
    .map((genuine) => ({ one: genuine, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ one: genuine }) => genuine);
  const take = (of: number) =>
    Array.from({ length: ofEach }, (_, i) => shuffled[(of * ofEach + i) % shuffled.length]!);
  return [
    ...take(0).map(({ quotation, source }) => ({ kind: 'as it is' as const, quotation, cited: source })),
    ...take(1).map(({ quotation, source }) => ({
      kind: 'one word changed' as const,
      quotation: changeWord(quotation, vocabulary, random),
      cited: source,
    })),
    ...take(2).map(({ quotation }) => ({
      kind: 'exchanged' as const,
      quotation,
      cited: anotherRuling(quotation, keys, rulings, random),
    })),
    ...take(0).map(({ quotation, source }) => ({
      kind: 'scanned' as const,
      quotation: scan(quotation, random),
      cited: source,
    })),
  ];
}

const ofEach = 200;
const pickRandom = <T>(all: readonly T[], random: Random): T => all[Math.floor(random() * all.length)]!;

/** Alters a quotation: replaces a word, removes it or inserts "non" before it. */
function changeWord(quotation: string, vocabulary: readonly string[], random: Random): string {
  // Leaving out a word at an end cuts the quotation there, which is not a change.
  const wordMatches = [...quotation.matchAll(/\p{L}{3,}/gu)].slice(1, -1);
  const { 0: word, index } = pickRandom(wordMatches, random);
  const kind = random();
  let other = kind < 0.25 ? '' : `non ${word}`;
  if (kind < 0.75 && kind >= 0.25)
    do other = pickRandom(vocabulary, random);
    while (lettersOf(other) === lettersOf(word));
  return quotation.slice(0, index) + other + quotation.slice(index + word.length);
}

function anotherRuling(
  quotation: string,
  keys: readonly string[],
  rulings: ReadonlyMap<string, CitingRuling>,
  random: Random,
): string {
  const quotationLetters = lettersOf(quotation);
  for (;;) {
    const key = pickRandom(keys, random);
    const texts = rulings.get(key)?.texts ?? [];
    if (texts.length > 0 && !texts.some((text) => lettersOf(text).includes(quotationLetters))) return key;
  }
}

/** Adds scanning errors to a text: confused letters, and words that are split or joined. */
function scan(quotation: string, random: Random): string {
  const noise: (() => string)[] = [
    () => quotation.replaceAll('m', 'rn'),
    () => quotation.replace(/\bl/g, '1'),
    () => quotation.replace(/(\p{L}{4})(\p{L}{3})/u, '$1 $2'),
    () => quotation.replace(/(\p{L}{4})(\p{L}{3})/u, '$1-\n$2'),
    () => quotation.replace(/(\p{L}{3,}) (\p{L}{3,})/u, '$1$2'),
  ];
  return pickRandom(noise, random)();
}
