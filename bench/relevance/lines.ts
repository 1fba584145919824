import { synonymRules } from '@massima/law/synonyms/index';
import { readQuestion } from '@massima/bff/collection/for-benches';
import type { Asker } from './ask.ts';
import { scoreAnswer } from './run-set.ts';
import type { QuestionSet } from './sets.ts';

/** A line that lowers a set by more than this is not in the list. */
const maxLost = 0.002;

/**
 * Effect of a synonym line on a set: the number of queries with its terms, and the loss without
 * the line.
 */
interface Effect {
  set: string;
  terms: string;
  touched: number;
  /** nDCG@10 of the whole set with the line, less without it. */
  wins: number;
}

/**
 * Measures each synonym line by removing it from the list. Only queries with its terms are sent,
 * because the others do not change. Lines with the same legal terms count as one.
 */
export async function ablateSynonyms(set: QuestionSet, asker: Asker): Promise<Effect[]> {
  const effects = new Map<string, Effect>();
  for (const question of set.questions) {
    const fired = readQuestion(question.q).synonyms.map(({ terms }) => terms);
    if (fired.length === 0) continue;
    const score = async (without?: string) => (await scoreAnswer(question, asker, without)).ndcg10;
    const all = await score();
    for (const terms of fired) {
      const effect = effects.get(terms) ?? { set: set.name, terms, touched: 0, wins: 0 };
      effect.touched += 1;
      effect.wins += (all - (await score(terms))) / set.questions.length;
      effects.set(terms, effect);
    }
  }
  return [...effects.values()];
}

/** Returns a report of the lines with an effect on a set, the worst first. */
export function reportLines(effects: readonly Effect[]): string {
  const felt = effects.filter(({ wins }) => Math.abs(wins) >= 0.00005).sort((a, b) => a.wins - b.wins);
  const terms = new Set(synonymRules.map(([, value]) => value));
  const touched = new Set(effects.map((effect) => effect.terms));
  const harmful = felt.filter(({ wins }) => wins < -maxLost);
  return [
    `${synonymRules.length} lines, ${terms.size} terms of the courts; ${touched.size} touch a question of a set, ${felt.length} change a score`,
    ...felt.map(
      ({ set, terms: line, touched: count, wins }) =>
        `${(wins * 100).toFixed(3).padStart(8)}  ${set.padEnd(14)} ${String(count).padStart(3)} touched  ${line}`,
    ),
    harmful.length === 0
      ? `None lowers a set by more than ${maxLost}.`
      : `To be left out: ${harmful.map(({ terms: line }) => line).join('; ')}`,
  ].join('\n');
}
