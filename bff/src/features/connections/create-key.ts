import type { z } from 'zod';
import type { createKeyInput, createKeyOutput } from '@massima/contract/connections';
import { connectionsMax } from '@massima/contract/constants';
import { daysAfter } from '@massima/contract/format/dates';
import type { Actor } from '../../actor.ts';
import { hashToken, newToken } from '../../adapters/tokens.ts';
import type { Deps } from '../../deps.ts';
import { lockAccount } from '../../access.ts';
import { AppError } from '../../errors.ts';
import { countConnections, insertConnection } from '../../models/connection.ts';
import { inTransaction } from '../../models/retry-deadlock.ts';
import { done } from '../../outcome.ts';
import { queueMail } from '../mail/index.ts';
import { keyPrefix } from './find-connection.ts';
import { presentConnection } from './present-connection.ts';

/**
 * Creates a key for a program and notifies the owner by mail. Administrators cannot create keys,
 * because their rights are too wide for a program.
 * @throws AppError `connections_full` if the account has reached its limit
 */
export async function createKey(
  deps: Deps,
  actor: Actor,
  { name, may_write, days }: z.infer<typeof createKeyInput>,
): Promise<z.infer<typeof createKeyOutput>> {
  const { db, clock, config } = deps;
  if (!config.ASSISTANTS || actor.role === 'admin') throw new AppError('access_denied');
  const key = `${keyPrefix}${newToken()}`;
  const now = clock.now();
  const row = {
    user_id: actor.id,
    name,
    token_hash: hashToken(key),
    may_write,
    created_at: now,
    expires_at: daysAfter(now, days),
    client_id: null,
    host: null,
  };
  const made = await inTransaction(db, async (trx) => {
    // Two simultaneous requests for the last free key queue here.
    const account = await lockAccount(trx, actor.id);
    if ((await countConnections(trx, actor.id, now)) >= connectionsMax)
      throw new AppError('connections_full');
    await queueMail(trx, deps, account, 'key_made', {
      name: account.name,
      key: name,
      at: now.toISOString(),
      mayWrite: may_write,
      link: `${config.PUBLIC_URL}/profile`,
    });
    return insertConnection(trx, row);
  });
  return { ...done('ok'), connection: presentConnection(made, now), key };
}
