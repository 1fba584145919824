import { ownAndAdmin, type AccessRow, type Cast } from './row.ts';

const idResult = 'ruling-1';
const rating = ({ owner }: Cast) => ({ user: owner.id, idResult, query: 'danno', positive: true });

async function rated(cast: Cast) {
  await cast.owner.client.post('/feedbacks', rating(cast));
  return { user: cast.owner.id, idResult };
}
/** An administrator may read a user's ratings but change only own ratings. */
const changes = { ...ownAndAdmin, admin: 'user_not_found' } as const;

export const rows: AccessRow[] = [
  { operation: 'feedbacks.save', input: rating, ...changes },
  { operation: 'feedbacks.remove', input: rated, ...changes },
  { operation: 'feedbacks.of', input: rated, ...ownAndAdmin },
  {
    operation: 'feedbacks.many',
    input: async (cast) => ({ user: (await rated(cast)).user, ids: [idResult] }),
    ...ownAndAdmin,
  },
];
