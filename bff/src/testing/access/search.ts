import { signedInOnly, type AccessRow, type Cast } from './row.ts';

const question = {
  query: 'danno',
  category: 'law',
  filters: { selectedType: 'sentenza' },
  question: { query: 'danno', query_type: 'TYPE_VERDICT' },
};

/** A result that the owner was shown. */
async function served({ owner }: Cast) {
  const { body } = await owner.client.post('/search', question);
  return { id_new: body.data.search[0].id_new as string };
}
/** A full text opens for whom it was served to, so that ids cannot be walked; administrators have no gates. */
const shownOnly = { ...signedInOnly, other: 'file_not_found' } as const;

export const rows: AccessRow[] = [
  { operation: 'search.run', input: () => question, ...signedInOnly },
  { operation: 'search.suggest', input: () => ({ q: 'responsabilità' }), ...signedInOnly },
  { operation: 'rulings.article', input: served, ...shownOnly },
  { operation: 'rulings.similar', input: served, ...shownOnly },
];
