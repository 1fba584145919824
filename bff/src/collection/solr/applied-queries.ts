import { leadingFirst } from './article-queries.ts';
import { indexedAfter } from './citation-queries.ts';
import type { EngineParameters } from './engine-answer.ts';
import { headingFields } from './fields.ts';

/** An article, and what narrows who applies it. */
export interface Within {
  key: string;
  /** `2bis` */
  comma?: string | undefined;
  year?: number | undefined;
  issuer?: number | undefined;
}

/**
 * The rulings that apply an article within these, those of the highest courts first; what each group of filters offers is counted
 * without its own. Values are parameters of their own (`v=$name`).
 */
export const applyingWithin = ({ key, comma, year, issuer }: Within, rows: number): EngineParameters => ({
  q: '{!term f=provisions v=$provision}',
  provision: key,
  part: `${key}/co${comma ?? ''}`,
  year: String(year ?? ''),
  issuer: String(issuer ?? ''),
  fq: [
    '{!term f=kind}ruling',
    ...(comma === undefined ? [] : ['{!term f=provisions tag=comma v=$part}']),
    ...(year === undefined ? [] : ['{!term f=year tag=year v=$year}']),
    ...(issuer === undefined ? [] : ['{!term f=issuer_type_id tag=issuer v=$issuer}']),
  ],
  'facet.field': [
    '{!ex=comma key=commi}provisions',
    '{!ex=year key=year_any}year',
    '{!ex=issuer key=authority_any}authority',
  ],
  'f.provisions.facet.prefix': `${key}/co`,
  ...leadingFirst,
  fl: headingFields,
  rows: String(rows),
});

/** What came into the collection since then, whatever narrows the others. */
export const freshlyApplying = (
  key: string,
  since: Date,
  rows: number,
): EngineParameters & { fl: string; rows: string } => ({
  q: '{!term f=provisions v=$provision}',
  provision: key,
  fq: ['{!term f=kind}ruling', indexedAfter(since)],
  ...leadingFirst,
  fl: headingFields,
  rows: String(rows),
});

/** The principles of these rulings that apply the article. */
export const principlesApplying = (
  key: string,
  rulings: readonly string[],
): EngineParameters & { fl: string; rows: string } => ({
  q: '{!terms f=ruling_id v=$rulings}',
  rulings: rulings.join(','),
  provision: key,
  fq: ['{!term f=kind}principle', '{!term f=provisions v=$provision}'],
  fl: 'id,ruling_id,title,text',
  sort: 'id asc',
  rows: String(4 * rulings.length),
});
