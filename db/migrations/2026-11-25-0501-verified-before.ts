import type { Knex } from 'knex';

/**
 * Who was verified before it was noted when. An account whose mark was taken back since is known by what only a verified one
 * could have: a trial, a plan, or a question in its history.
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
