import { statement, type Statement } from './statement-pool.ts';

/** Statements of a search's batch (search-ledger.ts), whose variables they share. */
interface Page {
  userId: number;
  /** In the order of the page. */
  results: readonly { id: string }[];
  now: Date;
  /** How many different results a payment opens. */
  most: number;
  /** Of a card-free trial; null: the account has none. */
  trialLimit: number | null;
}

export const idsOf = ({ results }: Pick<Page, 'results'>) => [...new Set(results.map(({ id }) => id))];

/** A further payment: the question with which the results are counted may show as many again, for half an hour from now on. */
export const buy = ({ userId, most, now }: Page): Statement =>
  statement(
    `UPDATE open_questions SET opens = opens + ?, opened_at = ?
      WHERE user_id = ? AND question_hash = @pool AND @buys AND @paid`,
    [most, now, userId],
  );

/** What it showed before it was paid again no longer counts. */
export const forget = ({ userId }: Page): Statement =>
  statement(
    'DELETE FROM opened_results WHERE user_id = ? AND question_hash = @pool AND @paid AND NOT @is_open',
    [userId],
  );

/** Of the page what the question has not shown yet, from the top, as much of it as the question and a card-free trial may still show. */
export const fit = (page: Page): Statement => {
  const { userId, now, most, trialLimit } = page;
  const isTrial = trialLimit !== null;
  const ids = idsOf(page);
  return statement(
    `INSERT INTO opened_results (user_id, question_hash, id_result, opened_at)
     SELECT ?, @pool, fresh.id, ?
       FROM (SELECT page.id, ROW_NUMBER() OVER (ORDER BY page.place) AS nth${isTrial ? ', seen.user_id AS seen_by, SUM(seen.user_id IS NULL) OVER (ORDER BY page.place) AS unseen' : ''}
               FROM (SELECT ? AS id, 0 AS place${ids.map((_, i) => (i === 0 ? '' : ` UNION ALL SELECT ?, ${i}`)).join('')}) AS page
               LEFT JOIN opened_results AS known
                      ON known.user_id = ? AND known.question_hash = @pool AND known.id_result = page.id
              ${isTrial ? 'LEFT JOIN shown_results AS seen ON seen.user_id = ? AND seen.id_result = page.id' : ''}
              WHERE known.id IS NULL) AS fresh
      WHERE @is_covered
        AND fresh.nth <= IF(@is_open, CAST(@opens AS SIGNED) - @shown, 0) + IF(@paid, ?, 0)
        ${isTrial ? 'AND (fresh.seen_by IS NOT NULL OR fresh.unseen <= @trial_room)' : ''}`,
    [userId, now, ...ids, userId, ...(isTrial ? [userId] : []), most],
  );
};

export interface Opened {
  results: number;
  most: number;
  ids: ReadonlySet<string>;
}
export interface OpenedRow {
  opened: number;
  opens: number | null;
}

/** With the account twice. */
export const openedColumns = `
  (SELECT COUNT(*) FROM opened_results WHERE user_id = ? AND question_hash = @pool) AS opened,
  (SELECT opens FROM open_questions WHERE user_id = ? AND question_hash = @pool) AS opens`;

export const openedOf = (
  { opened, opens }: OpenedRow,
  fitting: readonly { id_result: string }[],
): Opened => ({ results: opened, most: opens ?? 0, ids: new Set(fitting.map(({ id_result }) => id_result)) });

export const fitted = (page: Page): Statement<{ id_result: string }> =>
  statement<{ id_result: string }>(
    'SELECT id_result FROM opened_results WHERE user_id = ? AND question_hash = @pool AND id_result IN (?)',
    [page.userId, idsOf(page).length > 0 ? idsOf(page) : ['']],
  );

/** Whether a row of `page` may be shown; its values are whether the account pays nothing, and the account. */
export const isFitting = `(? OR NOT @is_covered OR EXISTS (
  SELECT 1 FROM opened_results WHERE opened_results.user_id = ? AND question_hash = @pool AND opened_results.id_result = page.id))`;
