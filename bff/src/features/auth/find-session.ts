import { AppError } from '../../errors.ts';
import type { Deps } from '../../deps.ts';
import type { User } from '../../models/user.ts';
import { hashToken } from '../../adapters/tokens.ts';

/** Who asks. Read afresh with every request, so that a change of account or role holds at once. */
export interface Actor {
  id: number;
  role: 'user' | 'admin';
  isVerified: boolean;
  sessionId: number;
  row: User;
}

const touchAfterMs = 5 * 60_000;

type SessionRow = User & {
  session_id: number;
  last_seen_at: Date;
  ended_at: Date | null;
  ended_reason: string | null;
};

/** Throws `another_session_open` or `session_expired` for a token that was one, and for one that never was. */
export async function findSession({ db, clock, config }: Deps, token: string): Promise<Actor> {
  const [row] = (await db('sessions')
    .join('users', 'users.id', 'sessions.user_id')
    .where('sessions.token_hash', hashToken(token))
    .select(
      'users.*',
      'sessions.id as session_id',
      'sessions.last_seen_at',
      'sessions.ended_at',
      'sessions.ended_reason',
    )) as SessionRow[];
  const now = clock.now();
  if (!row) throw new AppError('session_expired');
  if (row.ended_at)
    throw new AppError(
      row.ended_reason === 'another_session_open' ? 'another_session_open' : 'session_expired',
    );
  const idleMs = now.getTime() - row.last_seen_at.getTime();
  if (idleMs > config.SESSION_IDLE_MINUTES * 60_000) throw new AppError('session_expired');
  if (row.disabled) throw new AppError('account_disabled');
  if (idleMs > touchAfterMs) await db('sessions').where({ id: row.session_id }).update({ last_seen_at: now });
  return { id: row.id, role: row.role, isVerified: Boolean(row.is_verified), sessionId: row.session_id, row };
}
