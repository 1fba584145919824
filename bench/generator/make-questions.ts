import { between, pick, seededRandom, type Random } from './random.ts';
import { makeTopics, type Topic } from './topics.ts';
import type { Language } from './word-statistics.ts';

export interface BenchQuestion {
  query: string;
  filters: { yearDoc?: number[]; selectedArea?: 0 | 1 | 2; selectedType?: 'sentenza' };
}

const connectives = ['di', 'e', 'del', 'nella', 'per', 'con', 'in', 'al'];

const small = 3;

/** Questions of 3 to 8 words, two thirds of them with a filter on years or on the kind of court. */
export function makeQuestions(
  language: Language,
  kind: 'all words' | 'any word',
  count: number,
  seed = 11,
): BenchQuestion[] {
  const topics = makeTopics(language);
  const random = seededRandom(seed);
  const draw = kind === 'all words' ? makeTopicQuestion : ofNoMatter;
  return Array.from({ length: count }, () => {
    const length = between(random, 3, 8);
    const content = draw(language, topics, Math.ceil(length / 2), random);
    const terms = Array.from({ length }, (_, i) =>
      i % 2 === 0 ? content[i / 2]! : pick(random, connectives),
    );
    return { query: terms.join(' '), filters: filters(random) };
  });
}

/** Words that are typical of one matter: rulings on it contain them all. */
function makeTopicQuestion(
  { words: vocabulary }: Language,
  topics: Topic[],
  length: number,
  random: Random,
): string[] {
  const left = pick(random, topics).wordRanks.slice(0, 12);
  return Array.from(
    { length },
    () => vocabulary[left.splice(between(random, 0, Math.min(5, left.length - 1)), 1)[0]!]!,
  );
}

/**
 * Words as frequent as in the language, and two from different matters: a question in words that no ruling contains
 * together, as questions in whole sentences are.
 */
function ofNoMatter(language: Language, topics: Topic[], length: number, random: Random): string[] {
  const rare = () => language.words[pick(random, pick(random, topics).wordRanks.slice(40))]!;
  const usual = (): string => {
    const word = language.words[language.any(random)]!;
    return word.length > small ? word : usual();
  };
  return Array.from({ length }, (_, i) => (i < 2 ? rare() : usual())).reverse();
}

function filters(random: Random): BenchQuestion['filters'] {
  const kind = random();
  if (kind < 1 / 3) return {};
  if (kind < 2 / 3) {
    const from = between(random, 2005, 2015);
    return { yearDoc: Array.from({ length: 10 }, (_, i) => from + i) };
  }
  return { selectedArea: random() < 0.5 ? 1 : 2 };
}
