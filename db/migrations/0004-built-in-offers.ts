import type { Knex } from 'knex';

const offers = [
  {
    price_type: 'regular',
    work_areas: JSON.stringify(['lawyer', 'private_legal_office', 'public_entity', 'judge']),
    max_trial_days: 14,
    max_trial_queries: 100,
  },
  {
    price_type: 'rome_special_offer',
    work_areas: JSON.stringify(['rome_order_lawyer']),
    max_trial_days: 30,
    max_trial_queries: -1,
  },
];

export async function up(db: Knex): Promise<void> {
  for (const offer of offers) {
    await db('offers')
      .insert({ ...offer, origin: '', embed_origins: '[]' })
      .onConflict(['price_type', 'origin'])
      .ignore();
  }
}

export async function down(db: Knex): Promise<void> {
  await db('offers')
    .whereIn(
      'price_type',
      offers.map((o) => o.price_type),
    )
    .where({ origin: '' })
    .delete();
}
