import type { ParsedQuery } from '@massima/law/parse-query';
import { earlierArticles } from '@massima/law/replaced-acts';
import type { ProvisionReference } from '@massima/law/types';
import { namedIn, wholeArticle } from '../query/read-question.ts';
import { countContentWords, optionalTerms, questionWords } from '../query/question-words.ts';

type Clauses = Record<string, string>;

/** Minimum number of other words for which a named ruling does not rank first. */
const wordsOfSentence = 2;

/**
 * Builds the clauses for the references of a query: the named ruling, rulings that cite it, and
 * articles by key.
 *
 * If the query is only references, constant boosts rank them above any score of words. Otherwise a
 * document that contains only a word of the reference ("art.") is not a hit. Without references the
 * result is empty, and the handler's default query applies.
 *
 * @param wide whether "art. 131-quater" also matches art. 131, in case the suffix is wrong
 * @param besides names of clauses that are hits by themselves
 */
export function references(
  parsed: ParsedQuery,
  { wide, besides }: { wide: boolean; besides: readonly string[] },
): Clauses {
  const { onlyReferences } = parsed;
  const { rulings, articles } = namedIn(parsed);
  if (rulings.length + articles.length + besides.length === 0) return {};
  const filters = [
    ...(rulings.length > 0 ? ['named', 'citing'] : []),
    ...(articles.length > 0 ? ['by_article'] : []),
    ...besides,
  ];
  const narrows = !onlyReferences && filters.length > besides.length;
  const clauses = [...(narrows ? ['filter=$wanted'] : []), ...should(['by_words', ...filters])];
  return {
    q: `{!bool ${clauses.join(' ')}}`,
    by_words: '{!edismax qf=$all_fields v=$words}',
    ...(narrows ? otherWords(parsed, filters) : {}),
    ...(rulings.length > 0 ? byRuling(rulings, parsed) : {}),
    ...(articles.length > 0 ? byArticle(articles, { boost: onlyReferences ? 100 : 1, wide }) : {}),
  };
}

function otherWords({ plain }: ParsedQuery, clauses: readonly string[]): Clauses {
  return {
    wanted: `{!bool ${should(['by_plain', ...clauses]).join(' ')}}`,
    ...byPlain(questionWords(plain).text),
  };
}

/** A document that contains only a function word of the query ("non") is not a hit. */
function byPlain(text: string): Clauses {
  const meaning = optionalTerms(text);
  const found = (parameter: string) => `{!edismax qf=$all_fields pf="" pf2="" bq="" v=$${parameter}}`;
  if (meaning === text || meaning === '') return { by_plain: found('plain_words'), plain_words: text };
  return { by_plain: found('plain_meaning'), plain_meaning: meaning, plain_words: text };
}

function byRuling(rulings: readonly string[], { onlyReferences, plain }: ParsedQuery): Clauses {
  const first = onlyReferences || countContentWords(plain) < wordsOfSentence;
  return {
    // In a sentence the ruling weighs as much as two rare words. With 1000 its principles displace
    // the answer (nDCG@10 .84 → .43).
    named: `{!boost b=${first ? 1000 : 20}}{!terms f=keys v=$rulings}`,
    citing: `{!boost b=${onlyReferences ? 50 : 10}}{!terms f=cites v=$rulings}`,
    rulings: rulings.join(','),
  };
}

/**
 * Builds one clause per article and paragraph, so that documents rank by the number of citations.
 * The article of that number in an earlier code of the same name ranks lower.
 */
function byArticle(
  articles: readonly ProvisionReference[],
  { boost, wide }: { boost: number; wide: boolean },
): Clauses {
  const clauses = articles.flatMap(({ key, parts }) => {
    const article = wide ? wholeArticle(key) : undefined;
    return [
      { key, boost },
      ...parts.map((part) => ({ key: `${key}/${part}`, boost })),
      ...(article ? [{ key: article, boost: boost / 10 }] : []),
    ];
  });
  const formerKeys = articles.flatMap(({ key }) => earlierArticles(key));
  if (formerKeys.length > 0) clauses.push({ key: formerKeys.join(','), boost: boost / 2 });
  const each = clauses.flatMap((clause, i): [string, string][] => [
    [`article${i}`, clause.key],
    [`by_article${i}`, `{!boost b=${clause.boost}}{!terms f=provisions v=$article${i}}`],
  ]);
  const all = clauses.map((_, i) => `by_article${i}`);
  return { by_article: `{!bool ${should(all).join(' ')}}`, ...Object.fromEntries(each) };
}

export const should = (names: readonly string[]) => names.map((name) => `should=$${name}`);
