import type { makeFeedInput, makeFeedOutput, listFeedsOutput } from '@massima/contract/alerts';
import type { z } from 'zod';
import type { Actor } from '../../actor.ts';
import { hashToken, newToken } from '../../adapters/tokens.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { deleteFeed, feedsOf, replaceFeed } from '../../models/alert-feeds.ts';
import { findAlert } from '../../models/alerts.ts';
import { inTransaction } from '../../models/retry-deadlock.ts';
import { lockUser } from '../../models/user.ts';
import { done } from '../../outcome.ts';

/**
 * Creates a secret address for feed readers, which is shown only once. The previous address
 * expires.
 */
export async function makeFeed(
  deps: Deps,
  actor: Actor,
  { id, name }: z.infer<typeof makeFeedInput>,
): Promise<z.infer<typeof makeFeedOutput>> {
  const token = newToken();
  await inTransaction(deps.db, async (trx) => {
    await lockUser(trx, actor.id);
    if (!(await findAlert(trx, { id, user_id: actor.id }))) throw new AppError('file_not_found');
    await replaceFeed(trx, {
      alert_id: id,
      user_id: actor.id,
      token_hash: hashToken(token),
      name,
      created_at: deps.clock.now(),
      last_used_at: null,
    });
  });
  return { ...done('ok'), url: `${deps.config.PUBLIC_URL}/feeds/${token}` };
}

/** Revokes the address of the feed. Succeeds if none exists. */
export async function endFeed({ db }: Deps, actor: Actor, id: number) {
  if (!(await findAlert(db, { id, user_id: actor.id }))) throw new AppError('file_not_found');
  await deleteFeed(db, { alert_id: id, user_id: actor.id });
  return done('ok');
}

export async function listFeeds({ db }: Deps, actor: Actor): Promise<z.infer<typeof listFeedsOutput>> {
  const rows = await feedsOf(db, actor.id);
  return {
    feeds: rows.map(({ alert_id, name, created_at }) => ({
      alert_id,
      name,
      created_at: created_at.toISOString(),
    })),
  };
}
