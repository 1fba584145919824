import { citationKeys } from '@massima/law/ruling-keys';
import { indexedAfter } from './citation-queries.ts';
import type { EngineParameters } from './engine-answer.ts';
import { headingFields } from './fields.ts';

type Documents = EngineParameters & { fl: string; rows: string };

/** Budget laws have articles of a hundred texts. */
const maxVersions = 10_000;

/** The first days of all texts of these articles. */
export const versionDays = (keys: readonly string[]): Documents => ({
  q: '{!terms f=article_key v=$keys}',
  keys: keys.join(','),
  fq: '{!term f=kind}provision',
  fl: 'article_key,valid_from',
  sort: 'id asc',
  rows: String(maxVersions),
});

/** Rulings by their ids, with the keys under which others cite them. */
export const rulingsByIds = (ids: readonly string[]): Documents => ({
  q: '{!terms f=id v=$wanted}',
  wanted: ids.join(','),
  fq: '{!term f=kind}ruling',
  fl: `${headingFields},keys`,
  rows: String(ids.length),
});

/** New rulings of the United Sections that cite any with these keys. */
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

/** New principles whose publisher says that rulings with these keys say the contrary. */
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
    keys.flatMap((own) => {
      const { precise, vague } = citationKeys(own);
      return [...precise, ...(vague === undefined ? [] : [vague])];
    }),
  ),
];
