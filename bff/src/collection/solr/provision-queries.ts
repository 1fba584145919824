import { headingFields } from './calls.ts';
import { indexedAfter } from './citation-queries.ts';
import type { EngineParameters } from './engine-answer.ts';

type Documents = EngineParameters & { fl: string; rows: string };

const maxVersions = 1000;
const maxRulings = 100;
/** The Constitutional Court has annulled about four thousand provisions in total. */
const maxStriking = 2000;

/** All versions of an article without texts, and its act. */
export const versionsWithAct = (key: string, act: string): Documents => ({
  q: '{!bool should=$versions should=$of_act}',
  versions: '{!term f=article_key v=$key}',
  of_act: '{!term f=id v=$act_id}',
  key,
  act_id: `act:${act}`,
  fq: '{!terms f=kind}provision,act',
  fl: 'id,kind,valid_from,valid_to,rubric,fate,neighbours,source,fictional,act_facts',
  sort: 'id asc',
  rows: String(maxVersions),
});

/** First article of an act in its latest version. */
export const firstOfAct = (act: string): EngineParameters & { fl: string } => ({
  q: '{!term f=act_key v=$act}',
  act,
  fq: ['{!term f=kind}provision', '{!term f=is_latest}true'],
  sort: 'act_order asc',
  fl: 'article_key,rubric',
});

/** Rulings that annul an article or its whole act. */
export const striking = (key: string, act: string): Documents => ({
  q: '{!terms f=struck v=$struck}',
  struck: [...new Set([key, act])].join(','),
  fq: '{!term f=kind}ruling',
  fl: `${headingFields},declarations`,
  sort: 'date desc,id asc',
  rows: String(maxRulings),
});

/**
 * Rulings that annul any of these articles and acts.
 *
 * @param fields whether to include the headings, or only the fields for declarations
 */
export const strikingAny = (
  keys: readonly string[],
  fields: 'heading' | 'declarations' = 'heading',
): Documents => ({
  q: '{!terms f=struck v=$struck}',
  struck: keys.join(','),
  fq: '{!term f=kind}ruling',
  fl: fields === 'heading' ? `${headingFields},struck,declarations` : 'id,year,number,date,declarations',
  sort: 'date desc,id asc',
  rows: String(maxStriking),
});

/** Notes of the latest versions of these articles. */
export const latestNotes = (keys: readonly string[]): Documents => ({
  q: '{!terms f=article_key v=$keys}',
  keys: keys.join(','),
  fq: '{!term f=is_latest v=true}',
  fl: 'id,article_key,fate',
  sort: 'id asc',
  rows: String(keys.length),
});

/**
 * The latest version of these articles and the version on a day, without texts, latest first; and
 * their acts.
 */
export const textsOfAny = (keys: readonly string[], acts: readonly string[], day: string): Documents => ({
  q: '{!bool should=$versions should=$of_acts}',
  versions: '{!bool must=$of_keys must=$shown}',
  of_keys: '{!terms f=article_key v=$keys}',
  keys: keys.join(','),
  shown: `{!lucene q.op=OR}is_latest:true (+valid_from:[* TO ${day}T00:00:00Z] +valid_to:[${day}T00:00:00Z TO *])`,
  of_acts: '{!terms f=id v=$act_ids}',
  act_ids: acts.map((act) => `act:${act}`).join(','),
  fq: '{!terms f=kind}provision,act',
  fl: 'id,kind,article_key,fate,act_facts',
  sort: 'valid_from desc,id asc',
  rows: String(2 * keys.length + acts.length),
});

/**
 * Last version of an article that started on or before a day. It may have expired before that day.
 */
export const textOn = (key: string, day: string): EngineParameters & { fl: string } => ({
  q: '{!term f=article_key v=$key}',
  key,
  fq: ['{!term f=kind}provision', `valid_from:[* TO ${day}T00:00:00Z]`],
  sort: 'valid_from desc',
  fl: 'id,valid_from,valid_to,commi',
});

/** Sorts the United Sections and the Constitutional Court first, then by date. */
const leadingFirst = {
  leading: '{!lucene}issuer_type_id:4 (+issuer_type_id:3 +section:U)',
  sort: 'if(exists(query($leading)),1,0) desc,date desc,id asc',
};

/** Counts of the rulings that apply an article, and their headings, leading courts first. */
export const applyingWithHeadings = (key: string, rows: number): EngineParameters => ({
  q: '{!term f=provisions v=$provision}',
  provision: key,
  fq: '{!term f=kind}ruling',
  'facet.field': ['year', 'authority'],
  ...leadingFirst,
  fl: headingFields,
  rows: String(rows),
});

/** An article and filters for the rulings that apply it. */
export interface Within {
  key: string;
  /** For example `2bis`. */
  comma?: string | undefined;
  year?: number | undefined;
  issuer?: number | undefined;
}

/**
 * Rulings that apply an article within these filters, leading courts first. Each filter is excluded
 * from its own counts. Values are separate parameters (`v=$name`).
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

/** Rulings indexed after an instant that apply an article, ignoring all filters. */
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

/** Principles of these rulings that apply an article. */
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
