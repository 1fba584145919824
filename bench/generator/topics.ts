import { between, seededRandom, weighted, type Random } from './random.ts';
import type { Language } from './word-statistics.ts';

/** A matter of law: words that its rulings share, the most typical first. */
export interface Topic {
  wordRanks: readonly number[];
  draw(random: Random): number;
}

const count = 40;
const wordsPerTopic = 60;

/**
 * Words of middling frequency, dealt out to some matters. Without them every text would be about
 * everything, and no question would have an answer.
 */
export function makeTopics(language: Language): Topic[] {
  const random = seededRandom(7);
  const middling = language.words.flatMap((word, i) => {
    const share = language.documents[i]! / language.most;
    return word.length > 4 && share < 0.05 && share > 0.0002 ? [i] : [];
  });
  return Array.from({ length: count }, () => {
    const wordRanks = Array.from(
      { length: wordsPerTopic },
      () => middling[between(random, 0, middling.length - 1)]!,
    );
    const draw = weighted(wordRanks.map((_, rank) => 1 / (rank + 2)));
    return { wordRanks, draw: (r) => wordRanks[draw(r)]! };
  });
}
