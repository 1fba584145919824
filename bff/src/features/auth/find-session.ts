import { actorOf, type Actor } from '../../actor.ts';
import { hashToken } from '../../adapters/tokens.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { sessionByTokenHash, touchSession, type LiveSession, type LiveSince } from '../../models/session.ts';

const touchAfterMs = 5 * 60_000;

/** Since when a session must have been used, and begun, to live at this instant. */
export const liveSince = ({ config }: Pick<Deps, 'config'>, now: Date): LiveSince => ({
  usedSince: new Date(now.getTime() - config.SESSION_IDLE_MINUTES * 60_000),
  begunSince: new Date(now.getTime() - config.SESSION_LIFE_MINUTES * 60_000),
});

/** Throws `another_session_open` or `session_expired` for a token that was one, and for one that never was. */
export async function findSession(deps: Deps, token: string): Promise<Actor> {
  return actorOfSession(deps, await sessionByTokenHash(deps.statements, hashToken(token)), deps.clock.now());
}

/** Whose session it is, where it lives; throws as `findSession` does. */
export async function actorOfSession(
  deps: Pick<Deps, 'db' | 'config'>,
  row: LiveSession | undefined,
  now: Date,
): Promise<Actor> {
  if (!row) throw new AppError('session_expired');
  if (row.ended_reason === 'account_disabled' && row.disabled) throw new AppError('account_disabled');
  if (row.ended_at)
    throw new AppError(
      row.ended_reason === 'another_session_open' ? 'another_session_open' : 'session_expired',
    );
  const { usedSince, begunSince } = liveSince(deps, now);
  if (row.last_seen_at < usedSince || row.created_at < begunSince) throw new AppError('session_expired');
  if (row.disabled) throw new AppError('account_disabled');
  if (now.getTime() - row.last_seen_at.getTime() > touchAfterMs)
    await touchSession(deps.db, row.session_id, now);
  return actorOf(row, {
    sessionId: row.session_id,
    device: row.device,
    connection: null,
    provenAt: row.proven_at,
    provenBy: row.proven_by,
    proofUsedAt: row.proof_used_at,
  });
}
