import { createHash, randomBytes } from 'node:crypto';
import mysql from 'mysql2/promise';

/** Enough that none of them asks more than an account may in a minute, however fast the product is. */
const accountCount = 512;

/** Accounts with a licence and a quota large enough, and a session of each. Returns the tokens. */
export async function createAccounts(database: string, count = accountCount): Promise<string[]> {
  const db = await mysql.createConnection({ uri: database, timezone: 'Z' });
  try {
    const now = new Date();
    const tokens: string[] = [];
    for (let i = 0; i < count; i++) {
      const [user] = await db.query<mysql.ResultSetHeader>('INSERT INTO users SET ?', {
        name: 'Lucia',
        surname: 'Ferrari',
        email: `bench-${i}-${randomBytes(6).toString('hex')}@example.com`,
        is_verified: true,
        plan_queries: 100_000_000,
        license_expire_at: new Date(now.getTime() + 86_400_000),
        created_at: now,
        updated_at: now,
      });
      const token = randomBytes(32).toString('base64url');
      await db.query('INSERT INTO sessions SET ?', {
        user_id: user.insertId,
        token_hash: createHash('sha256').update(token).digest('base64url'),
        device: 'PC-bench',
        created_at: now,
        last_seen_at: now,
      });
      tokens.push(token);
    }
    return tokens;
  } finally {
    await db.end();
  }
}

/** How many searches were charged so far: the measured ones must have been. */
export async function chargedSearches(database: string): Promise<number> {
  const db = await mysql.createConnection({ uri: database });
  const [rows] = await db.query<mysql.RowDataPacket[]>(
    'SELECT SUM(used_queries) AS used, COUNT(*) AS n FROM users',
  );
  await db.end();
  return Number(rows[0]?.['used'] ?? 0);
}
