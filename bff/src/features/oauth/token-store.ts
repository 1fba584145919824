import { fieldsOf } from '@massima/contract/record';
import { daysAfter } from '@massima/contract/format/dates';
import { connectionDaysMax } from '@massima/contract/constants';
import { errors, type Adapter, type AdapterPayload } from 'oidc-provider';
import type { Deps } from '../../deps.ts';
import { endConnections, findConnection, prolongConnection } from '../../models/connection.ts';
import {
  consumeToken,
  findClient,
  findToken,
  removeToken,
  saveToken,
  touchClient,
} from '../../models/oauth.ts';
import { redirectsOf } from './redirects.ts';
import { resourcesOf, scopeOf } from './resource.ts';
import { tokenId } from './token-id.ts';

const seconds = (at: Date) => Math.floor(at.getTime() / 1000);

/**
 * Stores codes and tokens by hash in our tables. A grant is a connection of an account, so that
 * ending the connection ends all its tokens. A reused code or refresh token ends the connection.
 */
export const tokenStore =
  (deps: Deps) =>
  (kind: string): Adapter => {
    const { db, clock } = deps;
    const connectionOf = (payload: AdapterPayload) => Number(payload.grantId);
    const end = async (grantId: string) =>
      void (await endConnections(db, { id: Number(grantId) }, clock.now()));
    const nothing = () => Promise.resolve(undefined);
    return {
      async upsert(token, payload, expiresIn = 0) {
        // The token itself is not stored.
        const { jti: _, ...kept } = payload;
        const now = clock.now();
        const connection_id = connectionOf(payload);
        await saveToken(db, {
          id: tokenId(kind, token),
          connection_id,
          payload: JSON.stringify(kept),
          expires_at: new Date(now.getTime() + expiresIn * 1000),
        });
        if (kind !== 'RefreshToken') return;
        if (payload.clientId !== undefined) await touchClient(db, payload.clientId, now);
        if (payload['rotations'] === 0)
          await prolongConnection(db, connection_id, daysAfter(now, connectionDaysMax));
      },
      async find(id) {
        if (kind === 'Client') return readClient(deps, id);
        if (kind === 'Grant') return readGrant(deps, id);
        const row = await findToken(db, tokenId(kind, id), clock.now());
        if (!row) return undefined;
        const consumed = row.consumed_at && { consumed: seconds(row.consumed_at) };
        return { ...fieldsOf(JSON.parse(row.payload)), jti: id, ...consumed };
      },
      async consume(id) {
        const row = await findToken(db, tokenId(kind, id), clock.now());
        if (row && (await consumeToken(db, row.id, clock.now()))) return;
        // One of two simultaneous uses is by a thief.
        if (row) await end(String(row.connection_id));
        throw new errors.InvalidGrant('already used');
      },
      async destroy(id) {
        if (kind === 'Grant') await end(id);
        else await removeToken(db, tokenId(kind, id));
      },
      revokeByGrantId: end,
      findByUid: nothing,
      findByUserCode: nothing,
    };
  };

async function readClient({ db }: Deps, id: string): Promise<AdapterPayload | undefined> {
  const client = id.length > 64 ? undefined : await findClient(db, id);
  if (!client) return undefined;
  return {
    client_id: client.id,
    client_name: client.name,
    redirect_uris: redirectsOf(client),
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    token_endpoint_auth_method: 'none',
  };
}

/** Returns the grant of a connection while it is valid. */
async function readGrant({ db, clock, config }: Deps, id: string): Promise<AdapterPayload | undefined> {
  const connection = /^\d{1,10}$/.test(id) ? await findConnection(db, Number(id), clock.now()) : undefined;
  if (!connection || connection.client_id === null) return undefined;
  const scope = scopeOf(connection.may_write);
  return {
    kind: 'Grant',
    jti: id,
    iat: seconds(connection.created_at),
    exp: seconds(connection.expires_at),
    accountId: String(connection.user_id),
    clientId: connection.client_id,
    resources: Object.fromEntries(resourcesOf(config).map((resource) => [resource, scope])),
  };
}
