import type { ParsedQuery } from '@massima/contract/references/parse-query';
import type { ProvisionReference } from '@massima/contract/references/types';
import { questionWords } from './question-words.ts';

type Clauses = Record<string, string>;

/** More articles than this in one question are searched as words only. */
const mostArticles = 10;

/**
 * Beside the words: the ruling named first, then rulings that cite it; articles of law by key, so that every spelling
 * is found. Where nothing else was typed, constants lift them above any score of words. Without references there is
 * nothing to add: the handler's own `q` asks for the words.
 */
export function references(mode: 'all' | 'some', parsed: ParsedQuery): Clauses {
  const { onlyReferences, plain } = parsed;
  const rulings = rulingKeys(parsed);
  const articles = provisions(parsed).slice(0, mostArticles);
  if (rulings.length + articles.length === 0) return {};
  // "danno art. 1218 c.c.": the article in whatever spelling, and the other words as well
  const others = questionWords(plain).text;
  const besides = mode === 'all' && !onlyReferences && others !== '';
  const should = ['by_words'];
  if (rulings.length > 0) should.push('named', besides ? 'citing_besides' : 'citing');
  if (articles.length > 0) should.push(besides ? 'by_article_besides' : 'by_article');
  return {
    q: `{!bool ${should.map((name) => `should=$${name}`).join(' ')}}`,
    by_words: '{!edismax v=$words}',
    ...(besides ? otherWords(others) : {}),
    ...(rulings.length > 0 ? byRuling(rulings, onlyReferences ? 50 : 1) : {}),
    ...(articles.length > 0
      ? byArticle(articles, { boost: onlyReferences ? 100 : 1, wide: mode === 'some' })
      : {}),
  };
}

function otherWords(others: string): Clauses {
  return {
    by_plain: '{!edismax v=$plain_words}',
    plain_words: others,
    citing_besides: '{!bool must=$by_plain filter=$citing}',
    by_article_besides: '{!bool must=$by_plain filter=$by_article}',
  };
}

function byRuling(rulings: readonly string[], boost: number): Clauses {
  return {
    named: '{!boost b=1000}{!terms f=keys v=$rulings}',
    citing: `{!boost b=${boost}}{!terms f=cites v=$rulings}`,
    rulings: rulings.join(','),
  };
}

/**
 * One clause each: who cites two of the articles stands above who cites one, and who cites the very paragraph above who
 * cites another. `wide`: "art. 131-quater" is also looked for as art. 131, so that a wrong suffix doesn't find nothing.
 */
function byArticle(
  articles: readonly ProvisionReference[],
  { boost, wide }: { boost: number; wide: boolean },
): Clauses {
  const clauses = articles.flatMap(({ key, parts }) => {
    const whole = wide ? /^(.+:\d+)[a-z.][\w.]*$/.exec(key)?.[1] : undefined;
    return [
      { key, boost },
      ...parts.map((part) => ({ key: `${key}/${part}`, boost })),
      ...(whole ? [{ key: whole, boost: boost / 10 }] : []),
    ];
  });
  const each = clauses.flatMap((clause, i): [string, string][] => [
    [`article${i}`, clause.key],
    [`by_article${i}`, `{!boost b=${clause.boost}}{!terms f=provisions v=$article${i}}`],
  ]);
  const all = clauses.map((_, i) => `should=$by_article${i}`).join(' ');
  return { by_article: `{!bool ${all}}`, ...Object.fromEntries(each) };
}

function provisions({ references: found }: ParsedQuery): ProvisionReference[] {
  const articles = found.filter((one) => one.kind === 'provision');
  return articles.filter((one, i) => articles.findIndex(({ key }) => key === one.key) === i);
}

function rulingKeys({ references: found }: ParsedQuery): string[] {
  return [...new Set(found.filter((one) => one.kind === 'ruling').map((one) => one.key))];
}
