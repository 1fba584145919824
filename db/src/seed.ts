import { createHash } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import { connect } from './connection.ts';
import { databaseUrl } from './database-url.ts';

/**
 * `node src/seed.ts`: creates the demo's accounts (contract, section 9). Existing accounts are
 * left unchanged, so that a visitor's changes survive a restart.
 */
const url = databaseUrl();
if (process.env['NODE_ENV'] === 'production') {
  console.error('demo accounts cannot be created with NODE_ENV=production');
  process.exit(2);
}

const day = 86_400_000;
const from = (days: number) => new Date(Date.now() + days * day);
const demo = [
  {
    email: 'lawyer@example.com',
    name: 'Lucia',
    surname: 'Ferrari',
    plan_queries: 500,
    license_expire_at: from(365),
  },
  {
    email: 'trial@example.com',
    name: 'Tommaso',
    surname: 'Ricci',
    plan_queries: 100,
    trial_expires_at: from(14),
  },
  {
    email: 'expired@example.com',
    name: 'Elena',
    surname: 'Costa',
    plan_queries: 500,
    license_expire_at: from(-2),
  },
  { email: 'unverified@example.com', name: 'Ugo', surname: 'Marino', is_verified: false },
  { email: 'newcomer@example.com', name: 'Nadia', surname: 'Greco' },
  { email: 'admin@example.com', name: 'Ada', surname: 'Bianchi', role: 'admin', plan_queries: -1 },
];

const db = connect(url);
/**
 * Creates an alert for the lawyer, so that `npm run demo:news` sends a mail. Without `since`,
 * every dated ruling is new.
 */
async function followForDemo(): Promise<void> {
  const lawyer = await db('users').where({ email: 'lawyer@example.com' }).first('id');
  const query = 'art. 2051 c.c.';
  const savedQuery = JSON.stringify({
    query,
    filters: { selectedType: 'massima', yearDoc: [] },
    as_typed: false,
  });
  await db('alerts')
    .insert({
      user_id: lawyer.id,
      kind: 'question',
      label: query,
      asked: savedQuery,
      // As the product makes it (bff/src/features/alerts/follow.ts): who follows the same question has it once.
      key_hash: createHash('sha256').update(`question\0${savedQuery}`).digest('base64url'),
      created_at: new Date(),
    })
    .onConflict(['user_id', 'key_hash'])
    .ignore();
}

try {
  const existing = await db('users')
    .whereIn(
      'email',
      demo.map((d) => d.email),
    )
    .pluck('email');
  const missing = demo.filter((d) => !existing.includes(d.email));
  if (missing.length > 0) {
    const now = new Date();
    const password_hash = await hash('massima-demo');
    const rows = missing.map((d) => ({
      is_verified: true,
      verified_at: d.is_verified === false ? null : now,
      work_area: 'lawyer',
      ...d,
      password_hash,
      created_at: now,
      updated_at: now,
    }));
    for (const row of rows) await db('users').insert(row).onConflict('email').ignore();
    if (missing.some(({ email }) => email === 'lawyer@example.com')) await followForDemo();
  }
  const partner = process.env['PARTNER_ORIGIN'];
  if (partner)
    await db('offers')
      .where({ origin: '' })
      .update({ embed_origins: JSON.stringify([partner]) });
  console.log(`demo accounts: ${missing.length} created, ${existing.length} kept`);
} finally {
  await db.destroy();
}
