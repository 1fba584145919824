import { setTimeout } from 'node:timers/promises';
import { isForbidden, type Payments } from '../../adapters/payments.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import {
  latestCustomers,
  noteProviderAccount,
  replaceProviderAccount,
} from '../../models/provider-account.ts';
import { readSetting } from '../../models/settings.ts';
import { orIfMissing, requirePayments } from './require-payments.ts';

/** Whose customers this database's are. */
const setting = 'provider_account';

const cure =
  'no plan was ended; set the key of the account that this database was used with, or say that this one is meant: ' +
  'reconcile.ts --another-account (docs/operations.md, "Stripe")';

/** The provider answers for an account that is not the one of this database: what it does not know, it can't say has ended. */
export class AnotherAccount extends Error {
  override readonly name = 'AnotherAccount';
}

/** Found to be the own one: a process keeps its key. */
const found = new WeakSet<Payments>();
/** Said once by each process. */
const said = new WeakSet<Payments>();

/** How many customers are requested where no account is noted yet. */
const sample = 20;

/**
 * Before anything is taken for ended because the provider doesn't know it: its account must be the one that this database was used with
 * first. That is noted like the secret key, once the provider knows most of the customers.
 * @throws AnotherAccount in one sentence
 */
export async function requireOwnAccount(deps: Deps): Promise<void> {
  const payments = requirePayments(deps);
  if (found.has(payments)) return;
  const account = await accountOf(payments);
  if (account === null || (await readSetting(deps.db, setting)) == null) {
    const customers = await latestCustomers(deps.db, sample);
    const known = await Promise.all(customers.map((customer) => isKnown(payments, customer)));
    refuseMostMissing(known.filter((isThere) => !isThere).length, known.filter(Boolean).length);
  }
  const noted = account && (await noteProviderAccount(deps.db, account));
  if (noted !== account) throw anotherThan(account, noted);
  found.add(payments);
}

const anotherThan = (account: string | null, noted: unknown) =>
  new AnotherAccount(
    `The card provider's key is of the account ${account}, this database belongs to ${noted}: ${cure}.`,
  );

/**
 * Whose the key is, and how far the provider's clock is ahead of this machine's; notes nothing.
 * @throws AnotherAccount where the database belongs to another account
 */
export async function describeAccount(deps: Deps): Promise<{ name: string | null; aheadMs: number | null }> {
  const payments = requirePayments(deps);
  const [name, aheadMs] = await Promise.all([accountOf(payments), payments.clockAheadMs()]);
  const noted = await readSetting(deps.db, setting);
  if (name !== null && noted != null && noted !== name) throw anotherThan(name, noted);
  return { name, aheadMs };
}

/** @throws AnotherAccount where the provider lacks more of our customers than it has */
export function refuseMostMissing(missing: number, there: number): void {
  if (missing > there)
    throw new AnotherAccount(
      `The card provider does not know ${missing} of ${missing + there} customers of this database: ${cure}.`,
    );
}

/** The same for what a user waits for: they are asked to try again, and the log says why. */
export async function requireOwnAccountNow(deps: Deps): Promise<void> {
  try {
    await requireOwnAccount(deps);
  } catch (error) {
    if (!(error instanceof AnotherAccount)) throw error;
    const payments = requirePayments(deps);
    if (!said.has(payments)) deps.log.error(error.message);
    said.add(payments);
    throw new AppError('service_unavailable', {}, { cause: error });
  }
}

/** From now on this database belongs to the account whose key is set. */
export async function takeAnotherAccount(deps: Deps): Promise<void> {
  const payments = requirePayments(deps);
  await replaceProviderAccount(deps.db, await accountOf(payments));
  found.add(payments);
}

/** Deleted ones are known, and say so. */
export const isKnown = async (payments: Payments, customer: string): Promise<boolean> =>
  (await orIfMissing(
    payments.call((stripe) => stripe.customers.retrieve(customer)),
    null,
  )) !== null;

/** An account's tests and its real payments have their own customers. Null: a restricted key may not say whose it is. */
async function accountOf(payments: Payments): Promise<string | null> {
  try {
    const { id } = await payments.call((stripe) => stripe.accounts.retrieveCurrent());
    return payments.isLive ? id : `${id} (test)`;
  } catch (error) {
    if (isForbidden(error)) return null;
    throw error;
  }
}

/** Milliseconds that a start waits for the provider; one that answers later is asked again before anything depends on it. */
const startWithin = 2000;

/** In production a server does not begin with the key of another account. */
export async function refuseAccount(deps: Deps, refuse: (why: string) => void): Promise<void> {
  if (deps.config.NODE_ENV !== 'production' || !deps.payments) return;
  const checked = requireOwnAccount(deps).catch((error: unknown) => {
    if (error instanceof AnotherAccount) refuse(error.message);
    else deps.log.warn({ err: error }, 'the card provider could not be asked whose key this is');
  });
  await Promise.race([checked, setTimeout(startWithin, undefined, { ref: false })]);
}
