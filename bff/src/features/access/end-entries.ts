import { endableKinds, type endEntriesInput, type endEntryInput } from '@massima/contract/access';
import type { Knex } from 'knex';
import type { z } from 'zod';
import { lockAccount } from '../../access.ts';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { deleteFeed } from '../../models/alert-feeds.ts';
import { endConnections } from '../../models/connection.ts';
import { deleteTrustedDevices } from '../../models/factors.ts';
import { inTransaction } from '../../models/retry-deadlock.ts';
import { endSession } from '../../models/session.ts';
import { endShares } from '../../models/shares.ts';
import { done } from '../../outcome.ts';
import { endLinks, openingPurposes } from '../mail/index.ts';
import { type Entry, entriesOf, isThis } from './list-entries.ts';

type Kind = (typeof endableKinds)[number];
const enders: Record<
  Kind,
  (trx: Knex.Transaction, user_id: number, id: number, now: Date) => Promise<unknown>
> = {
  session: (trx, _, id, now) => endSession(trx, id, 'access_ended', now),
  device: (trx, user_id, id) => deleteTrustedDevices(trx, user_id, id),
  key: (trx, user_id, id, now) => endConnections(trx, { user_id, id }, now),
  application: (trx, user_id, id, now) => endConnections(trx, { user_id, id }, now),
  feed: (trx, user_id, alert_id) => deleteFeed(trx, { alert_id, user_id }),
  share: (trx, user_id, id, now) => endShares(trx, { user_id, id }, now),
};
const isEndable = (entry: Entry): entry is Entry & { kind: Kind } =>
  endableKinds.some((kind) => kind === entry.kind);

/**
 * Ends the entries of the actor's account that `choose` returns.
 * @returns their number
 */
async function endThose(
  deps: Deps,
  actor: Actor,
  choose: (all: readonly Entry[]) => Entry[],
): Promise<number> {
  return inTransaction(deps.db, async (trx) => {
    await lockAccount(trx, actor.id);
    const chosen = choose(await entriesOf(trx, deps, actor.id)).filter(isEndable);
    for (const { kind, id } of chosen) await enders[kind](trx, actor.id, id, deps.clock.now());
    return chosen.length;
  });
}

/**
 * Ends one access.
 * @throws AppError `file_not_found` if the account has no such entry; `update_error` for the
 *   current session, which a logout ends
 */
export async function endEntry(deps: Deps, actor: Actor, { kind, id }: z.infer<typeof endEntryInput>) {
  if (isThis(actor, { kind, id })) throw new AppError('update_error');
  const ended = await endThose(deps, actor, (all) =>
    all.filter((entry) => entry.kind === kind && entry.id === id),
  );
  if (ended === 0) throw new AppError('file_not_found');
  return done('ok');
}

/**
 * Ends all entries except this session and the factors. Without a moment, mailed login links are
 * revoked as well.
 */
export async function endAllEntries(
  deps: Deps,
  actor: Actor,
  { made_before }: z.infer<typeof endEntriesInput>,
) {
  const before = made_before === undefined ? null : new Date(made_before);
  const ended = await endThose(deps, actor, (all) =>
    all.filter((entry) => !isThis(actor, entry) && (before === null || entry.made < before)),
  );
  if (before === null) await inTransaction(deps.db, (trx) => endLinks(trx, deps, actor.id, openingPurposes));
  return { ...done('ok'), ended };
}
