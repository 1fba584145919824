import type Stripe from 'stripe';
import type { Deps } from '../../deps.ts';
import { accountOfCustomer, customersAfter, setCustomer } from '../../models/customers.ts';
import { settleOldAttempts } from '../../models/payment-attempts.ts';
import { findUser } from '../../models/user.ts';
import { forEachConcurrently } from '../../for-each-concurrently.ts';
import { endAll, endDuplicates, hasDuplicates } from './end-duplicates.ts';
import { repairCustomerIdentity } from './customer-identity.ts';
import { belongsTo } from './ensure-customer.ts';
import { issueInvoices } from './issue-invoices.ts';
import { withBillingLease } from './with-billing-lease.ts';
import { isKnown, refuseMostMissing, requireOwnAccount } from './own-account.ts';
import { underWayMs } from './payment-attempt.ts';
import { hasEnded, listSubscriptions } from './read-subscription.ts';
import { cleanUpDeclinedChange } from './declined-change.ts';
import { requirePayments } from './require-payments.ts';
import { currentOf, refreshFromProvider } from './sync-subscription.ts';

export interface Reconciled {
  checked: number;
  failed: number;
  /** Number of customers that were reassigned to their account. */
  adopted: number;
  /** Number of customers with a running subscription but no account. */
  orphans: number;
}

interface Walk {
  /** Last customer of an earlier run, to continue after. */
  after?: string | null;
  /** Called after every page with its last customer. */
  onPage?: (reached: string, sofar: Reconciled) => Promise<void>;
  /**
   * True after an operator has switched to another provider account. Unknown customers have then
   * ended.
   */
  isMoved?: boolean;
}

/**
 * Number of customers checked in parallel. A provider call takes about 150 ms, and the provider
 * allows a hundred calls per second.
 */
export const atATime = 6;

/**
 * Corrects missed changes for all customers of the provider, including those missing from a
 * restored backup, then for customers known only to the database. Can be repeated at any time.
 * @throws AnotherAccount before any plan is ended, if the provider account cannot be the one of
 *   this database
 */
export async function reconcile(
  deps: Deps,
  { after = null, onPage, isMoved = false }: Walk = {},
): Promise<Reconciled> {
  if (!isMoved) await requireOwnAccount(deps);
  const result: Reconciled = { checked: 0, failed: 0, adopted: 0, orphans: 0 };
  const seen = new Set<string>();
  const check = async (customer: string, work: () => Promise<unknown>) => {
    seen.add(customer);
    result.checked += 1;
    await work().catch((err: unknown) => {
      result.failed += 1;
      deps.log.warn({ err, customer }, 'reconcile failed');
    });
  };
  for await (const page of pagesOfCustomers(deps, after)) {
    await forEachConcurrently(page, atATime, (customer) =>
      check(customer.id, () => checkCustomer(deps, customer, result)),
    );
    const last = page.at(-1);
    if (last) await onPage?.(last.id, result);
  }
  const unseen = await customersUnseen(deps, seen, isMoved);
  await forEachConcurrently(unseen, atATime, (customer) =>
    check(customer, () => reconcileCustomer(deps, customer)),
  );
  return result;
}

/**
 * Returns the customers known only to the database: deleted at the provider, or on pages of an
 * earlier run.
 */
async function customersUnseen(deps: Deps, seen: ReadonlySet<string>, isMoved: boolean): Promise<string[]> {
  const unseen: string[] = [];
  let [found, missing] = [0, 0];
  for (let from = 0; ;) {
    const page = await customersAfter(deps.db, from);
    const last = page.at(-1);
    if (!last) break;
    from = last.userId;
    const rest = page.flatMap(({ customer }) => (seen.has(customer) ? [] : [customer]));
    found += page.length - rest.length;
    unseen.push(...rest);
  }
  if (isMoved) return unseen;
  await forEachConcurrently(unseen, atATime, async (customer) => {
    if (await isKnown(requirePayments(deps), customer)) found += 1;
    else missing += 1;
  });
  refuseMostMissing(missing, found);
  return unseen;
}

/** Requests the customers page by page. */
async function* pagesOfCustomers(deps: Deps, begin: string | null): AsyncGenerator<Stripe.Customer[]> {
  for (let after = begin; ;) {
    const page = await requirePayments(deps).call((stripe) =>
      stripe.customers.list({ limit: 100, ...(after !== null && { starting_after: after }) }),
    );
    yield page.data;
    after = page.data.at(-1)?.id ?? null;
    if (!page.has_more || after === null) return;
  }
}

async function checkCustomer(deps: Deps, customer: Stripe.Customer, result: Reconciled): Promise<void> {
  const owner = await accountOfCustomer(deps.db, customer.id);
  if (owner !== null) {
    await reconcileCustomer(deps, customer.id);
    return repairCustomerIdentity(deps, customer, owner);
  }
  const account = Number(customer.metadata['account']);
  // Not created by this product.
  if (!Number.isSafeInteger(account)) return;
  const user = await findUser(deps.db, account);
  const payments = requirePayments(deps);
  const theirs = await listSubscriptions(payments, customer.id);
  if (user && belongsTo(customer, user)) {
    const ours = user.customer_id === null ? [] : await listSubscriptions(payments, user.customer_id);
    const current = await currentOf(deps, user.id, ours);
    if (current) return withBillingLease(deps, user.id, () => endAll(deps, user.id, theirs, current.id));
    if (user.customer_id !== null && theirs.every(hasEnded)) return;
    if (!(await setCustomer(deps.db, user.id, { from: user.customer_id, to: customer.id }))) return;
    result.adopted += 1;
    deps.log.warn({ user: user.id, customer: customer.id }, 'customer assigned to its account again');
    return reconcileCustomer(deps, customer.id);
  }
  const alive = theirs.filter((s) => !hasEnded(s)).map(({ id }) => id);
  if (alive.length === 0) return;
  result.orphans += 1;
  deps.log.error({ account, customer: customer.id, alive }, 'a subscription belongs to no account');
}

/**
 * Corrects the stored subscription, ends a second subscription, and closes attempts that can have
 * no further result.
 */
export async function reconcileCustomer(deps: Deps, customer: string): Promise<void> {
  const snapshot = await cleanUpDeclinedChange(deps, customer, await refreshFromProvider(deps, customer));
  const { userId } = snapshot;
  if (userId === null) return;
  if (hasDuplicates(snapshot))
    await withBillingLease(deps, userId, (lease) => endDuplicates(deps, lease, customer));
  await settleOldAttempts(deps.db, userId, underWayMs);
  await issueInvoices(deps, customer);
}
