import { type ParsedQuery, withoutSpans } from '@massima/law/parse-query';

/** More articles than this in one question are searched as words only. */
const maxArticles = 10;
/** What can be looked up by key: rulings as keys, articles with their parts. */
export function namedIn({ references: found }: ParsedQuery) {
  const articles = found.filter((one) => one.kind === 'provision');
  return {
    rulings: [...new Set(found.filter((one) => one.kind === 'ruling').map((one) => one.key))],
    articles: articles
      .filter((one, i) => articles.findIndex(({ key }) => key === one.key) === i)
      .slice(0, maxArticles),
  };
}

/** The words to rank by: the name of a ruling is looked up as such, and its "corte", "sez." and number mean nothing else. */
export function wordsToRank({ references: found, rest, onlyReferences }: ParsedQuery): string {
  if (onlyReferences) return rest;
  return withoutSpans(
    rest,
    found.filter(({ kind }) => kind === 'ruling'),
  );
}

/** Whether an article has a suffix that may be wrong. */
export const hasSuffix = (parsed: ParsedQuery): boolean =>
  namedIn(parsed).articles.some(({ key }) => wholeArticle(key) !== undefined);

/** The article without its suffix; undefined where it has none. */
export const wholeArticle = (key: string) => /^(.+:\d+)[a-z.][\w.]*$/.exec(key)?.[1];
