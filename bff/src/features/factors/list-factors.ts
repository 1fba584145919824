import type { Factors } from '@massima/contract/second-factor';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { countRecoveryCodes, findApp, trustedDevicesOf } from '../../models/factors.ts';
import { passkeysOf } from '../../models/passkeys.ts';
import { findUser } from '../../models/user.ts';

/** What one's own account proves itself by; no secret, key or id of a passkey. */
export async function listFactors({ db, clock, config }: Deps, actor: Actor): Promise<Factors> {
  const [account, passkeys, app, codes, devices] = await Promise.all([
    findUser(db, actor.id),
    passkeysOf(db, actor.id),
    findApp(db, actor.id),
    countRecoveryCodes(db, actor.id),
    trustedDevicesOf(db, actor.id, clock.now()),
  ]);
  if (!account) throw new AppError('user_not_found');
  return {
    passkeys: passkeys.map(({ id, name, created_at, last_used_at }) => ({
      id,
      name,
      created_at: created_at.toISOString(),
      last_used_at: last_used_at?.toISOString() ?? null,
    })),
    app_since: app?.confirmed_at?.toISOString() ?? null,
    recovery_codes: codes,
    passkey_alone: account.passkey_alone,
    remembered_devices: devices.length,
    reset_at: account.factor_reset_at?.toISOString() ?? null,
    is_required: config.ADMIN_SECOND_FACTOR && account.role === 'admin',
  };
}
