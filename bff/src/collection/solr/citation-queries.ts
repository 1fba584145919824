import { citationKeys } from '@massima/law/ruling-keys';
import { headingFields, resultFieldsWithText } from './calls.ts';
import type { EngineParameters } from './engine-answer.ts';

/** Queries for rulings by their citations. */
type Documents = EngineParameters & { fl: string; rows: string };

const rulings = '{!term f=kind}ruling';
const principles = '{!term f=kind}principle';

export const withKeys = (keys: readonly string[], rows: number): Documents => ({
  q: '{!terms f=keys v=$wanted}',
  fq: rulings,
  wanted: keys.join(','),
  fl: `${headingFields},keys`,
  rows: String(rows),
});

/** Ids of the rulings that cite a key. */
export const citingKey = (key: string, rows: number): Documents => ({
  q: '{!term f=cites v=$cited}',
  cited: key,
  fl: 'ruling_id',
  rows: String(rows),
});

/** Clauses for the documents that cite a ruling: `{!bool filter=$citing}` and its parameters. */
function citingClauses(keys: readonly string[]): Record<string, string> {
  const { precise, vague, other } = citationKeys(keys);
  return {
    citing: `{!bool should=$precisely${vague ? ' should=$vaguely' : ''}}`,
    precisely: '{!terms f=cites v=$precise}',
    precise: precise.join(','),
    ...(vague && {
      vaguely: '{!bool must=$by_vague must_not=$by_other}',
      by_vague: '{!term f=cites v=$vague}',
      by_other: '{!term f=cites v=$other}',
      vague,
      other: other ?? '',
    }),
  };
}

/** Rulings that cite the ruling with this id and these keys. */
const citingRuling = (id: string, keys: readonly string[]) => ({
  q: '{!bool filter=$citing filter=$rulings must_not=$itself}',
  ...citingClauses(keys),
  rulings,
  itself: '{!term f=id v=$own}',
  own: id,
});

/** Citing rulings, newest first, with counts by year. */
export const citingByYear = (id: string, keys: readonly string[], rows: number): Documents => ({
  ...citingRuling(id, keys),
  fl: headingFields,
  sort: 'date desc,id asc',
  rows: String(rows),
  'facet.field': 'year',
});

/**
 * Rulings indexed after an instant. The date is that of the indexing run, and is missing from the
 * run that filled an empty index.
 */
export const indexedAfter = (since: Date | null) => `indexed_at:{${since?.toISOString() ?? '*'} TO *]`;

const newestFirst = { sort: 'date desc,id asc', fl: resultFieldsWithText };

/** New rulings that cite a ruling. */
export const newCiting = (
  id: string,
  keys: readonly string[],
  since: Date | null,
  rows: number,
): Documents => ({
  ...newestFirst,
  ...citingRuling(id, keys),
  fq: indexedAfter(since),
  rows: String(rows),
});

export const principlesOf = (rulingIds: readonly string[], rows: number): Documents => ({
  ...newestFirst,
  q: '{!terms f=ruling_id v=$citing}',
  citing: rulingIds.join(','),
  fq: principles,
  rows: String(rows),
});

/** Rulings that cite or apply the named references, newest first. */
export function citingNamed(
  named: { rulings: readonly string[]; articles: readonly string[] },
  rows: number,
): Documents {
  const clauses = [
    ...(named.rulings.length > 0 ? ['should=$by_ruling'] : []),
    ...(named.articles.length > 0 ? ['should=$by_article'] : []),
  ];
  return {
    q: `{!bool ${clauses.join(' ')}}`,
    by_ruling: '{!terms f=cites v=$rulings}',
    rulings: named.rulings.join(','),
    by_article: '{!terms f=provisions v=$articles}',
    articles: named.articles.join(','),
    fq: rulings,
    fl: headingFields,
    sort: 'date desc,id asc',
    rows: String(rows),
  };
}

/** Counts of the rulings that apply an article or act, by year and authority. */
export const applyingProvision = (key: string): EngineParameters => ({
  q: '{!term f=provisions v=$provision}',
  provision: key,
  fq: rulings,
  'facet.field': ['year', 'authority'],
});

/** Restricts counts to hits, because a ruling document repeats the keys of its principles. */
export const hitsAlone: EngineParameters = { fq: '{!terms f=kind}principle,verdict' };

export const ownPrinciples = (ruling: string): Documents => ({
  q: '{!bool filter=$ofRuling filter=$principles}',
  ofRuling: '{!term f=ruling_id v=$ruling}',
  principles,
  ruling,
  fl: 'id,title,text',
  rows: '50',
});

/** Principles of other rulings that share a MinHash band, newest first. */
export const sharingBands = (ruling: string, bands: readonly (string | number)[]): Documents => ({
  q: '{!bool filter=$sharing filter=$principles must_not=$ofRuling}',
  sharing: '{!terms f=bands v=$shared}',
  shared: bands.join(','),
  principles,
  ofRuling: '{!term f=ruling_id v=$ruling}',
  ruling,
  fl: resultFieldsWithText,
  sort: 'date desc,id asc',
  rows: '60',
});

/** Numbers of digits of ruling numbers. */
const longest = [2, 3, 4, 5, 6];

/** Rulings of one court and year by key prefix, highest number first. */
export const ofSeries = (prefix: string): Documents => ({
  q: '{!bool filter=$series filter=$rulings}',
  series: '{!prefix f=keys v=$prefix}',
  rulings,
  prefix,
  fl: 'number',
  rows: '1',
  // Numbers are indexed as strings, so the sort compares their length first.
  sort: `sum(${longest.map((digits) => `query($of${digits},0)`).join(',')}) desc,number desc`,
  ...Object.fromEntries(longest.map((digits) => [`of${digits}`, `{!lucene}number:/[0-9]{${digits},}/`])),
});

/** Articles of budget laws have about a hundred versions each. */
const maxVersions = 10_000;

/** First days of all versions of these articles. */
export const versionDays = (keys: readonly string[]): Documents => ({
  q: '{!terms f=article_key v=$keys}',
  keys: keys.join(','),
  fq: '{!term f=kind}provision',
  fl: 'article_key,valid_from',
  sort: 'id asc',
  rows: String(maxVersions),
});

/** Rulings by id, with their citation keys. */
export const rulingsByIds = (ids: readonly string[]): Documents => ({
  q: '{!terms f=id v=$wanted}',
  wanted: ids.join(','),
  fq: '{!term f=kind}ruling',
  fl: `${headingFields},keys`,
  rows: String(ids.length),
});

/** New rulings of the United Sections that cite any of these keys. */
export const newUnitedSections = (
  keys: readonly (readonly string[])[],
  since: Date | null,
  rows: number,
): Documents => ({
  q: '{!terms f=cites v=$cited}',
  cited: citedAs(keys).join(','),
  fq: ['{!term f=kind}ruling', 'issuer_type_id:3', 'section:U', indexedAfter(since)],
  fl: `${headingFields},cites`,
  sort: 'date desc,id asc',
  rows: String(rows),
});

/** New principles that are contrary to rulings with these keys, according to their publisher. */
export const newContrary = (
  keys: readonly (readonly string[])[],
  since: Date | null,
  rows: number,
): Documents => ({
  q: '{!terms f=difformi v=$cited}',
  cited: citedAs(keys).join(','),
  fq: ['{!term f=kind}principle', indexedAfter(since)],
  fl: `${headingFields},difformi`,
  sort: 'date desc,id asc',
  rows: String(rows),
});

const citedAs = (keys: readonly (readonly string[])[]): string[] => [
  ...new Set(
    keys.flatMap((key) => {
      const { precise, vague } = citationKeys(key);
      return [...precise, ...(vague === undefined ? [] : [vague])];
    }),
  ),
];
