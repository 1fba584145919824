import { AppError } from '../../errors.ts';
import type { Deps } from '../../deps.ts';
import type { Statement } from '../../models/statement-pool.ts';
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

/** Written out, and past the query builder: every request of everybody begins with it. */
const sessionOf = (hash: string): Statement => [
  `SELECT users.*, sessions.id AS session_id, sessions.last_seen_at, sessions.ended_at, sessions.ended_reason
     FROM sessions JOIN users ON users.id = sessions.user_id WHERE sessions.token_hash = ?`,
  [hash],
];

/** Throws `another_session_open` or `session_expired` for a token that was one, and for one that never was. */
export async function findSession({ db, statements, clock, config }: Deps, token: string): Promise<Actor> {
  const [rows] = await statements.together([sessionOf(hashToken(token))]);
  const [row] = rows as SessionRow[];
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
