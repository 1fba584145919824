import { actorOf, type Actor } from '../../actor.ts';
import { hashToken } from '../../adapters/tokens.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { sessionByTokenHash, touchSession } from '../../models/session.ts';

const touchAfterMs = 5 * 60_000;

/** Throws `another_session_open` or `session_expired` for a token that was one, and for one that never was. */
export async function findSession({ db, statements, clock, config }: Deps, token: string): Promise<Actor> {
  const row = await sessionByTokenHash(statements, hashToken(token));
  const now = clock.now();
  if (!row) throw new AppError('session_expired');
  if (row.ended_reason === 'account_disabled' && row.disabled) throw new AppError('account_disabled');
  if (row.ended_at)
    throw new AppError(
      row.ended_reason === 'another_session_open' ? 'another_session_open' : 'session_expired',
    );
  const idleMs = now.getTime() - row.last_seen_at.getTime();
  const ageMs = now.getTime() - row.created_at.getTime();
  if (idleMs > config.SESSION_IDLE_MINUTES * 60_000 || ageMs > config.SESSION_LIFE_MINUTES * 60_000)
    throw new AppError('session_expired');
  if (row.disabled) throw new AppError('account_disabled');
  if (idleMs > touchAfterMs) await touchSession(db, row.session_id, now);
  return actorOf(row, { sessionId: row.session_id, device: row.device, connection: null });
}
