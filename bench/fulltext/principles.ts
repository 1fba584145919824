import { cleanRuling } from '@massima/law/full-text/clean-ruling';
import { statedPrinciples } from '@massima/law/full-text/stated-principles';
import { type Form, type GoldPrinciple, readRaw } from './read-sets.ts';

export interface ExtractionAccuracy {
  /** Number of principles extracted verbatim, out of the `of` principles that courts state. */
  found: number;
  of: number;
  /** Taken over and not the court's own, or not whole. */
  wrong: string[];
  missed: string[];
}

const maxExcerpt = 60;

export async function measurePrinciples(
  golds: readonly GoldPrinciple[],
  texts: string,
): Promise<ExtractionAccuracy> {
  const accuracy: ExtractionAccuracy = { found: 0, of: 0, wrong: [], missed: [] };
  for (const id of new Set(golds.map((gold) => gold.id))) {
    const raw = await readRaw(texts, id);
    if (raw === undefined) continue;
    const text = cleanRuling(raw);
    const taken = statedPrinciples(text).map(({ start, end }) => text.slice(start, end));
    const ownPrinciples = golds.filter((gold) => gold.id === id && gold.own);
    for (const { first = '', last = '' } of ownPrinciples) {
      accuracy.of++;
      const at = taken.findIndex((value) => value.startsWith(first) && value.endsWith(last));
      if (at < 0) accuracy.missed.push(`${id}: ${first}`);
      else {
        accuracy.found++;
        taken.splice(at, 1);
      }
    }
    accuracy.wrong.push(...taken.map((value) => `${id}: ${value.slice(0, maxExcerpt)}`));
  }
  return accuracy;
}

/** Measures on constructed sentences that either state principles or only quote them. */
export function measureForms(forms: readonly Form[]): ExtractionAccuracy {
  const accuracy: ExtractionAccuracy = { found: 0, of: 0, wrong: [], missed: [] };
  for (const { id, text, expected } of forms) {
    const taken = statedPrinciples(text).map(({ start, end }) => text.slice(start, end));
    accuracy.of += expected.length;
    for (const value of expected)
      if (taken.includes(value)) accuracy.found++;
      else accuracy.missed.push(`${id}: ${value.slice(0, maxExcerpt)}`);
    accuracy.wrong.push(
      ...taken
        .filter((value) => !expected.includes(value))
        .map((value) => `${id}: ${value.slice(0, maxExcerpt)}`),
    );
  }
  return accuracy;
}
