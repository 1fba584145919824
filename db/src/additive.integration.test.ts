import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Knex } from 'knex';
import { connect, ensureSchema } from './connection.ts';

// During a rolling update the previous version runs on the new schema.
let db: Knex;
beforeAll(async () => {
  const url = new URL(`/test_${randomUUID().replaceAll('-', '').slice(0, 20)}`, process.env['DATABASE_URL']);
  await ensureSchema(url.href);
  db = connect(url.href);
});
afterAll(async () => {
  await db.raw('DROP DATABASE ??', [db.client.database()]);
  await db.destroy();
});

interface Column {
  name: string;
  type: string;
  isNullable: boolean;
  /** A row can be written without naming it. */
  isOptional: boolean;
}

async function columns(): Promise<Map<string, Column>> {
  const rows: Record<string, string | null>[] = await db('information_schema.columns')
    .whereRaw('table_schema = DATABASE()')
    .select({
      name: db.raw("CONCAT(table_name, '.', column_name)"),
      type: 'column_type',
      nullable: 'is_nullable',
      standard: 'column_default',
      extra: 'extra',
    });
  return new Map(
    rows.map(({ name, type, nullable, standard, extra }) => [
      name!,
      {
        name: name!,
        type: type!,
        isNullable: nullable === 'YES',
        isOptional: nullable === 'YES' || standard !== null || extra !== '',
      },
    ]),
  );
}

/** Whether what was written into a column of the older type fits the newer one: the same, or longer, or with more to choose from. */
function includes(newer: string, older: string): boolean {
  if (newer === older) return true;
  const choices = (type: string): readonly string[] => type.match(/'[^']*'/g) ?? [];
  if (/^enum/.test(newer) && /^enum/.test(older))
    return choices(older).every((choice) => choices(newer).includes(choice));
  const length = (type: string) => Number(/^varchar\((\d+)\)$/.exec(type)?.[1]);
  return length(newer) >= length(older);
}

/** Returns the changes that break the previous version. */
function obstacles(before: ReadonlyMap<string, Column>, after: ReadonlyMap<string, Column>): string[] {
  const tables = new Set(Array.from(before.keys(), (name) => name.split('.')[0]));
  return [
    ...[...before.values()].flatMap(({ name, type, isNullable, isOptional }) => {
      const now = after.get(name);
      if (!now) return [`${name} is gone`];
      if (!includes(now.type, type)) return [`${name} was ${type} and is ${now.type}`];
      return (isNullable && !now.isNullable) || (isOptional && !now.isOptional)
        ? [`${name} is asked for`]
        : [];
    }),
    ...[...after.values()].flatMap(({ name, isOptional }) =>
      before.has(name) || isOptional || !tables.has(name.split('.')[0]) ? [] : [`${name} is asked for`],
    ),
  ];
}

test('migrations remove nothing the previous version uses and require no column it does not write', async () => {
  for (let before = await columns(); ;) {
    const [, [migration]]: [number, string[]] = await db.migrate.up();
    if (migration === undefined) break;
    const after = await columns();
    expect({ migration, obstacles: obstacles(before, after) }).toEqual({ migration, obstacles: [] });
    before = after;
  }
});
