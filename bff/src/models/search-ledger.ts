import { monthInItaly } from '@massima/contract/format/dates';
import { hasRoom, roomValues, spend } from './assistant-spending.ts';
import {
  buy,
  fit,
  fitted,
  forget,
  idsOf,
  isFitting,
  openedColumns,
  openedOf,
  type OpenedRow,
} from './opened-results.ts';
import { leaving } from './running-searches.ts';
import { statement, type Statement, type StatementPool } from './statement-pool.ts';
import type { FeedbackRow } from './feedbacks.ts';
import type { SearchCharge, SearchEntry } from './search-entry.ts';

/**
 * Charges a search in one round trip and one transaction: a new query, an open query (further
 * pages, other tab, suggested spelling), a query beyond the quota, or a free query.
 *
 * The account's row is locked first. There the searches of one account queue, so that the last
 * query is not used twice.
 */
export async function writeSearchCharge(pool: StatementPool, entry: SearchEntry): Promise<SearchCharge> {
  const isLimited = entry.pays && entry.results.length > 0;
  const { outcome: rows, fitting } = await pool.run({
    start: statement('START TRANSACTION'),
    lock: statement('SELECT id FROM users WHERE id = ? FOR UPDATE', [entry.userId]),
    look: readState(entry),
    further: statement('SET @buys = ? AND @is_open AND ? - @known > CAST(@opens AS SIGNED) - @shown', [
      entry.goesOn && entry.pays,
      idsOf(entry).length,
    ]),
    trial: entry.trialLimit === null ? null : lookAtTrial(entry, entry.trialLimit),
    free: statement('SET @is_free = ? OR (NOT @buys AND (@is_open OR @is_cited))', [entry.isFree]),
    take: entry.pays ? take(entry) : null,
    // MySQL evaluates all expressions of a SET before it assigns any variable.
    decide: statement(
      entry.pays
        ? `SET @paid = ROW_COUNT() = 1, @allowed = (@is_free OR ROW_COUNT() = 1)${unlessTrialOver(entry)}`
        : 'SET @paid = NOT @is_free, @allowed = TRUE',
    ),
    cover: statement('SET @is_covered = @allowed AND (@paid OR @is_open OR ?)', [!entry.pays]),
    buy: entry.goesOn ? buy(entry) : null,
    forget: forget(entry),
    fit: isLimited ? fit(entry) : null,
    meter: entry.pays && entry.overQuota ? meter(entry) : null,
    spend: entry.pays && entry.overQuota && entry.connection ? spend(spenderOf(entry)) : null,
    credit: entry.connection && credit(entry, entry.connection.id),
    remember: entry.isRemembered ? remember(entry) : null,
    open: open(entry),
    suggest: entry.suggestionHash === null ? null : openSuggestion(entry, entry.suggestionHash),
    serve: entry.results.length + entry.namedIds.length > 0 ? serve(entry) : null,
    show: entry.results.length > 0 ? show(entry) : null,
    fitting: fitted(entry),
    outcome: outcome(entry),
    leave: leaving(entry.runningId),
    commit: statement('COMMIT'),
  });
  const [first] = rows;
  return {
    isAllowed: first?.allowed === 1,
    isTrialOver: first?.trial_over === 1,
    isPaid: first?.paid === 1,
    isCovered: first?.covered === 1,
    opened: isLimited && first?.covered === 1 ? openedOf(first, fitting) : null,
    feedback: rows.flatMap(({ id_result, positive }) =>
      id_result === null || positive === null ? [] : [{ id_result, positive }],
    ),
  };
}

/** At least one row, even if no result of the page was rated. */
type Outcome = { allowed: number; trial_over: number; paid: number; covered: number } & OpenedRow & {
    [Column in 'id_result' | 'positive']: FeedbackRow[Column] | null;
  };
const outcome = (entry: SearchEntry): Statement<Outcome> =>
  statement<Outcome>(
    `SELECT @allowed AS allowed, ${entry.trialLimit === null ? 'FALSE' : '@is_trial_over'} AS trial_over, @paid AS paid, @is_covered AS covered, feedbacks.id_result, feedbacks.positive,
            ${openedColumns}
       FROM (SELECT 1 AS line) AS one LEFT JOIN feedbacks ON user_id = ? AND id_result IN (?)`,
    [entry.userId, entry.userId, entry.userId, orNone(idsOf(entry))],
  );

/** MySQL rejects an empty list. */
const orNone = (ids: readonly string[]) => (ids.length > 0 ? ids : ['']);

const tabOf = ({ queryType }: SearchEntry) =>
  queryType === 'type_verdict'
    ? { asked: 'asked_verdicts', other: 'asked_principles' }
    : { asked: 'asked_principles', other: 'asked_verdicts' };

/**
 * Variables for the charge. `@is_open`: paid within the last half hour. `@is_cited`: cited by a
 * text that the account was served. `@is_asked`: the history row of this tab exists. `@pool`: hash
 * of the query that counts the results; `@opens`: its maximum; `@shown`: results shown; `@known`:
 * of these, results of this page.
 */
const readState = (entry: SearchEntry): Statement => {
  const { userId, questionHash, openSince, citingIds } = entry;
  const shownCount =
    'SELECT COUNT(*) FROM opened_results WHERE user_id = ? AND question_hash = COALESCE(own.counted_with, ?)';
  return statement(
    `SELECT COALESCE(own.paid, FALSE),
            EXISTS (SELECT 1 FROM served_rulings WHERE user_id = ? AND ruling_id IN (?) AND NOT named),
            COALESCE(own.${tabOf(entry).asked}, FALSE), COALESCE(own.counted_with, ?) COLLATE utf8mb4_bin,
            COALESCE(pool.opens, 0), (${shownCount}), (${shownCount} AND id_result IN (?))
       INTO @is_open, @is_cited, @is_asked, @pool, @opens, @shown, @known
       FROM (SELECT 1 AS line) AS one
       LEFT JOIN open_questions AS own ON own.user_id = ? AND own.question_hash = ? AND own.opened_at > ?
       LEFT JOIN open_questions AS pool
              ON pool.user_id = own.user_id AND pool.question_hash = COALESCE(own.counted_with, own.question_hash)`,
    [
      ...[userId, orNone(citingIds), questionHash],
      ...[userId, questionHash, userId, questionHash, orNone(idsOf(entry))],
      ...[userId, questionHash, openSince],
    ],
  );
};

/**
 * Variables for a card-free trial. `@trial_room`: number of results left; `@is_trial_over`: none
 * is left, and the page has none that was shown before.
 */
const lookAtTrial = (entry: SearchEntry, limit: number): Statement =>
  statement(
    `SELECT CAST(? AS SIGNED) - COUNT(*), ? AND COUNT(*) >= ? AND COALESCE(SUM(id_result IN (?)), 0) = 0
       INTO @trial_room, @is_trial_over FROM shown_results WHERE user_id = ?`,
    [limit, entry.results.length > 0, limit, orNone(idsOf(entry)), entry.userId],
  );

const unlessTrialOver = ({ trialLimit }: SearchEntry) =>
  trialLimit === null ? '' : ' AND NOT @is_trial_over';

/**
 * Charges the account. A program is charged beyond the plan only within the owner's spending
 * limit.
 */
const take = (entry: SearchEntry): Statement =>
  statement(
    `UPDATE users SET used_queries = used_queries + 1
      WHERE id = ? AND NOT @is_free${unlessTrialOver(entry)} AND (plan_queries < 0 OR used_queries < plan_queries
        OR (over_quota AND ?${entry.connection ? ` AND ${hasRoom}` : ''}))`,
    [entry.userId, entry.overQuota, ...(entry.connection ? roomValues(spenderOf(entry)) : [])],
  );

const spenderOf = ({ userId, overQuotaCents: cents, now }: SearchEntry) => ({ userId, cents, now });

const meter = ({ userId, meteredId, now }: SearchEntry): Statement =>
  statement(
    `INSERT INTO metered_usage (identifier, user_id, created_at)
     SELECT ?, id, ? FROM users WHERE id = ? AND @paid AND plan_queries >= 0 AND used_queries > plan_queries`,
    [meteredId, now, userId],
  );

/**
 * Stores the first page of a tab once while the query is open; a further page only if it was
 * charged.
 */
const remember = (entry: SearchEntry): Statement =>
  statement(
    `INSERT INTO questions (user_id, query, query_type, created_at, found, asked_by)
     SELECT ?, ?, ?, ?, ?, ? FROM DUAL WHERE @allowed AND NOT @is_asked AND (? OR @paid)`,
    [
      entry.userId,
      entry.query,
      entry.queryType,
      entry.now,
      entry.found,
      entry.connection?.name ?? '',
      entry.isFirstPage,
    ],
  );

/**
 * Counts a search of a connection. Assignments run from left to right, so that the first still
 * reads the previous month.
 */
const credit = ({ now }: SearchEntry, connectionId: number): Statement => {
  const month = monthInItaly(now);
  return statement(
    `UPDATE connections SET searches = IF(searches_month = ?, searches, 0) + 1, searches_month = ?
      WHERE id = ? AND @paid`,
    [month, month, connectionId],
  );
};

/**
 * Opens the query. `opened_at` is assigned last, because assignments run from left to right and
 * the earlier read its old value.
 */
const open = (entry: SearchEntry): Statement => {
  const { asked, other } = tabOf(entry);
  const { userId, questionHash, now, openSince, isFirstPage, most } = entry;
  return statement(
    `INSERT INTO open_questions (user_id, question_hash, opened_at, paid, ${asked}, opens)
     SELECT ?, ?, ?, @paid, TRUE, ? FROM DUAL WHERE @allowed AND (? OR @paid)
         ON DUPLICATE KEY UPDATE ${other} = ${other} AND opened_at > ?, ${asked} = TRUE,
            opens = IF(@paid AND NOT @is_open, ?, opens), counted_with = IF(@paid AND NOT @is_open, NULL, counted_with),
            paid = @paid OR (paid AND opened_at > ?),
            opened_at = IF(@paid OR opened_at <= ?, ?, opened_at)`,
    [userId, questionHash, now, most, isFirstPage, openSince, most, openSince, openSince, now],
  );
};

/**
 * Opens the suggested spelling together with a misspelled query: both share the results of one
 * search.
 */
const openSuggestion = ({ userId, now, openSince }: SearchEntry, hash: string): Statement =>
  statement(
    `INSERT INTO open_questions (user_id, question_hash, opened_at, paid, counted_with)
     SELECT ?, ?, ?, TRUE, @pool FROM DUAL WHERE @paid
         ON DUPLICATE KEY UPDATE asked_principles = asked_principles AND opened_at > ?,
            asked_verdicts = asked_verdicts AND opened_at > ?,
            counted_with = IF(paid AND opened_at > ?, counted_with, @pool), paid = TRUE, opened_at = ?`,
    [userId, hash, now, openSince, openSince, openSince, now],
  );

/**
 * Marks the page's rulings as served. Rows are sorted, so that two pages of one account do not
 * deadlock.
 */
const serve = ({ userId, results, namedIds, pays, now }: SearchEntry): Statement => {
  const rows = [...results, ...namedIds.map((rulingId) => ({ id: '', rulingId }))].sort((a, b) =>
    a.rulingId < b.rulingId ? -1 : 1,
  );
  return statement(
    `INSERT INTO served_rulings (user_id, ruling_id, served_at)
     SELECT ?, page.ruling, ?
       FROM (SELECT ? AS ruling, ? AS id${' UNION ALL SELECT ?, ?'.repeat(rows.length - 1)}) AS page
      WHERE @allowed AND (page.id = '' OR ${isFitting})
         ON DUPLICATE KEY UPDATE named = FALSE`,
    [userId, now, ...rows.flatMap(({ rulingId, id }) => [rulingId, id]), !pays, userId],
  );
};

/** Marks the page's results as shown. Unpaid results stop counting once they are paid. */
const show = (entry: SearchEntry): Statement => {
  const { userId, pays, now } = entry;
  const ids = idsOf(entry).sort();
  return statement(
    `INSERT INTO shown_results (user_id, id_result, shown_at, counted)
     SELECT ?, page.id, ?, FALSE FROM (SELECT ? AS id${' UNION ALL SELECT ?'.repeat(ids.length - 1)}) AS page
      WHERE @is_covered AND ${isFitting}
         ON DUPLICATE KEY UPDATE counted = FALSE`,
    [userId, now, ...ids, !pays, userId],
  );
};
