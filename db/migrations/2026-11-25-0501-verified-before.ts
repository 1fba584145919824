import type { Knex } from 'knex';

/**
 * Marks accounts that were verified before the verification date was stored. An account whose flag
 * was removed since is recognised by a trial, a plan or a search in its history, which require
 * verification.
 */
export async function up(db: Knex): Promise<void> {
  await db('users')
    .whereNull('verified_at')
    .where((verified) =>
      verified
        .where({ is_verified: true })
        .orWhereNotNull('trial_expires_at')
        .orWhereNotNull('plan_expires_at')
        .orWhereExists(db('questions').whereRaw('questions.user_id = users.id').select(db.raw('1'))),
    )
    .update({ verified_at: db.ref('created_at') });
}

/** The column goes with the migration before. */
export async function down(): Promise<void> {}
