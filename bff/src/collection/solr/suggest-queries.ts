import { stopWords } from '@massima/law/stop-words';
import type { EngineParameters } from './engine-answer.ts';
import { headingFields } from './calls.ts';

type Kind = 'principle' | 'verdict';

/** Subject headings with these words, of which the last is a prefix. */
export const subjectCompletions = (
  completeWords: readonly string[],
  last: string,
  kind: Kind,
): EngineParameters => ({
  q: `{!bool must=$begun${completeWords.length > 0 ? ' must=$whole' : ''}}`,
  begun: '{!prefix f=title_exact v=$last}',
  last,
  ...(completeWords.length > 0 && {
    whole: '{!edismax qf=title mm=100% uf=-* v=$words}',
    words: completeWords.join(' '),
  }),
  fq: '{!term f=kind v=$kind}',
  kind,
});

const counts = (kind: Kind | 'ruling') => ({ q: '{!term f=kind v=$kind}', kind, rows: '0', facet: 'true' });

/** Counts of the documents that apply each article, in `facet_queries` by position. */
export const appliedCounts = (articles: readonly string[], kind: Kind | 'ruling'): EngineParameters => ({
  ...counts(kind),
  'facet.query': articles.map((_, i) => `{!term f=provisions key=${i} v=$article${i}}`),
  ...Object.fromEntries(articles.map((key, i) => [`article${i}`, key])),
});

const loadedFields = {
  fq: ['{!term f=kind}provision', '{!term f=is_latest}true'],
  fl: 'id,article_key,rubric',
};

/** Latest versions of these articles, if loaded. */
export const latestOfArticles = (articles: readonly string[]): EngineParameters => ({
  ...loadedFields,
  q: '{!terms f=article_key v=$articles}',
  articles: articles.join(','),
  rows: String(articles.length),
});

/**
 * Articles whose rubric contains these words, of which the last is a word or a prefix; shortest
 * rubrics first.
 */
export const rubricCompletions = (
  completeWords: readonly string[],
  last: string,
  rows: number,
): EngineParameters => ({
  ...loadedFields,
  q: `{!bool must=$ending${completeWords.length > 0 ? ' must=$whole' : ''}}`,
  // A prefix does not match a stem that is shorter, so the stem is searched as well.
  ending: '{!bool should=$begun should=$said}',
  begun: '{!prefix f=rubric v=$last}',
  last,
  said: '{!lucene df=rubric v=$ending_words}',
  // "responsabilità del" may continue with anything, and "del" is not indexed
  ending_words: stopWords.has(last) ? '*:*' : eitherAccented(last),
  ...(completeWords.length > 0 && {
    whole: '{!lucene df=rubric q.op=AND v=$words}',
    // a stop word leaves an empty clause, which would match nothing
    words: `*:* ${completeWords.map(eitherAccented).join(' ')}`,
  }),
  sort: 'score desc,act_order asc,id asc',
  rows: String(rows),
});

/**
 * Matches a word with and without its final accent, because "responsabilita" has another stem than
 * "responsabilità". Like the configset it covers nouns in -tà and -tù.
 */
function eitherAccented(word: string): string {
  const plain = word.replace(/tà$/, 'ta').replace(/tù$/, 'tu');
  const accented = plain.replace(/ta$/, 'tà').replace(/tu$/, 'tù');
  // An accented form of a stop word would be required.
  return plain === accented || stopWords.has(plain) ? word : `(${plain} OR ${accented})`;
}

/** Most applied articles of an act. */
export const articlesOfAct = (act: string, limit: number, kind: Kind): EngineParameters => ({
  ...counts(kind),
  'facet.field': 'provisions',
  'facet.prefix': `${act}:`,
  'facet.limit': String(limit),
  'facet.mincount': '1',
});

interface Numbered {
  number: string;
  /** May be incomplete. */
  year: string;
  issuer: number | undefined;
  branch: 'civ' | 'pen' | undefined;
}

const criminal = '2';

/** Rulings by number prefix, exact numbers first, then newest. */
export const numberedRulings = (
  { number, year, issuer, branch }: Numbered,
  rows: number,
): EngineParameters => ({
  q: '{!bool must=$begun should=$exact}',
  begun: '{!prefix f=number v=$number}',
  exact: '{!term f=number v=$number}',
  number,
  year,
  issuer: String(issuer ?? ''),
  criminal,
  crime: '{!term f=area v=$criminal}',
  fq: [
    '{!term f=kind}ruling',
    ...(year.length === 4 ? ['{!term f=year v=$year}'] : []),
    ...(issuer ? ['{!term f=issuer_type_id v=$issuer}'] : []),
    ...(branch === 'pen' ? ['{!term f=area v=$criminal}'] : []),
    ...(branch === 'civ' ? ['{!bool must_not=$crime}'] : []),
  ],
  sort: 'score desc,date desc,id asc',
  fl: headingFields,
  rows: String(rows),
});

/**
 * Most frequent subject headings of the rulings with these keys, or of the rulings that cite these.
 */
export const subjectsOf = (field: 'keys' | 'cites', keys: readonly string[]): EngineParameters => ({
  q: `{!terms f=${field} v=$named}`,
  named: keys.join(','),
  rows: '0',
  facet: 'true',
  'facet.field': 'descriptors',
  'facet.limit': '3',
  'facet.mincount': '1',
});
