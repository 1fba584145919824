import { signedInOnly, type AccessRow, type Cast } from './row.ts';

const question = {
  query: 'danno',
  category: 'law',
  filters: { selectedType: 'sentenza' },
  question: { query: 'danno', query_type: 'TYPE_VERDICT' },
};

/** Returns a result that the owner was shown. */
async function served({ owner }: Cast) {
  const { body } = await owner.client.post('/search', question);
  return { id_new: body.data.search[0]!.id_new };
}
/** Searches as the owner and finds a ruling that cites the result or is cited by it. */
async function linked({ owner }: Cast) {
  const { body } = await owner.client.post('/search', { ...question, size: 50 });
  for (const { id_new } of body.data.search) {
    const { cites, cited_by } = (await owner.client.get(`/rulings/${id_new}/citations`)).body;
    const [linkedRuling] = [...cites.list.flatMap(({ ruling }) => ruling ?? []), ...cited_by.list];
    if (linkedRuling) return { id_new, ruling_id: linkedRuling.ruling_id };
  }
  throw new Error('No ruling of the demo cites another.');
}
/**
 * A full text opens only for an account that was served the ruling, so that ids cannot be
 * enumerated. Administrators are exempt.
 */
const shownOnly = { ...signedInOnly, other: 'file_not_found' } as const;

export const rows: AccessRow[] = [
  { operation: 'search.run', input: () => question, ...signedInOnly },
  { operation: 'search.suggest', input: () => ({ q: 'responsabilità' }), ...signedInOnly },
  { operation: 'search.around', input: () => ({ query: 'danno' }), ...signedInOnly },
  { operation: 'rulings.article', input: served, ...shownOnly },
  { operation: 'rulings.similar', input: served, ...shownOnly },
  { operation: 'rulings.citations', input: served, ...shownOnly },
  { operation: 'rulings.linked', input: linked, ...shownOnly },
  { operation: 'rulings.provision', input: () => ({ key: 'cc:2043' }), ...signedInOnly },
  { operation: 'rulings.applied', input: () => ({ key: 'cc:2043', year: 2015 }), ...signedInOnly },
  { operation: 'rulings.difference', input: () => ({ key: 'cc:2043', from: '2015-03-02' }), ...signedInOnly },
  { operation: 'rulings.applying', input: () => ({ query: 'art. 2043 c.c.' }), ...signedInOnly },
];
