import { stopWords } from '@massima/law/stop-words';
import type { EngineParameters } from './engine-answer.ts';
import { headingFields } from './calls.ts';

/** What asks for completions. */
type Kind = 'principle' | 'verdict';

/** Subject headings with these words, the last of them a beginning. */
export const subjectsBeginning = (whole: readonly string[], last: string, kind: Kind): EngineParameters => ({
  q: `{!bool must=$begun${whole.length > 0 ? ' must=$whole' : ''}}`,
  begun: '{!prefix f=title_exact v=$last}',
  last,
  ...(whole.length > 0 && {
    whole: '{!edismax qf=title mm=100% uf=-* v=$words}',
    words: whole.join(' '),
  }),
  fq: '{!term f=kind v=$kind}',
  kind,
});

const counts = (kind: Kind | 'ruling') => ({ q: '{!term f=kind v=$kind}', kind, rows: '0', facet: 'true' });

/** How often each of these articles is applied: `facet_queries` by its place in the list. */
export const appliedCounts = (articles: readonly string[], kind: Kind | 'ruling'): EngineParameters => ({
  ...counts(kind),
  'facet.query': articles.map((_, i) => `{!term f=provisions key=${i} v=$article${i}}`),
  ...Object.fromEntries(articles.map((key, i) => [`article${i}`, key])),
});

const loadedFields = {
  fq: ['{!term f=kind}provision', '{!term f=is_latest}true'],
  fl: 'id,article_key,rubric',
};

/** The last texts of these articles, as far as they were loaded. */
export const latestOfArticles = (articles: readonly string[]): EngineParameters => ({
  ...loadedFields,
  q: '{!terms f=article_key v=$articles}',
  articles: articles.join(','),
  rows: String(articles.length),
});

/** Articles with these words in their rubric, of which the last is a beginning or whole: the shortest rubrics first. */
export const rubricsBeginning = (whole: readonly string[], last: string, rows: number): EngineParameters => ({
  ...loadedFields,
  q: `{!bool must=$ending${whole.length > 0 ? ' must=$whole' : ''}}`,
  // A stem is a beginning of its word, not the other way round.
  ending: '{!bool should=$begun should=$said}',
  begun: '{!prefix f=rubric v=$last}',
  last,
  said: '{!lucene df=rubric v=$ending_words}',
  // "responsabilità del" goes on as it likes, and no rubric has "del" in the index
  ending_words: stopWords.has(last) ? '*:*' : eitherAccented(last),
  ...(whole.length > 0 && {
    whole: '{!lucene df=rubric q.op=AND v=$words}',
    // of "del" nothing is left, which would match nothing
    words: `*:* ${whole.map(eitherAccented).join(' ')}`,
  }),
  sort: 'score desc,act_order asc,id asc',
  rows: String(rows),
});

/**
 * A word of letters and digits with and without the accent on its end, for those who type neither that nor an apostrophe: the index has
 * stems, and "responsabilita" has another than "responsabilità". As in the configset's apostrophes only nouns in -tà and -tù.
 */
function eitherAccented(word: string): string {
  const plain = word.replace(/tà$/, 'ta').replace(/tù$/, 'tu');
  const accented = plain.replace(/ta$/, 'tà').replace(/tu$/, 'tù');
  // Of a word that the engine leaves out the accented one would be demanded.
  return plain === accented || stopWords.has(plain) ? word : `(${plain} OR ${accented})`;
}

/** The articles of an act that are applied most. */
export const articlesOfAct = (act: string, limit: number, kind: Kind): EngineParameters => ({
  ...counts(kind),
  'facet.field': 'provisions',
  'facet.prefix': `${act}:`,
  'facet.limit': String(limit),
  'facet.mincount': '1',
});

interface Numbered {
  number: string;
  /** As far as it was typed. */
  year: string;
  issuer: number | undefined;
  branch: 'civ' | 'pen' | undefined;
}

const criminal = '2';

/** Rulings whose number begins so, the very number first, then the newest. */
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

/** The subject headings used most by rulings with these keys, or by those that cite them. */
export const subjectsOf = (field: 'keys' | 'cites', keys: readonly string[]): EngineParameters => ({
  q: `{!terms f=${field} v=$named}`,
  named: keys.join(','),
  rows: '0',
  facet: 'true',
  'facet.field': 'descriptors',
  'facet.limit': '3',
  'facet.mincount': '1',
});
