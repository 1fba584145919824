import { percentile } from '../percentile.ts';
import type { Asker } from './ask.ts';
import { mean, type Score, scoreQuestion } from './score.ts';
import type { RankedQuery, QuestionSet } from './sets.ts';
import { passageId } from './to-rulings.ts';

const clients = 2;

/** `each` contains the scores of its questions in the order of the set. */
export type SetResult = { score: Score; each: Score[]; p50: number; p95: number };

export async function runSet(set: QuestionSet, asker: Asker): Promise<SetResult> {
  const each: Score[] = [];
  const times: number[] = [];
  const waiting = [...set.questions.entries()];
  const client = async () => {
    for (let entry = waiting.pop(); entry; entry = waiting.pop()) {
      const [i, next] = entry;
      const { milliseconds, ...score } = await scoreAnswer(next, asker);
      times.push(milliseconds);
      each[i] = score;
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return { score: mean(each), each, p50: percentile(times, 0.5), p95: percentile(times, 0.95) };
}

/** Scores one query. `withoutTerm`: the legal synonym to omit. */
export async function scoreAnswer(
  question: RankedQuery,
  asker: Asker,
  withoutTerm?: string,
): Promise<Score & { milliseconds: number }> {
  // several principles of one ruling count once where rulings are sought
  const { ids, milliseconds } = await asker.search(
    question,
    question.self === undefined ? 100 : 400,
    withoutTerm,
  );
  return {
    ...scoreQuestion(ranking(ids, question).slice(0, 100), new Set(question.rel)),
    milliseconds,
  };
}

function ranking(ids: readonly string[], { self }: RankedQuery): string[] {
  const passages = ids.map(passageId);
  if (self === undefined) return passages;
  const rulings = new Set(passages.map((id) => id.replace(/-m\d+[a-z]?$/, '')));
  rulings.delete(self);
  return [...rulings];
}
