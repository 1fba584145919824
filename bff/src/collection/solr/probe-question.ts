import type { EngineAnswer, EngineParameters } from './engine-answer.ts';

type Ask = (handler: string, params: EngineParameters) => Promise<EngineAnswer>;

/** All that a page of answers reads: what is stored, what is sorted and counted by, and where the words are. */
const likeAPage: EngineParameters = {
  words: 'danno contratto lavoro reato',
  fq: '{!terms f=kind}principle,verdict,ruling',
  fl: 'id,score,ruling_id,title,issuer_type_id,issuer,place,region,type,number,year,date,section,area,ecli,has_full_text,fictional,sources,text,citation_numbers',
  rows: '20',
  facet: 'true',
  'facet.field': ['authority', 'year', 'section', 'area'],
};
const ends = ['date desc,id asc', 'date asc,id asc', 'id asc', 'id desc'];
const draw = (below: number): number => Math.floor(Math.random() * below);

/**
 * Asks for rulings whose numbers begin in some way, another one each time: the engine would answer the last one from its memory, even of an
 * index that it can no longer read. Where no number begins so, as in a small collection, any ruling will do.
 */
export async function askLikeAUser(ask: Ask): Promise<void> {
  const asked = { ...likeAPage, sort: ends[draw(ends.length)] ?? '' };
  const begins = String(10 + draw(90));
  const { response } = await ask('find', { ...asked, q: '{!prefix f=number v=$begins}', begins });
  if (response.numFound === 0) await ask('find', { ...asked, q: '{!lucene}*:*' });
}
