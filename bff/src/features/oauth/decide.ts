import type { z } from 'zod';
import type { consentRequestOutput, decideInput, decideOutput } from '@massima/contract/connections';
import { connectionsMax } from '@massima/contract/constants';
import { proofSeconds } from '@massima/contract/effects';
import type { Actor } from '../../actor.ts';
import { hashToken, newToken } from '../../adapters/tokens.ts';
import type { Deps } from '../../deps.ts';
import { lockAccount } from '../../access.ts';
import { AppError } from '../../errors.ts';
import { isProven } from '../../is-proven.ts';
import { countConnections, insertConnection } from '../../models/connection.ts';
import { claimRequest, findClient, saveToken, takeRequest } from '../../models/oauth.ts';
import type { OauthRequestRow } from '../../models/oauth-rows.ts';
import { inTransaction } from '../../models/retry-deadlock.ts';
import { done } from '../../outcome.ts';
import { pricesFor } from '../gate/index.ts';
import { isSame } from '../limits/index.ts';
import { queueMail } from '../mail/index.ts';
import { clientName } from './client-name.ts';
import { isLocal, resolved, withParameters } from './redirects.ts';
import { replaceFormer } from './replace-former.ts';
import { codeSeconds, resourcesOf, scopeOf } from './resource.ts';
import { tokenId } from './token-id.ts';

/** Until the application has come for its tokens. */
const unusedMs = 10 * 60_000;

/** The request and who asks. `file_not_found` for one that is over, was never made, or that another account has opened. */
async function openRequest({ db, clock }: Deps, actor: Actor, id: string) {
  if (actor.role === 'admin') throw new AppError('access_denied');
  const request = await claimRequest(db, hashToken(id), actor.id, clock.now());
  const client = request && (await findClient(db, request.client_id));
  if (!client) throw new AppError('file_not_found');
  const { host } = resolved(request.redirect_uri);
  // Once more: a name may have been kept before it was checked like this.
  return { request, client, name: clientName(client.name) || host, host };
}

export async function claimRequestOf(
  deps: Deps,
  actor: Actor,
  id: string,
): Promise<z.infer<typeof consentRequestOutput>> {
  const { request, name, host } = await openRequest(deps, actor, id);
  return {
    name,
    redirect_uri: resolved(request.redirect_uri).href,
    host,
    is_local: isLocal(request.redirect_uri),
    asks_to_write: request.asks_to_write,
    asks_proof: !isProven(actor, { seconds: proofSeconds.makes_credential, now: deps.clock.now() }),
    ...(await pricesFor(deps, actor)),
  };
}

/**
 * Lets an application in, or not. Needs the session and, so that no user is led to decide what they did not begin, the cookie
 * that the request set in this browser; without it `access_denied`.
 */
export async function decide(
  deps: Deps,
  actor: Actor,
  { id, allow, may_write }: z.infer<typeof decideInput>,
  cookie: string | null,
): Promise<z.infer<typeof decideOutput>> {
  const { request, client, name, host } = await openRequest(deps, actor, id);
  if (cookie === null || !isSame(hashToken(cookie), request.cookie_hash)) throw new AppError('access_denied');
  const mayWrite = may_write && request.asks_to_write;
  const code = await inTransaction(deps.db, async (trx) => {
    const account = await lockAccount(trx, actor.id);
    if (!(await takeRequest(trx, request))) throw new AppError('file_not_found');
    if (!allow) return null;
    const now = deps.clock.now();
    await replaceFormer(trx, actor.id, client, now);
    if ((await countConnections(trx, actor.id, now)) >= connectionsMax)
      throw new AppError('connections_full');
    const connection = await insertConnection(trx, {
      user_id: actor.id,
      name,
      token_hash: null,
      may_write: mayWrite,
      created_at: now,
      expires_at: new Date(now.getTime() + unusedMs),
      client_id: client.id,
      host: host.slice(0, 255),
    });
    await queueMail(trx, deps, account, 'app_connected', {
      name: account.name,
      app: name,
      host,
      at: now.toISOString(),
      mayWrite,
      link: `${deps.config.PUBLIC_URL}/profile`,
    });
    return writeCode(trx, deps, { connectionId: connection.id, userId: actor.id, request, mayWrite });
  });
  const { state } = request;
  const result = code === null ? { error: 'access_denied' } : { code };
  return {
    ...done('ok'),
    redirect: withParameters(request.redirect_uri, { ...result, state, iss: deps.config.PUBLIC_URL }),
  };
}

interface Granted {
  connectionId: number;
  userId: number;
  request: OauthRequestRow;
  mayWrite: boolean;
}

/** A code as the token server reads it, in the transaction that lets the application in. */
async function writeCode(
  trx: Parameters<typeof saveToken>[0],
  { clock, config }: Deps,
  { connectionId, userId, request, mayWrite }: Granted,
): Promise<string> {
  const code = newToken();
  const now = clock.now();
  // The token server goes by the machine's clock, which tests and the demo move ours on from.
  const iat = Math.floor((now.getTime() - clock.offsetMs()) / 1000);
  await saveToken(trx, {
    id: tokenId('AuthorizationCode', code),
    connection_id: connectionId,
    payload: JSON.stringify({
      kind: 'AuthorizationCode',
      iat,
      exp: iat + codeSeconds,
      accountId: String(userId),
      clientId: request.client_id,
      grantId: String(connectionId),
      redirectUri: request.redirect_uri,
      codeChallenge: request.code_challenge,
      codeChallengeMethod: 'S256',
      resource: resourcesOf(config),
      scope: scopeOf(mayWrite),
    }),
    expires_at: new Date(now.getTime() + codeSeconds * 1000),
  });
  return code;
}
