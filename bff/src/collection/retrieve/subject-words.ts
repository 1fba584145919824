/** A word of a question, how many results contain it, and how many what the courts say for it. */
export interface CountedWord {
  word: string;
  isVerb: boolean;
  count: number;
  otherwise: number;
}

/**
 * The words that say what a question is about: those at least as rare as its words are on average, by the measure that ranks them. "Posso
 * tenere un cane in condominio" is about "cane" where no text has it. What every text has, as the engine's stop words, is none.
 */
function subjectWords(words: readonly CountedWord[], all: number): CountedWord[] {
  const meaningful = words.filter(({ count }) => count < all);
  const rareness = ({ count }: CountedWord) => Math.log((all + 1) / (count + 0.5));
  const mean = meaningful.reduce((sum, word) => sum + rareness(word), 0) / meaningful.length;
  // as numbers are: of words that are all as rare the mean is not always the same to the last digit
  return meaningful.filter((word) => rareness(word) >= mean - 1e-9);
}

/** Those words but for verbs, where no result contains one of them; none where one does. */
export function silentWords(words: readonly CountedWord[], all: number): string[] {
  const subject = subjectWords(words, all);
  if (!subject.every(({ count, otherwise }) => count + otherwise === 0)) return [];
  return subject.flatMap(({ word, isVerb }) => (isVerb ? [] : [word]));
}
