import type { BenchQuestion } from '../generator/make-questions.ts';

export type QuestionKind = 'all words' | 'any word';

export interface Contender {
  name: string;
  /** Process ids by program name; the processor time of each is reported per query. */
  processes: Readonly<Record<string, number>>;
  /** Answers the question whole. Throws when it was not answered. */
  send(question: BenchQuestion): Promise<void>;
  close(): Promise<void>;
}
