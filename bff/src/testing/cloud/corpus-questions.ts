import { readFileSync } from 'node:fs';

interface Ruling {
  type: string;
  number: string;
  year: number;
  issuer: string;
  principles: { kind: string; title: string; text: string; provisions?: string[] }[];
}

/** Search as a client sends it. */
export type CorpusQuery = { query: string } & Record<string, unknown>;

/** Returns `count` elements at equal distances, to cover all of the list. */
const spread = <T>(list: readonly T[], count: number): T[] =>
  Array.from({ length: count }, (_, i) => list[Math.floor((i * list.length) / count)]).filter(
    (item) => item !== undefined,
  );

const tokensOf = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? [];

/** Returns 180 queries of every supported kind, derived from a file of rulings; always the same. */
export function corpusQuestions(file: string): CorpusQuery[] {
  const rulings = readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Ruling);
  const principles = rulings.flatMap((ruling) => ruling.principles);
  const titles = spread(principles, 60).map(({ title }) => tokensOf(title).slice(0, 5).join(' '));
  const sentences = spread(principles.slice(1), 50).map(({ text }) => tokensOf(text).slice(3, 14).join(' '));
  const articles = spread(
    principles.flatMap(({ provisions = [] }) => provisions),
    15,
  );
  const named = spread(rulings, 15).map(({ issuer, number, year }) => `${issuer} n. ${number}/${year}`);
  const misspelt = spread(principles, 20).map(({ title }) => misspell(tokensOf(title)));
  const narrowed = spread(sentences, 20).map((query, i) => ({
    query,
    ...(narrowings[i % narrowings.length] ?? {}),
  }));
  return [
    ...[...titles, ...sentences, ...articles, ...named, ...misspelt].map((query) => ({ query })),
    ...narrowed,
  ];
}

const narrowings: Record<string, unknown>[] = [
  { filters: { selectedType: 'sentenza' } },
  { filters: { selectedArea: 1 } },
  { filters: { yearDoc: [2018, 2019, 2020] } },
  { sort: 'date' },
  { offset: 10, size: 20 },
];

/** Returns the longest word with two letters swapped. */
function misspell(all: string[]): string {
  const longest = all.toSorted((a, b) => b.length - a.length)[0] ?? '';
  const middle = Math.floor(longest.length / 2);
  const [a = '', b = ''] = longest.slice(middle - 1, middle + 1);
  return longest.slice(0, middle - 1) + b + a + longest.slice(middle + 1);
}

/** Returns prefixes as typed: half of a word, and a word and a half. */
export const corpusBeginnings = (queries: readonly CorpusQuery[]): string[] =>
  spread(queries, 40).map(({ query }, i) => {
    const [first = '', second = ''] = tokensOf(query);
    return i % 2 === 0 ? first.slice(0, 5) : `${first} ${second.slice(0, 3)}`;
  });
