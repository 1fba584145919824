import { headingFields } from './calls.ts';
import { indexedAfter } from './citation-queries.ts';
import type { EngineParameters } from './engine-answer.ts';

type Documents = EngineParameters & { fl: string; rows: string };

const maxVersions = 1000;
const maxRulings = 100;
/** The Constitutional Court has struck some four thousand provisions in all. */
const maxStriking = 2000;

/** Every version of an article without its text, and its act. */
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

/** The first article of an act, as its latest text has them. */
export const firstOfAct = (act: string): EngineParameters & { fl: string } => ({
  q: '{!term f=act_key v=$act}',
  act,
  fq: ['{!term f=kind}provision', '{!term f=is_latest}true'],
  sort: 'act_order asc',
  fl: 'article_key,rubric',
});

/** The rulings that strike an article, or the whole of its act. */
export const striking = (key: string, act: string): Documents => ({
  q: '{!terms f=struck v=$struck}',
  struck: [...new Set([key, act])].join(','),
  fq: '{!term f=kind}ruling',
  fl: `${headingFields},declarations`,
  sort: 'date desc,id asc',
  rows: String(maxRulings),
});

/** The rulings that strike any of these articles and acts, with their headings or as much as their declarations need. */
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

/** Of these articles what their latest texts say of them. */
export const latestNotes = (keys: readonly string[]): Documents => ({
  q: '{!terms f=article_key v=$keys}',
  keys: keys.join(','),
  fq: '{!term f=is_latest v=true}',
  fl: 'id,article_key,fate',
  sort: 'id asc',
  rows: String(keys.length),
});

/** Of these articles the latest text and that of a day, without what they say, the latest first; and their acts. */
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

/** The last text of an article that began on a day or before; it may have ended before. */
export const textOn = (key: string, day: string): EngineParameters & { fl: string } => ({
  q: '{!term f=article_key v=$key}',
  key,
  fq: ['{!term f=kind}provision', `valid_from:[* TO ${day}T00:00:00Z]`],
  sort: 'valid_from desc',
  fl: 'id,valid_from,valid_to,commi',
});

/** The United Sections and the Constitutional Court, then the newest. */
const leadingFirst = {
  leading: '{!lucene}issuer_type_id:4 (+issuer_type_id:3 +section:U)',
  sort: 'if(exists(query($leading)),1,0) desc,date desc,id asc',
};

/** Rulings that apply an article, counted; as documents first those of the United Sections and of the Constitutional Court. */
export const applyingWithHeadings = (key: string, rows: number): EngineParameters => ({
  q: '{!term f=provisions v=$provision}',
  provision: key,
  fq: '{!term f=kind}ruling',
  'facet.field': ['year', 'authority'],
  ...leadingFirst,
  fl: headingFields,
  rows: String(rows),
});

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
