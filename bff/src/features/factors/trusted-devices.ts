import type { Knex } from 'knex';
import { dayMs } from '@massima/contract/format/dates';
import { hashToken, newToken } from '../../adapters/tokens.ts';
import type { Deps } from '../../deps.ts';
import { insertTrustedDevice, isTrustedDevice } from '../../models/factors.ts';

const lifeMs = 30 * dayMs;

/** A secret of 256 bits for a device that is not to be asked again; kept hashed. */
export async function trustDevice(
  trx: Knex.Transaction,
  { clock }: Pick<Deps, 'clock'>,
  userId: number,
  device: string,
): Promise<string> {
  const secret = newToken();
  const now = clock.now();
  await insertTrustedDevice(trx, {
    user_id: userId,
    secret_hash: hashToken(secret),
    device,
    created_at: now,
    expires_at: new Date(now.getTime() + lifeMs),
  });
  return secret;
}

/** Whether this device was to be remembered. Its `hash` alone, which is no secret, opens nothing. */
export const isTrusted = (
  db: Knex,
  { clock }: Pick<Deps, 'clock'>,
  userId: number,
  { device, secret }: { device: string; secret: string | undefined },
): Promise<boolean> =>
  secret === undefined
    ? Promise.resolve(false)
    : isTrustedDevice(db, { user_id: userId, device, secret_hash: hashToken(secret) }, clock.now());
