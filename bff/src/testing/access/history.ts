import { signedInOnly, type AccessRow, type Cast } from './row.ts';

/** Professional secrecy: not even an administrator can read a lawyer's queries. */
const ownOnly = { ...signedInOnly, other: 'user_not_found', admin: 'user_not_found' } as const;
const ofOwner = ({ owner }: Cast) => ({ user: owner.id });

async function ownQuestion({ app, owner }: Cast) {
  const [id] = (await app.deps.db('questions').insert({
    user_id: owner.id,
    query: 'danno',
    query_type: 'type_principle',
    created_at: app.deps.clock.now(),
  })) as [number];
  return { id };
}

export const rows: AccessRow[] = [
  { operation: 'questions.count', input: ofOwner, ...ownOnly },
  { operation: 'questions.list', input: ofOwner, ...ownOnly },
  { operation: 'questions.pinned', input: ofOwner, ...ownOnly },
  {
    operation: 'questions.change',
    input: async (cast) => ({ ...(await ownQuestion(cast)), name: 'Causa Rossi', pinned: true }),
    ...{ ...ownOnly, other: 'file_not_found', admin: 'file_not_found' },
  },
  {
    operation: 'questions.remove',
    input: ownQuestion,
    ...{ ...ownOnly, other: 'file_not_found', admin: 'file_not_found' },
  },
  {
    operation: 'questions.restore',
    input: () => ({ query: 'danno', query_type: 'type_principle', createdAt: '2026-01-10T12:00:00.000Z' }),
    ...signedInOnly,
  },
  { operation: 'questions.removeAll', ...signedInOnly },
  { operation: 'questions.settings', ...signedInOnly },
  { operation: 'questions.pause', input: () => ({ paused: true }), ...signedInOnly },
];
