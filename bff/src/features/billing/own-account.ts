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
import { missingAtProvider } from './set-up-catalogue.ts';

/** Setting that stores which provider account the customers of this database belong to. */
const setting = 'provider_account';

const remedy =
  'no plan was ended; set the key of the account that this database was used with, or say that this one is meant: ' +
  'reconcile.ts --another-account (docs/operations.md, "Stripe")';

/**
 * Error for a key of another provider account. Customers unknown to it must not be treated as
 * ended.
 */
export class AnotherAccount extends Error {
  override readonly name = 'AnotherAccount';
}

/** Clients whose account was verified. The key of a process does not change. */
const found = new WeakSet<Payments>();
/** Clients for which the error was logged, once per process. */
const logged = new WeakSet<Payments>();

/** Number of customers to request if no account is stored yet. */
const sample = 20;

/**
 * Verifies that the database was first used with this provider account, before unknown customers
 * are treated as ended. The account is stored like the secret key, once the provider has most of
 * the customers.
 * @throws AnotherAccount with a message of one sentence
 */
export async function requireOwnAccount(deps: Deps): Promise<void> {
  const payments = requirePayments(deps);
  if (found.has(payments)) return;
  const account = await accountOf(payments);
  if (account === null || (await readSetting(deps.db, setting)) == null) {
    const customers = await latestCustomers(deps.db, sample);
    const existing = await Promise.all(customers.map((customer) => isKnown(payments, customer)));
    refuseMostMissing(existing.filter((isThere) => !isThere).length, existing.filter(Boolean).length);
  }
  const recordedAccount = account && (await noteProviderAccount(deps.db, account));
  if (recordedAccount !== account) throw anotherThan(account, recordedAccount);
  found.add(payments);
}

const anotherThan = (account: string | null, stored: unknown) =>
  new AnotherAccount(
    `The card provider's key is of the account ${account}, this database belongs to ${stored}: ${remedy}.`,
  );

interface AccountDescription {
  /** Null if a restricted key may not read it. */
  name: string | null;
  /** Milliseconds by which the provider's clock is ahead of the local clock; null if unknown. */
  aheadMs: number | null;
  /** What the product needs there and does not find. */
  lacks: string[];
}

/**
 * Describes the account of the key. Stores nothing.
 * @throws AnotherAccount if the database belongs to another account
 */
export async function describeAccount(deps: Deps): Promise<AccountDescription> {
  const payments = requirePayments(deps);
  const [name, aheadMs, lacks] = await Promise.all([
    accountOf(payments),
    payments.clockAheadMs(),
    missingAtProvider(deps),
  ]);
  // A database that cannot be read is no fault of the provider.
  const stored = await readSetting(deps.db, setting).catch(() => null);
  if (name !== null && stored != null && stored !== name) throw anotherThan(name, stored);
  return { name, aheadMs, lacks };
}

/**
 * Compares the customers that the provider lacks with those that it has.
 * @throws AnotherAccount if it lacks more than it has
 */
export function refuseMostMissing(missing: number, present: number): void {
  if (missing > present)
    throw new AnotherAccount(
      `The card provider does not know ${missing} of ${missing + present} customers of this database: ${remedy}.`,
    );
}

/**
 * Same as {@link requireOwnAccount} for user requests. The user gets an error that suggests a
 * retry, and the reason is logged.
 */
export async function requireOwnAccountNow(deps: Deps): Promise<void> {
  try {
    await requireOwnAccount(deps);
  } catch (error) {
    if (!(error instanceof AnotherAccount)) throw error;
    const payments = requirePayments(deps);
    if (!logged.has(payments)) deps.log.error(error.message);
    logged.add(payments);
    throw new AppError('service_unavailable', {}, { cause: error });
  }
}

/** Assigns this database to the account of the current key. */
export async function takeAnotherAccount(deps: Deps): Promise<void> {
  const payments = requirePayments(deps);
  await replaceProviderAccount(deps.db, await accountOf(payments));
  found.add(payments);
}

/** Whether the provider has or had a customer. Deleted customers are reported as deleted. */
export const isKnown = async (payments: Payments, customer: string): Promise<boolean> =>
  (await orIfMissing(
    payments.call((stripe) => stripe.customers.retrieve(customer)),
    null,
  )) !== null;

/**
 * Returns the account id, different in test mode and live mode. Null if a restricted key may not
 * read it.
 */
async function accountOf(payments: Payments): Promise<string | null> {
  try {
    const { id } = await payments.call((stripe) => stripe.accounts.retrieveCurrent());
    return payments.isLive ? id : `${id} (test)`;
  } catch (error) {
    if (isForbidden(error)) return null;
    throw error;
  }
}

/**
 * Time that a start waits for the provider, in milliseconds. After a timeout the account is
 * checked again before anything depends on it.
 */
const startWithin = 2000;

/** Stops the start of a production server whose key belongs to another account. */
export async function refuseAccount(deps: Deps, refuse: (why: string) => void): Promise<void> {
  if (deps.config.NODE_ENV !== 'production' || !deps.payments) return;
  const checked = requireOwnAccount(deps).catch((error: unknown) => {
    if (error instanceof AnotherAccount) refuse(error.message);
    else deps.log.warn({ err: error }, 'could not check which provider account the key belongs to');
  });
  await Promise.race([checked, setTimeout(startWithin, undefined, { ref: false })]);
}
