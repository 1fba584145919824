import { publisherFields } from '@massima/contract/publisher-fields';

const related = publisherFields.join(',');
/** The fields of a ruling that is only named. */
export const headingFields =
  'id,ruling_id,issuer_type_id,issuer,place,region,type,number,year,date,section,area,ecli,has_full_text,fictional,sources';
/** The fields of a hit. */
export const resultFields = `${headingFields},kind,score,title,stated_start,stated_end,${related}`;
export const resultFieldsWithText = `${resultFields},text`;
/** What hits apply; of a question that names references also what tells which of these they are or cite. */
export const pageFields = (hasReferences: boolean): string =>
  `${resultFieldsWithText},provisions${hasReferences ? ',keys,cites' : ''}`;
/** What the reranker by citations reads of each: of citations their numbers, as words are looked up one by one. */
export const rankedFields = 'id,score,year,citation_numbers';
/** Of a ruling what it cites, applies, and is related to. */
export const webFields = `${headingFields},keys,cites,provisions,${related}`;
