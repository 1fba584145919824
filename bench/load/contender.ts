import type { BenchQuestion } from '../generator/make-questions.ts';

export interface Contender {
  name: string;
  /** Answers the question whole. Throws when it was not answered. */
  ask(question: BenchQuestion): Promise<void>;
  close(): Promise<void>;
}
