import type { Knex } from 'knex';

const kinds = (list: string[]) => `enum(${list.map((kind) => `'${kind}'`).join(',')}) NOT NULL`;
const before = ['question', 'ruling'];

/** Adds alerts on the citations in a text, and the known state of the followed articles. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`ALTER TABLE alerts MODIFY kind ${kinds([...before, 'citations'])}`);
  if (await db.schema.hasColumn('alerts', 'known')) return;
  await db.schema.alterTable('alerts', (t) => {
    t.specificType('known', 'mediumtext').comment(
      'JSON: texts and fates of followed articles that are no news; null: all there are at the next look',
    );
  });
}

export async function down(db: Knex): Promise<void> {
  await db('alerts').where({ kind: 'citations' }).delete();
  await db.raw(`ALTER TABLE alerts MODIFY kind ${kinds(before)}`);
  if (!(await db.schema.hasColumn('alerts', 'known'))) return;
  await db.schema.alterTable('alerts', (t) => t.dropColumns('known'));
}
