import { daysAfter } from '@massima/contract/format/dates';
import type { Knex } from 'knex';
import type { Deps } from '../../deps.ts';
import { offerOf } from '../../models/offer.ts';
import { inTransaction } from '../../models/retry-deadlock.ts';
import {
  lockTrialCustomer,
  noteMailbox,
  type TrialCustomerRow,
  unnotedMailboxes,
  writeTrialCustomer,
} from '../../models/trial-customers.ts';
import { type AccountRow, changeUser, lockUser } from '../../models/user.ts';
import { customerDomainOf, earlierMailboxesOf, keyedHash, keyedHashes, mailboxOf } from '../limits/index.ts';

type TrialDeps = Pick<Deps, 'clock' | 'config'>;
type Kind = TrialCustomerRow['kind'];

const purposeOf = (kind: Kind) => `trial-${kind}`;
const hashesOf = ({ config }: TrialDeps, kind: Kind, text: string) =>
  keyedHashes(config, purposeOf(kind), text);

/** Returns the hash of an address's mailbox. It is kept after the account is deleted. */
export const mailboxHash = ({ config }: Pick<Deps, 'config'>, email: string): string =>
  keyedHash(config.SECRET_KEY, purposeOf('mailbox'), mailboxOf(email));

/**
 * Claims the one trial of a mailbox. Returns false if it was claimed before, under any key or
 * address of the mailbox.
 */
export async function takeMailbox(trx: Knex.Transaction, deps: TrialDeps, email: string): Promise<boolean> {
  const formerHashes = earlierMailboxesOf(email).flatMap((mailbox) => hashesOf(deps, 'mailbox', mailbox));
  const [hash, ...before] = hashesOf(deps, 'mailbox', mailboxOf(email));
  const customer = { kind: 'mailbox', hashes: [hash, ...before, ...formerHashes] } as const;
  const first_at = deps.clock.now();
  if ((await lockTrialCustomer(trx, customer, first_at)).length > 0) return false;
  await writeTrialCustomer(trx, customer, { trials: 1, first_at, taken_by: null });
  return true;
}

/**
 * Claims one of the trials that the domain of an account has within a year of its first trial.
 * Returns false if none is left or if the address has no registrable domain.
 */
export async function takeDomain(
  trx: Knex.Transaction,
  deps: TrialDeps,
  account: AccountRow,
): Promise<boolean> {
  const domain = customerDomainOf(account.email);
  if (domain === null) return false;
  if (domain.isShared) return true;
  const offer = await offerOf(trx, account.price_type, account.origin?.trim().toLowerCase() ?? '');
  const now = deps.clock.now();
  const customer = { kind: 'domain', hashes: hashesOf(deps, 'domain', domain.name) } as const;
  const rows = await lockTrialCustomer(trx, customer, now);
  const recent = rows.filter(({ first_at }) => first_at > daysAfter(now, -365));
  const trials = recent.reduce((sum, row) => sum + row.trials, 0);
  const most = offer ? offer.trials_per_customer : 3;
  if (most !== null && trials >= most) return false;
  const [first_at = now] = recent.map((row) => row.first_at).sort((a, b) => Number(a) - Number(b));
  await writeTrialCustomer(trx, customer, { trials: trials + 1, first_at, taken_by: null });
  return true;
}

/**
 * Records the VAT number and the fiscal code of an account that has or expects a card-free trial.
 *
 * If an earlier account gave the same code, a trial that has not begun never begins. A running trial
 * without a plan ends only for the same fiscal code, which belongs to one person. Colleagues of a firm
 * share its VAT number, and anyone can look it up.
 */
export function noteCodes(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  userId: number,
  codes: Partial<Record<'vat' | 'fiscal', string | undefined>>,
): Promise<void> {
  return inTransaction(deps.db, async (trx) => {
    const account = await lockUser(trx, userId);
    if (!account || (account.trial_expires_at === null && account.trial_days_count === 0)) return;
    const now = deps.clock.now();
    const taken = new Set<Kind>();
    for (const kind of ['vat', 'fiscal'] as const) {
      const code = codes[kind]?.toUpperCase().replaceAll(/[^\dA-Z]/g, '');
      if (!code) continue;
      const customer = { kind, hashes: hashesOf(deps, kind, code) };
      const rows = await lockTrialCustomer(trx, customer, now);
      if (rows.length === 0)
        await writeTrialCustomer(trx, customer, { trials: 1, first_at: now, taken_by: userId });
      if (rows.some(({ taken_by }) => taken_by !== userId)) taken.add(kind);
    }
    if (taken.size === 0) return;
    const isRunning =
      account.plan === null && account.trial_expires_at !== null && account.trial_expires_at > now;
    const ends = isRunning && taken.has('fiscal');
    await changeUser(trx, userId, { trial_days_count: 0, ...(ends && { trial_expires_at: now }) });
  });
}

const atOnce = 500;

/**
 * Records the mailboxes of accounts that were verified before mailboxes were recorded, or by an
 * administrator.
 */
export async function noteMailboxes(deps: Pick<Deps, 'db' | 'config' | 'clock'>): Promise<number> {
  let count = 0;
  for (let some = atOnce; some === atOnce; count += some) {
    const accounts = await unnotedMailboxes(deps.db, atOnce);
    for (const { id, email } of accounts)
      await inTransaction(deps.db, async (trx) => {
        await takeMailbox(trx, deps, email);
        await noteMailbox(trx, id, mailboxHash(deps, email));
      });
    some = accounts.length;
  }
  return count;
}
