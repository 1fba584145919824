import { rulingIdOf } from '@massima/contract/format/ids';
import { withoutText } from '@massima/contract/format/saved-result';
import type { Knex } from 'knex';
import { inBatches } from '../in-batches.ts';
import type { OutboxRow } from './tables.ts';

/** Returns the id, and the id of the ruling if it is a principle's. */
const namesOf = (idResult: string) => [idResult, rulingIdOf(idResult)];

export const isWithdrawn = async (db: Knex, idResult: string): Promise<boolean> =>
  (await db('withdrawn_rulings').whereIn('id', namesOf(idResult)).first('id')) !== undefined;

export const withdrawnRulings = (db: Knex): Promise<string[]> =>
  db('withdrawn_rulings').orderBy('id').pluck('id');

/** Returns the time of the last withdrawal. */
export const lastWithdrawal = async (db: Knex): Promise<Date | null> =>
  (await db('withdrawn_rulings').max({ last: 'withdrawn_at' }).first<{ last: Date | null }>()).last;

/** Returns the ids that were withdrawn. */
export const withdrawnAmong = async (db: Knex, ids: readonly string[]): Promise<ReadonlySet<string>> =>
  new Set((await db('withdrawn_rulings').whereIn('id', ids).pluck('id')).map(String));

export const rememberWithdrawn = async (db: Knex, ids: readonly string[], now: Date): Promise<void> => {
  const rows = ids.map((id) => ({ id, withdrawn_at: now }));
  if (rows.length > 0) await db('withdrawn_rulings').insert(rows).onConflict('id').ignore();
};

/** Tables with saved results, each with the column by which its rows are read in batches. */
const ownerColumns = {
  project_elements: 'project_id',
  feedbacks: 'user_id',
  alert_news: 'alert_id',
} as const;
type SavedTable = keyof typeof ownerColumns;
/** Number of owners whose rows one statement scans, by an index without texts. */
const ownersAtOnce = 2000;
const idsAtOnce = 50;

interface Key {
  owner: number;
  id_result: string;
}

/** Yields batches of rows of a table that contain these rulings or principles. */
export async function* keptOf(db: Knex, table: SavedTable, ids: readonly string[]): AsyncGenerator<Key[]> {
  const owner = ownerColumns[table];
  const requested = new Set(ids);
  const last = await db(table).max({ last: owner }).first<{ last: number | null }>();
  for (let from = 1; from <= (last.last ?? 0); from += ownersAtOnce)
    for (const some of inBatches(ids, idsAtOnce)) {
      const rows: Key[] = await db(table)
        .whereBetween(owner, [from, from + ownersAtOnce - 1])
        .where((any) => {
          for (const id of some)
            void any
              .orWhere({ id_result: id })
              // its principles; an unescaped underscore would match any character
              .orWhere('id_result', 'like', `${id.replaceAll('_', '\\_')}-%`);
        })
        .select({ owner, id_result: 'id_result' });
      const found = rows
        .map((row) => ({ owner: row.owner, id_result: String(row.id_result) }))
        .filter(({ id_result }) => namesOf(id_result).some((name) => requested.has(name)));
      if (found.length > 0) yield found;
    }
}

/** Clears the text of a saved or rated result. Returns false if no text is stored. */
export async function emptyText(
  db: Knex,
  table: 'project_elements' | 'feedbacks',
  { owner, id_result }: Key,
  { dryRun = false } = {},
): Promise<boolean> {
  const row = { [ownerColumns[table]]: owner, id_result };
  const found = await db(table).where(row).first<{ result: string | null } | undefined>('result');
  if (!found?.result) return false;
  const emptied = withoutText(found.result);
  if (emptied === found.result) return false;
  if (!dryRun) await db(table).where(row).update({ result: emptied });
  return true;
}

export const deleteNews = (db: Knex, { owner, id_result }: Key): Promise<number> =>
  db('alert_news').where({ alert_id: owner, id_result }).delete();

/** Counts the accounts that received these matches by mail. */
export async function countMailed(db: Knex, found: readonly Key[]): Promise<number> {
  const owners = await db('alert_news')
    .join('alerts', 'alerts.id', 'alert_news.alert_id')
    .whereIn(
      ['alert_news.alert_id', 'alert_news.id_result'],
      found.map(({ owner, id_result }) => [owner, id_result]),
    )
    .whereNotNull('alert_news.mailed_at')
    .distinct('alerts.user_id');
  return owners.length;
}

const mailsAtOnce = 100;

/** Yields the alert mails that wait to be sent. */
export async function* waitingNewsMails(db: Knex): AsyncGenerator<Pick<OutboxRow, 'id' | 'params'>> {
  for (let after = 0; ;) {
    const rows = await db('outbox')
      .where({ template: 'alert_news', sent_at: null, failed_at: null })
      .where('id', '>', after)
      .orderBy('id')
      .limit(mailsAtOnce)
      .select('id', 'params');
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < mailsAtOnce) return;
    after = last.id;
  }
}

/** Changes a queued mail; null deletes it. */
export const changeMail = (db: Knex, id: number, params: string | null): Promise<number> => {
  const waiting = db('outbox').where({ id, sent_at: null, failed_at: null });
  return params === null ? waiting.delete() : waiting.update({ params });
};
