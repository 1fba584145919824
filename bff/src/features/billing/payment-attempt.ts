import { createHash, randomUUID } from 'node:crypto';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { User } from '../../models/user.ts';

interface Attempt {
  key: string;
  /** Called once the provider's answer is known, whatever it was. */
  settle(): Promise<void>;
}

/** An unsettled attempt is a call whose answer nobody saw. The provider forgets keys after a day. */
const retryWithinMs = 23 * 3_600_000;

/**
 * The idempotency key of an operation that costs money, stored before the provider is called. The same request again (a
 * retry, a second tab, a process that died) gets the same key, so that the provider does it once; another request
 * while one is unanswered is refused with 409.
 */
export async function paymentAttempt(
  deps: Deps,
  userId: number,
  kind: string,
  asked: unknown,
): Promise<Attempt> {
  const fingerprint = createHash('sha256').update(JSON.stringify(asked)).digest('base64url');
  const now = deps.clock.now();
  const key = await deps.db.transaction(async (trx) => {
    await User.query(trx).findById(userId).forUpdate();
    const open = await trx('payment_attempts')
      .where({ user_id: userId, kind, settled_at: null })
      .where('created_at', '>', new Date(now.getTime() - retryWithinMs))
      .first('idempotency_key', 'fingerprint', 'created_at');
    if (open?.fingerprint === fingerprint) return open.idempotency_key as string;
    if (open && now.getTime() - open.created_at.getTime() < 30_000) throw new AppError('update_error');
    const fresh = `${kind}-${userId}-${randomUUID()}`;
    await trx('payment_attempts').insert({
      idempotency_key: fresh,
      user_id: userId,
      kind,
      fingerprint,
      created_at: now,
    });
    return fresh;
  });
  return {
    key,
    settle: async () => {
      await deps
        .db('payment_attempts')
        .where({ idempotency_key: key })
        .update({ settled_at: deps.clock.now() });
    },
  };
}
