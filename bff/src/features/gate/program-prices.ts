import type { ProgramSpending } from '@massima/contract/connections';
import type { Receipt } from '@massima/contract/receipt';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { readSpending, type Spending } from '../../models/assistant-spending.ts';
import { currency, receiptOf } from './receipt-of.ts';

export const presentSpending = (
  { overQuotaCents }: Pick<Actor, 'overQuotaCents'>,
  { maxCents, spentCents }: Spending,
): ProgramSpending => ({
  most: maxCents,
  spent: spentCents,
  each: overQuotaCents,
  currency,
});

/**
 * Returns the spending limit of the account's programs and the price of their next search. The
 * account's owner sees them before authorising a program.
 */
export async function pricesFor(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
): Promise<Pick<Receipt, 'searches_left' | 'next_search'> & { spending: ProgramSpending }> {
  const now = clock.now();
  const { searches_left, next_search } = receiptOf(actor, now);
  return {
    searches_left,
    next_search,
    spending: presentSpending(actor, await readSpending(db, actor.id, now)),
  };
}
