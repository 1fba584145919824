import type { EngineParameters } from './engine-answer.ts';
import { headingFields } from './fields.ts';

type Documents = EngineParameters & { fl: string; rows: string };

const maxVersions = 1000;
const maxRulings = 100;

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

/** The rulings that strike an article, or the whole of its act. */
export const striking = (key: string, act: string): Documents => ({
  q: '{!terms f=struck v=$struck}',
  struck: [...new Set([key, act])].join(','),
  fq: '{!term f=kind}ruling',
  fl: `${headingFields},declarations`,
  sort: 'date desc,id asc',
  rows: String(maxRulings),
});

/** The last text of an article that began on a day or before; it may have ended before. */
export const textOn = (key: string, day: string): EngineParameters & { fl: string } => ({
  q: '{!term f=article_key v=$key}',
  key,
  fq: ['{!term f=kind}provision', `valid_from:[* TO ${day}T00:00:00Z]`],
  sort: 'valid_from desc',
  fl: 'id,valid_from,valid_to,commi',
});

/** Rulings that apply an article, counted; as documents first those of the United Sections and of the Constitutional Court. */
export const applyingWithHeadings = (key: string, rows: number): EngineParameters => ({
  q: '{!term f=provisions v=$provision}',
  provision: key,
  fq: '{!term f=kind}ruling',
  'facet.field': ['year', 'authority'],
  leading: '{!lucene}issuer_type_id:4 (+issuer_type_id:3 +section:U)',
  sort: 'if(exists(query($leading)),1,0) desc,date desc,id asc',
  fl: headingFields,
  rows: String(rows),
});
