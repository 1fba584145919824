import type { BenchQuestion } from '../generator/make-questions.ts';

export type QuestionKind = 'all words' | 'any word';

export interface Contender {
  name: string;
  /** The programs that answer, by their process: what they use of the processor is reported for each question. */
  processes: Readonly<Record<string, number>>;
  /** Answers the question whole. Throws when it was not answered. */
  ask(question: BenchQuestion): Promise<void>;
  close(): Promise<void>;
}
