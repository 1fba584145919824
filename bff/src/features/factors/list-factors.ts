import type { Factors } from '@massima/contract/second-factor';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import type { FactorAge } from '../../models/factor-rows.ts';
import {
  countRecoveryCodes,
  findApp,
  recoveryCodesAge,
  trustedDevicesOf,
  trustOf,
} from '../../models/factors.ts';
import { passkeysOf } from '../../models/passkeys.ts';
import { findUser } from '../../models/user.ts';

/** Lists the factors of the caller's account, without secrets, keys or ids of passkeys. */
export async function listFactors({ db, clock, config }: Deps, actor: Actor): Promise<Factors> {
  const [account, passkeys, app, codes, devices, codesAge] = await Promise.all([
    findUser(db, actor.id),
    passkeysOf(db, actor.id),
    findApp(db, actor.id),
    countRecoveryCodes(db, actor.id),
    trustedDevicesOf(db, actor.id, clock.now()),
    recoveryCodesAge(db, actor.id),
  ]);
  const youngUntil = (factor: FactorAge | undefined) =>
    factor && trustOf(factor) > clock.now() ? trustOf(factor).toISOString() : null;
  if (!account) throw new AppError('user_not_found');
  return {
    passkeys: passkeys.map(({ id, name, created_at, trusted_at, last_used_at }) => ({
      id,
      name,
      created_at: created_at.toISOString(),
      last_used_at: last_used_at?.toISOString() ?? null,
      young_until: youngUntil({ created_at, trusted_at }),
    })),
    app_since: app?.confirmed_at?.toISOString() ?? null,
    app_young_until: app?.confirmed_at ? youngUntil(app) : null,
    recovery_codes: codes,
    recovery_young_until: youngUntil(codesAge),
    passkey_alone: account.passkey_alone,
    remembered_devices: devices.length,
    is_required: config.ADMIN_SECOND_FACTOR && account.role === 'admin',
  };
}
