import { fieldsOf } from '@massima/contract/record';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { connectionByAccessToken } from '../../models/oauth.ts';
import { actorBy } from '../connections/index.ts';
import { isResource } from './resource.ts';
import { tokenId } from './token-id.ts';

/**
 * Returns the account of an access token. The token is valid for the MCP endpoint only and may
 * have fewer scopes than its connection.
 * @throws AppError `session_expired`
 */
export async function findByAccessToken(deps: Deps, token: string): Promise<Actor> {
  const { statements, clock, config } = deps;
  const row = await connectionByAccessToken(statements, tokenId('AccessToken', token), clock.now());
  const { aud, scope } = fieldsOf(row ? JSON.parse(row.payload) : null);
  if (typeof aud !== 'string' || !isResource(config, aud)) throw new AppError('session_expired');
  const actor = await actorBy(deps, row);
  const mayWrite = typeof scope === 'string' && scope.split(' ').includes('write');
  return {
    ...actor,
    connection: actor.connection && { ...actor.connection, mayWrite: mayWrite && actor.connection.mayWrite },
  };
}
