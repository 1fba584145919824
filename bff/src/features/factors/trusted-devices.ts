import type { Knex } from 'knex';
import { dayMs } from '@massima/contract/format/dates';
import { hashToken, newToken } from '../../adapters/tokens.ts';
import type { Deps } from '../../deps.ts';
import { insertTrustedDevice, isTrustedDevice } from '../../models/factors.ts';

const lifeMs = 30 * dayMs;

/**
 * Marks a device as trusted, so that its logins skip the second factor.
 * @returns a secret of 256 bits; only its hash is stored
 */
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

/** Whether the device is trusted. The stored hash is not accepted as the secret. */
export const isTrusted = (
  db: Knex,
  { clock }: Pick<Deps, 'clock'>,
  userId: number,
  { device, secret }: { device: string; secret: string | undefined },
): Promise<boolean> =>
  secret === undefined
    ? Promise.resolve(false)
    : isTrustedDevice(db, { user_id: userId, device, secret_hash: hashToken(secret) }, clock.now());
