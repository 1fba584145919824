/** What asks how much of what the index has, and when it was made. */
export const byKind = { q: '*:*', 'facet.field': 'kind' };

export const byCourt = {
  q: '{!term f=kind}ruling',
  rows: '1',
  sort: 'date desc,id asc',
  fl: 'id,date',
  'facet.pivot': 'authority,year',
  'facet.query': '{!key=with_full_text}has_full_text:true',
};

/** A document for each corpus, written at the end of a run. */
export const corpora = {
  q: '{!term f=kind}marker',
  rows: '100',
  fl: 'id,corpus_count,report',
};

/** A run of the indexer, or an act of law that was loaded. */
export const lastRun = {
  q: '{!terms f=kind}marker,act',
  sort: 'indexed_at desc',
  fl: 'id,indexed_at',
};
