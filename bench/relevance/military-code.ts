import { type Passage, type QuestionSet, readPassages } from './sets.ts';

const question = /^art\. (\d+)(?:-\w+)? (?:cod\. pen\.|c\.p\.|codice penale)$/;
const code = '(?:cod(?:ice|\\.)? ?pen(?:ale|\\.)?|c\\. ?p\\.)';

/**
 * Removes wrong answers from the sets of articles. The sets were built by searching for "cod.
 * pen." after the number, so "art. 285 cod. pen. mil. pace" counts as an answer to "art. 285 cod.
 * pen.". An answer that names the number only with the military code is removed, and a query
 * without other answers is skipped.
 */
export async function withoutMilitaryCode(
  sets: readonly QuestionSet[],
  file: string,
): Promise<QuestionSet[]> {
  const queried = new Set(
    sets.flatMap(({ questions }) => questions.filter(({ q }) => question.test(q)).flatMap(({ rel }) => rel)),
  );
  if (queried.size === 0) return [...sets];
  const texts = new Map<string, string>();
  for await (const { id, testo } of readPassages(file)) if (queried.has(id)) texts.set(id, testo);
  return sets.map((set) => ({
    ...set,
    questions: set.questions.flatMap((query) => {
      const number = question.exec(query.q)?.[1];
      if (number === undefined) return [query];
      const rel = query.rel.filter((id) => !isMilitary(texts.get(id) ?? '', number));
      return rel.length > 0 ? [{ ...query, rel }] : [];
    }),
  }));
}

/**
 * Returns whether a text cites this article only with the military code, never with the penal
 * code.
 */
export function isMilitary(text: Passage['testo'], number: string): boolean {
  const named = new RegExp(`(?<!\\d)${number}(?!\\d)[^;]{0,60}?${code}(?=(.{0,6}))`, 'gi');
  const after = [...text.replace(/\s+/g, ' ').matchAll(named)].map((match) => match[1] ?? '');
  return after.length > 0 && after.every((rest) => /^[ ,.]*(?:mil|m\.)/i.test(rest));
}
