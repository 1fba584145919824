import type { z } from 'zod';
import type { addressLinkInput, addressStepOutput } from '@massima/contract/address-change';
import { findAccount } from '../../access.ts';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import type { LinkPurpose } from '../../models/emailed-token.ts';
import { findAddressChange, noteOnAddressChange } from '../../models/address-change.ts';
import { inTransaction } from '../../models/retry-deadlock.ts';
import type { AddressChangeRow } from '../../models/address-rows.ts';
import type { AccountRow } from '../../models/user.ts';
import { lockUser } from '../../models/user.ts';
import { done, notDone } from '../../outcome.ts';
import { pushCustomerIdentity } from '../billing/index.ts';
import { endChange } from '../recovery/index.ts';
import { takeLinkAttempt } from '../limits/index.ts';
import { useLink } from '../mail/index.ts';
import type { Knex } from 'knex';
import { settleChange, settling } from './settle-change.ts';

type Link = z.infer<typeof addressLinkInput>;
type Step = z.infer<typeof addressStepOutput>;

/** The new mailbox says that the address is its own. */
export const confirmAddress = (deps: Deps, link: Link, clientIp: string): Promise<Step> =>
  takeStep(deps, link, clientIp, { purpose: 'address_new', notes: 'confirmed_at' });

/** The old mailbox agrees. */
export const agreeToAddress = (deps: Deps, link: Link, clientIp: string): Promise<Step> =>
  takeStep(deps, link, clientIp, { purpose: 'address_old', notes: 'agreed_at' });

async function takeStep(
  deps: Deps,
  link: Link,
  clientIp: string,
  { purpose, notes }: { purpose: LinkPurpose; notes: 'confirmed_at' | 'agreed_at' },
): Promise<Step> {
  const attempt = await takeLinkAttempt(deps, link.id, clientIp);
  const settled = await settling(deps, async (trx) => {
    const { account } = await useChangeLink(trx, deps, link, purpose);
    await noteOnAddressChange(trx, account.id, { [notes]: deps.clock.now() });
    return settleChange(trx, deps, account);
  });
  await attempt.succeeded();
  if (settled.became === 'taken') return { ...notDone('email_already_used'), is_effective: false };
  if (settled.became !== 'effective') return { ...done('address_change_pending'), is_effective: false };
  await pushCustomerIdentity(deps, settled.before, settled.changed);
  return { ...done('user_profile_updated'), is_effective: true };
}

/** The old mailbox says no. */
export async function stopAddressChange(deps: Deps, link: Link, clientIp: string) {
  const attempt = await takeLinkAttempt(deps, link.id, clientIp);
  await inTransaction(deps.db, async (trx) => {
    const { account, change } = await useChangeLink(trx, deps, link, 'address_old');
    await endChange(trx, deps, account, change, 'stopped');
  });
  await attempt.succeeded();
  return done('ok');
}

/** Uses the link up, and locks the account that it is about. */
async function useChangeLink(
  trx: Knex.Transaction,
  deps: Deps,
  { id, token }: Link,
  purpose: LinkPurpose,
): Promise<{ account: AccountRow; change: AddressChangeRow }> {
  const account = await lockUser(trx, id);
  const change = account && (await findAddressChange(trx, id));
  if (!change || !(await useLink(trx, deps, id, [purpose], token))) throw new AppError('token_not_valid');
  return { account, change };
}

/** By the account itself, or an administrator. */
export async function withdrawAddressChange(deps: Deps, actor: Actor, id: number) {
  await findAccount(deps.db, actor, 'change', id);
  await inTransaction(deps.db, async (trx) => {
    const account = await lockUser(trx, id);
    const change = account && (await findAddressChange(trx, id));
    if (change) await endChange(trx, deps, account, change, 'withdrawn');
  });
  return done('ok');
}
