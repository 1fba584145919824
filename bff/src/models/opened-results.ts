import { statement, type Statement } from './statement-pool.ts';

/**
 * Search page. The functions below build statements of a search's batch (search-ledger.ts) and
 * share its variables.
 */
interface Page {
  userId: number;
  /** Results in the order of the page. */
  results: readonly { id: string }[];
  now: Date;
  /** Number of different results that a payment opens. */
  most: number;
  /** Result limit of a card-free trial; null if the account has none. */
  trialLimit: number | null;
}

export const idsOf = ({ results }: Pick<Page, 'results'>) => [...new Set(results.map(({ id }) => id))];

/**
 * Adds a payment: the query's result pool may show `most` further results, and stays open for half
 * an hour from now.
 */
export const buy = ({ userId, most, now }: Page): Statement =>
  statement(
    `UPDATE open_questions SET opens = opens + ?, opened_at = ?
      WHERE user_id = ? AND question_hash = @pool AND @buys AND @paid`,
    [most, now, userId],
  );

/** Deletes the results shown under an earlier payment, because they no longer count. */
export const forget = ({ userId }: Page): Statement =>
  statement(
    'DELETE FROM opened_results WHERE user_id = ? AND question_hash = @pool AND @paid AND NOT @is_open',
    [userId],
  );

/**
 * Inserts the results of the page that the query has not shown yet, from the top, within the
 * limits of the query and of a card-free trial.
 */
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

/** Columns for `openedOf`, with the account id as value, twice. */
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

/**
 * Condition that a row of `page` may be shown. Its values: whether the account pays nothing, and
 * the account id.
 */
export const isFitting = `(? OR NOT @is_covered OR EXISTS (
  SELECT 1 FROM opened_results WHERE opened_results.user_id = ? AND question_hash = @pool AND opened_results.id_result = page.id))`;
