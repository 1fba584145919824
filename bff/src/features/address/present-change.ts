import type { z } from 'zod';
import type { addressChangeOutput } from '@massima/contract/address-change';
import { findAccount } from '../../access.ts';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { findAddressChange } from '../../models/address-change.ts';
import { lapsesAt, silentAt } from './waiting.ts';

/** The new address that an account waits for, for itself and for administrators. */
export async function addressChange(
  { db }: Deps,
  actor: Actor,
  id: number,
): Promise<z.infer<typeof addressChangeOutput>> {
  const account = await findAccount(db, actor, 'read', id);
  const change = await findAddressChange(db, id);
  if (!change) return { change: null };
  const { email, asked_at, confirmed_at, agreed_at } = change;
  return {
    change: {
      email,
      asked_at: asked_at.toISOString(),
      confirmed_at: confirmed_at?.toISOString() ?? null,
      agreed_at: agreed_at?.toISOString() ?? null,
      silent_at: account.verified_at === null ? null : silentAt(asked_at).toISOString(),
      lapses_at: lapsesAt(asked_at).toISOString(),
    },
  };
}
