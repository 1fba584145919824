import { overQuotaCents } from '@massima/contract/constants';
import { monthInItaly } from '@massima/contract/format/dates';
import { hasRoom, roomValues, spend } from './assistant-spending.ts';
import { leaving } from './running-searches.ts';
import { statement, type Statement, type StatementPool } from './statement-pool.ts';
import type { FeedbackRow } from './feedback.ts';
import type { QuestionRow } from './question.ts';

/** What one answered search leaves behind. */
export interface SearchEntry {
  /** Of the place that it holds among the account's searches. */
  runningId: string;
  userId: number;
  /** Administrators pay nothing. */
  pays: boolean;
  /** The plan sells queries past its quota, each reported to the card provider once. */
  overQuota: boolean;
  meteredId: string;
  /** Nothing was found: there is nothing to pay for. */
  isFree: boolean;
  /** Rulings that cite what was asked for: it is free where one of them was served to the account. */
  citingIds: readonly string[];
  /** The key by which a program asks; null: asked on the page. */
  connection: { id: number; name: string } | null;
  query: string;
  queryType: QuestionRow['query_type'];
  isFirstPage: boolean;
  /** How many results there are. */
  found: number;
  /** False while the account has paused its history. */
  isRemembered: boolean;
  questionHash: string;
  /** Of the spelling that was suggested; null without one. */
  suggestionHash: string | null;
  resultIds: readonly string[];
  rulingIds: readonly string[];
  now: Date;
  /** A question that was opened before is open no more. */
  openSince: Date;
}

export interface SearchCharge {
  /** False: no query was left, and nothing was written. */
  isAllowed: boolean;
  isPaid: boolean;
  /** It was paid now or while the question is open, or the account pays nothing: what it shows counts nowhere else. */
  isCovered: boolean;
  feedback: Pick<FeedbackRow, 'id_result' | 'positive'>[];
}

/**
 * Every case of paying a search, in one round trip and one transaction: a new question, one that is open (to further pages,
 * the other tab, a suggested spelling), one past the quota, one that costs nothing. Either all of it is written or none.
 * The account's row is locked first: there searches of one account queue, and of two on the last query one wins.
 */
export async function chargeSearch(pool: StatementPool, entry: SearchEntry): Promise<SearchCharge> {
  const { outcome: rows } = await pool.run({
    start: statement('START TRANSACTION'),
    lock: statement('SELECT id FROM users WHERE id = ? FOR UPDATE', [entry.userId]),
    look: look(entry),
    free: statement('SET @is_free = ? OR @is_open OR @is_cited', [entry.isFree]),
    take: entry.pays ? take(entry) : null,
    // All of a SET is worked out before any of it holds.
    decide: statement(
      entry.pays
        ? 'SET @paid = ROW_COUNT() = 1, @allowed = @is_free OR ROW_COUNT() = 1'
        : 'SET @paid = NOT @is_free, @allowed = TRUE',
    ),
    cover: statement('SET @is_covered = @allowed AND (@paid OR @is_open OR ?)', [!entry.pays]),
    meter: entry.pays && entry.overQuota ? meter(entry) : null,
    spend: entry.pays && entry.overQuota && entry.connection ? spend(spenderOf(entry)) : null,
    credit: entry.connection && credit(entry, entry.connection.id),
    remember: entry.isRemembered ? remember(entry) : null,
    open: open(entry),
    suggest: entry.suggestionHash === null ? null : openSuggestion(entry, entry.suggestionHash),
    serve: entry.rulingIds.length > 0 ? serve(entry) : null,
    show: entry.resultIds.length > 0 ? show(entry) : null,
    outcome: outcome(entry),
    leave: leaving(entry.runningId),
    commit: statement('COMMIT'),
  });
  const [first] = rows;
  return {
    isAllowed: first?.allowed === 1,
    isPaid: first?.paid === 1,
    isCovered: first?.covered === 1,
    feedback: rows.flatMap(({ id_result, positive }) =>
      id_result === null || positive === null ? [] : [{ id_result, positive }],
    ),
  };
}

/** One line at least, also where nothing on the page was rated. */
type Outcome = { allowed: number; paid: number; covered: number } & {
  [Column in 'id_result' | 'positive']: FeedbackRow[Column] | null;
};
const outcome = ({ userId, resultIds }: SearchEntry): Statement<Outcome> =>
  statement<Outcome>(
    `SELECT @allowed AS allowed, @paid AS paid, @is_covered AS covered, feedbacks.id_result, feedbacks.positive
       FROM (SELECT 1 AS line) AS one LEFT JOIN feedbacks ON user_id = ? AND id_result IN (?)`,
    [userId, orNone(resultIds)],
  );

/** MySQL knows no empty list. */
const orNone = (ids: readonly string[]) => (ids.length > 0 ? ids : ['']);

const tabOf = ({ queryType }: SearchEntry) =>
  queryType === 'type_verdict'
    ? { asked: 'asked_verdicts', other: 'asked_principles' }
    : { asked: 'asked_principles', other: 'asked_verdicts' };

/**
 * `@is_open`: paid within the half hour. `@is_cited`: named in a text that the account was served. `@is_asked`: this tab's line of
 * history is written.
 */
const look = (entry: SearchEntry): Statement => {
  const open = 'SELECT 1 FROM open_questions WHERE user_id = ? AND question_hash = ? AND opened_at > ?';
  const question = [entry.userId, entry.questionHash, entry.openSince];
  return statement(
    `SELECT EXISTS (${open} AND paid),
            EXISTS (SELECT 1 FROM served_rulings WHERE user_id = ? AND ruling_id IN (?)),
            EXISTS (${open} AND ${tabOf(entry).asked})
       INTO @is_open, @is_cited, @is_asked`,
    [...question, entry.userId, orNone(entry.citingIds), ...question],
  );
};

/** A program takes one past the plan only while the sum has room that its owner lets all of them spend. */
const take = (entry: SearchEntry): Statement =>
  statement(
    `UPDATE users SET used_queries = used_queries + 1
      WHERE id = ? AND NOT @is_free AND (plan_queries < 0 OR used_queries < plan_queries
        OR (over_quota AND ?${entry.connection ? ` AND ${hasRoom}` : ''}))`,
    [entry.userId, entry.overQuota, ...(entry.connection ? roomValues(spenderOf(entry)) : [])],
  );

const spenderOf = ({ userId, now }: SearchEntry) => ({ userId, cents: overQuotaCents, now });

const meter = ({ userId, meteredId, now }: SearchEntry): Statement =>
  statement(
    `INSERT INTO metered_usage (identifier, user_id, created_at)
     SELECT ?, id, ? FROM users WHERE id = ? AND @paid AND plan_queries >= 0 AND used_queries > plan_queries`,
    [meteredId, now, userId],
  );

/** The first page of a tab, once while the question is open; a further page only where it had to be paid. */
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

/** The assignments run from left to right: the first still sees the month of before. */
const credit = ({ now }: SearchEntry, connectionId: number): Statement => {
  const month = monthInItaly(now);
  return statement(
    `UPDATE connections SET searches = IF(searches_month = ?, searches, 0) + 1, searches_month = ?
      WHERE id = ? AND @paid`,
    [month, month, connectionId],
  );
};

/** `opened_at` comes last: the assignments run from left to right, and those before it ask for the old one. */
const open = (entry: SearchEntry): Statement => {
  const { asked, other } = tabOf(entry);
  const { userId, questionHash, now, openSince, isFirstPage } = entry;
  return statement(
    `INSERT INTO open_questions (user_id, question_hash, opened_at, paid, ${asked})
     SELECT ?, ?, ?, @paid, TRUE FROM DUAL WHERE @allowed AND (? OR @paid)
         ON DUPLICATE KEY UPDATE ${other} = ${other} AND opened_at > ?, ${asked} = TRUE,
            paid = @paid OR (paid AND opened_at > ?),
            opened_at = IF(@paid OR opened_at <= ?, ?, opened_at)`,
    [userId, questionHash, now, isFirstPage, openSince, openSince, openSince, now],
  );
};

/** Whoever has paid for a misspelled question has paid for what was meant. */
const openSuggestion = ({ userId, now, openSince }: SearchEntry, hash: string): Statement =>
  statement(
    `INSERT INTO open_questions (user_id, question_hash, opened_at, paid)
     SELECT ?, ?, ?, TRUE FROM DUAL WHERE @paid
         ON DUPLICATE KEY UPDATE asked_principles = asked_principles AND opened_at > ?,
            asked_verdicts = asked_verdicts AND opened_at > ?, paid = TRUE, opened_at = ?`,
    [userId, hash, now, openSince, openSince, now],
  );

/** In one order for everybody, so that two pages of one account never wait for each other crosswise. */
const serve = ({ userId, rulingIds, now }: SearchEntry): Statement => {
  const ids = [...new Set(rulingIds)].sort();
  return statement(
    `INSERT IGNORE INTO served_rulings (user_id, ruling_id, served_at)
     SELECT ?, served.id, ? FROM (SELECT ? AS id${' UNION ALL SELECT ?'.repeat(ids.length - 1)}) AS served WHERE @allowed`,
    [userId, now, ...ids],
  );
};

/** What was counted before counts no more once it is paid. */
const show = ({ userId, resultIds, now }: SearchEntry): Statement => {
  const ids = [...new Set(resultIds)].sort();
  return statement(
    `INSERT INTO shown_results (user_id, id_result, shown_at, counted)
     SELECT ?, shown.id, ?, FALSE FROM (SELECT ? AS id${' UNION ALL SELECT ?'.repeat(ids.length - 1)}) AS shown WHERE @is_covered
         ON DUPLICATE KEY UPDATE counted = FALSE`,
    [userId, now, ...ids],
  );
};
