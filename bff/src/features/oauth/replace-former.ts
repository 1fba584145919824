import type { Knex } from 'knex';
import { endConnections, validConnections } from '../../models/connection.ts';
import { clientsByIds } from '../../models/oauth.ts';
import { hasSingleOwner, redirectsOf } from './redirects.ts';

interface Client {
  id: string;
  redirect_uris: string;
}

/**
 * Ends the account's earlier connections of the same application, which registers again at every
 * installation and would fill the account's limit.
 *
 * Same means: the same client, or the same redirect URIs if all belong to a server or editor.
 * Names are not compared, because any application can claim a name. The caller has locked the
 * account's row.
 */
export async function replaceFormer(
  trx: Knex.Transaction,
  userId: number,
  client: Client,
  now: Date,
): Promise<void> {
  const open = (await validConnections(trx, userId, now)).flatMap(({ id, client_id }) =>
    client_id === null ? [] : [{ id, client_id }],
  );
  const clients = new Map(
    (
      await clientsByIds(
        trx,
        open.map(({ client_id }) => client_id),
      )
    ).map((clientRow) => [clientRow.id, clientRow] as const),
  );
  for (const { id, client_id } of open) {
    const former = clients.get(client_id);
    if (client_id === client.id || (former && isSameApplication(former, client)))
      await endConnections(trx, { id, user_id: userId }, now);
  }
}

function isSameApplication(former: Client, client: Client): boolean {
  const [before, now] = [redirectsOf(former).toSorted(), redirectsOf(client).toSorted()];
  return (
    now.every(hasSingleOwner) && before.length === now.length && now.every((uri, i) => uri === before[i])
  );
}
