import { isRefusal, providerCode } from '../../adapters/payments.ts';
import type { Deps } from '../../deps.ts';
import { dueUsage, markCounted, markTried, setAside, type DueUsage } from '../../models/metered-usage.ts';
import { requirePayments } from './require-payments.ts';

/** Name of the meter event; docs/operations.md describes its setup. */
const eventName = 'massima_query';
const batch = 100;
const maxOfAccount = 1000;
/**
 * The provider recognises an identifier for a day. A response lost longer ago could lead to a
 * double charge.
 */
const knownAgainMs = 23 * 3_600_000;
/** Number of consecutive errors that indicate an outage and not a faulty record. */
const unavailable = 2;

/**
 * Reports searches beyond the quota. Each identifier was stored with its search, and the provider
 * accepts it once, so crashes and concurrent runs change nothing.
 *
 * Rejected records are set aside and logged. Neither they nor records without a response block the
 * others.
 * @param account  limits the report to one account
 * @returns number of reported searches
 * @throws at the end if a record got no response; it is reported in the next round
 */
export async function sendMeteredUsage(deps: Deps, account?: number): Promise<number> {
  if (!deps.payments) return 0;
  let counted = 0;
  let failures = 0;
  let failure: unknown;
  for (const usage of await dueUsage(deps.db, account === undefined ? batch : maxOfAccount, account)) {
    try {
      if (await report(deps, usage)) counted += 1;
      failures = 0;
    } catch (error) {
      failure = error;
      failures += 1;
      if (failures === unavailable) break;
    }
  }
  if (failure !== undefined) throw failure;
  return counted;
}

/**
 * Reports all use of an account before its plan changes or ends, because later reports would not
 * be billed.
 */
export async function sendAllUsage(deps: Deps, account: number): Promise<void> {
  while ((await sendMeteredUsage(deps, account)) > 0);
}

/**
 * Reports one record.
 * @throws if the provider gives no reliable response; the record waits for another round
 */
async function report(deps: Deps, usage: DueUsage): Promise<boolean> {
  const { identifier, createdAt, triedAt, customerId } = usage;
  const now = deps.clock.now();
  if (!customerId) return refuse(deps, usage, 'the account has no customer');
  if (triedAt && now.getTime() - triedAt.getTime() > knownAgainMs)
    return refuse(deps, usage, 'sent a day ago, and whether it was counted is not known');
  await markTried(deps.db, identifier, now);
  try {
    await requirePayments(deps).call((stripe) =>
      stripe.billing.meterEvents.create({
        event_name: eventName,
        identifier,
        timestamp: Math.floor(createdAt.getTime() / 1000),
        payload: { stripe_customer_id: customerId, value: '1' },
      }),
    );
  } catch (error) {
    if (!isRefusal(error)) throw error;
    const why = refusalOf(error);
    if (!isDuplicate(why)) return refuse(deps, usage, why);
  }
  await markCounted(deps.db, identifier, now);
  return true;
}

async function refuse(deps: Deps, { identifier, userId }: DueUsage, why: string): Promise<false> {
  await setAside(deps.db, identifier, why, deps.clock.now());
  deps.log.error({ user: userId, identifier, why }, 'could not bill a search beyond the quota');
  return false;
}

const refusalOf = (error: unknown): string =>
  [providerCode(error), error instanceof Error && error.cause instanceof Error && error.cause.message]
    .filter(Boolean)
    .join(': ');

/** Whether the search was already reported by an earlier attempt whose response was lost. */
const isDuplicate = (why: string): boolean =>
  /already exists with identifier|duplicate_meter_event/.test(why);
