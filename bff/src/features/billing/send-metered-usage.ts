import { isRefusal, providerCode } from '../../adapters/payments.ts';
import type { Deps } from '../../deps.ts';
import { dueUsage, markCounted, markTried, setAside, type DueUsage } from '../../models/metered-usage.ts';
import { requirePayments } from './require-payments.ts';

/** The meter's event, as docs/operations.md sets it up. */
const eventName = 'massima_query';
const batch = 100;
const maxOfAccount = 1000;
/** The provider knows an identifier again for a day; one whose answer was lost longer ago could be counted twice. */
const knownAgainMs = 23 * 3_600_000;
/** This many failures in a row are the provider's, and not those of a record. */
const isAway = 2;

/**
 * Reports searches past the quota. The identifier was written together with the search, and the provider counts each
 * once; so a process that dies between sending and noting, or two that send the same, change nothing. What the provider
 * refuses is set aside and logged, and neither that nor a record it has no answer to is in the way of the others.
 * @param account only what this one used
 * @returns how many were reported.
 * @throws at the end, when there was no answer to one of them: it is reported in the next round.
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
      if (failures === isAway) break;
    }
  }
  if (failure !== undefined) throw failure;
  return counted;
}

/** What an account has used until now: its plan is about to be changed or ended, and what is reported later is billed by none. */
export async function sendAllUsage(deps: Deps, account: number): Promise<void> {
  while ((await sendMeteredUsage(deps, account)) > 0);
}

/** @throws when the provider gives no answer that can be believed: the record waits for another round. */
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
  deps.log.error({ user: userId, identifier, why }, 'a search past the quota could not be billed');
  return false;
}

const refusalOf = (error: unknown): string =>
  [providerCode(error), error instanceof Error && error.cause instanceof Error && error.cause.message]
    .filter(Boolean)
    .join(': ');

/** Already counted: an earlier try arrived and its answer did not. */
const isDuplicate = (why: string): boolean =>
  /already exists with identifier|duplicate_meter_event/.test(why);
