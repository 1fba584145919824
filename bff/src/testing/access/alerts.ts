import { stopLink } from '../../features/alerts/stop-link.ts';
import { anybody, signedInOnly, type AccessRow, type Cast } from './row.ts';

/**
 * Professional secrecy, as for the history: the response hides that another user's alerts exist,
 * even from an administrator.
 */
const ownOnly = { ...signedInOnly, other: 'file_not_found', admin: 'file_not_found' } as const;
const question = { query: 'danno da cose in custodia' };

async function ownAlert({ app, owner }: Cast) {
  const [id] = (await app.deps.db('alerts').insert({
    user_id: owner.id,
    kind: 'question',
    label: question.query,
    asked: JSON.stringify(question),
    key_hash: 'x',
    created_at: app.deps.clock.now(),
  })) as [number];
  return { id };
}

const briefAlert = async (cast: Cast) => {
  const { id } = await ownAlert(cast);
  await cast.app.deps
    .db('alerts')
    .where({ id })
    .update({ kind: 'citations', asked: JSON.stringify({ provisions: [], rulings: [] }) });
  return { id, name: 'Comparsa Rossi' };
};

export const rows: AccessRow[] = [
  { operation: 'alerts.feeds', ...signedInOnly },
  { operation: 'alerts.makeFeed', input: ownAlert, ...ownOnly },
  { operation: 'alerts.endFeed', input: ownAlert, ...ownOnly },
  { operation: 'alerts.list', ...signedInOnly },
  { operation: 'alerts.create', input: () => ({ question }), ...signedInOnly },
  { operation: 'alerts.rename', input: briefAlert, ...ownOnly },
  { operation: 'alerts.remove', input: ownAlert, ...ownOnly },
  { operation: 'alerts.news', input: ownAlert, ...ownOnly },
  { operation: 'alerts.settings', input: () => ({ mails: 'weekly' }), ...signedInOnly },
  {
    operation: 'alerts.stop',
    input: ({ app, owner }) => ({ token: stopLink(app.deps, owner.id).split('/').at(-1) }),
    ...anybody,
  },
];
