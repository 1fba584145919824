import { dayMs } from '@massima/contract/format/dates';
import type { AddressChangeRow } from '../../models/address-rows.ts';
import type { AccountRow } from '../../models/user.ts';

/** How long the old mailbox may be silent before that is as good as its consent. */
export const silenceMs = 7 * dayMs;
/**
 * Time within which a new address must be confirmed: a week longer than the silence period, for a
 * user who reads the mail after that.
 */
export const waitMs = 14 * dayMs;

const after = (requestedAt: Date, ms: number) => new Date(requestedAt.getTime() + ms);
export const silentAt = (requestedAt: Date): Date => after(requestedAt, silenceMs);
export const lapsesAt = (requestedAt: Date): Date => after(requestedAt, waitMs);

type Change = Pick<AddressChangeRow, 'asked_at' | 'confirmed_at' | 'agreed_at'>;

/** Whether the new address is the account's by now, or never will be. Pure. */
export function changeStateOf(
  { asked_at, confirmed_at, agreed_at }: Change,
  { verified_at }: Pick<AccountRow, 'verified_at'>,
  now: Date,
): 'due' | 'lapsed' | 'waiting' {
  // An address that was never verified has no owner who could object.
  const isAllowed = verified_at === null || agreed_at !== null || now >= silentAt(asked_at);
  if (confirmed_at !== null && isAllowed) return 'due';
  return now >= lapsesAt(asked_at) ? 'lapsed' : 'waiting';
}
