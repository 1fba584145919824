import { signedInOnly, type AccessRow, type Cast } from './row.ts';

const question = { question: 'danno da cose in custodia', kind: 'verdicts' };

/** Returns a result that the owner was shown. */
async function served({ owner }: Cast) {
  const { body } = await owner.client.post('/assistants/search', question);
  return { id: body.results[0]!.id };
}
const shownOnly = { ...signedInOnly, other: 'file_not_found' } as const;

export const rows: AccessRow[] = [
  { operation: 'assistants.search', input: () => question, ...signedInOnly },
  { operation: 'assistants.read', input: served, ...shownOnly },
  {
    operation: 'assistants.find',
    input: async (cast) => ({ ...(await served(cast)), words: 'danno' }),
    ...shownOnly,
  },
  {
    operation: 'assistants.checkCitations',
    input: () => ({ text: 'Cass. civ., n. 12345/2019' }),
    ...signedInOnly,
  },
  { operation: 'assistants.similar', input: served, ...shownOnly },
  { operation: 'assistants.citing', input: served, ...shownOnly },
  {
    operation: 'assistants.readProvision',
    input: () => ({ article: 'art. 2043 c.c.' }),
    ...signedInOnly,
  },
  { operation: 'assistants.onArticle', input: () => ({ article: 'art. 2043 c.c.' }), ...signedInOnly },
  { operation: 'assistants.folders', input: () => ({}), ...signedInOnly },
  {
    operation: 'assistants.save',
    input: async (cast) => ({ ...(await served(cast)), folder: 'Causa Rossi' }),
    ...shownOnly,
  },
  {
    operation: 'assistants.follow',
    input: () => ({ question: 'danno da cose in custodia' }),
    ...signedInOnly,
  },
  { operation: 'assistants.usage', ...signedInOnly },
];
