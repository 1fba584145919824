import type { RowDataPacket } from 'mysql2';
import type { Statement, StatementPool } from './statement-pool.ts';

/** What one answered search leaves behind. */
export interface SearchEntry {
  userId: number;
  /** Administrators pay nothing. */
  pays: boolean;
  /** False while the account has paused its history. */
  remembered: boolean;
  query: string;
  queryType: 'type_principle' | 'type_verdict';
  questionHash: string;
  resultIds: readonly string[];
  rulingIds: readonly string[];
  now: Date;
}

export interface FeedbackRow {
  id_result: string;
  positive: boolean;
}

const feedback = ({ userId, resultIds }: SearchEntry): Statement => [
  'SELECT id_result, positive FROM feedbacks WHERE user_id = ? AND id_result IN (?)',
  [userId, resultIds.length > 0 ? resultIds : ['']],
];

/** In one order for everybody, so that two pages of one account never wait for each other crosswise. */
const served = ({ userId, rulingIds, now }: SearchEntry): Statement[] =>
  rulingIds.length === 0
    ? []
    : [
        [
          'INSERT IGNORE INTO served_rulings (user_id, ruling_id, served_at) VALUES ?',
          [[...new Set(rulingIds)].sort().map((id) => [userId, id, now])],
        ],
      ];

const history = ({ userId, query, queryType, now, remembered }: SearchEntry): Statement[] =>
  remembered
    ? [
        [
          'INSERT INTO questions (user_id, query, query_type, created_at) VALUES (?, ?, ?, ?)',
          [userId, query, queryType, now],
        ],
      ]
    : [];

const take: (userId: number) => Statement = (userId) => [
  'UPDATE users SET used_queries = used_queries + 1 WHERE id = ? AND (plan_queries < 0 OR used_queries < plan_queries)',
  [userId],
];

/** No query was left (the column refuses the NULL), or the question was opened before (its key is taken). */
const refusals: ReadonlySet<unknown> = new Set(['ER_BAD_NULL_ERROR', 'ER_DUP_ENTRY']);

/**
 * The usual case in one round trip: takes a query within the quota, opens a question that was never asked before, writes
 * history and what was shown, all or nothing. Answers the feedback on the page, or null when the case is another
 * one, and then nothing was written. The account's row comes first: there searches of one account queue.
 */
export async function chargeNewQuestion(
  pool: StatementPool,
  entry: SearchEntry,
): Promise<FeedbackRow[] | null> {
  const owner = entry.pays ? 'IF(ROW_COUNT() = 1, ?, NULL)' : '?';
  try {
    const [rows] = await pool.together([
      feedback(entry),
      ['START TRANSACTION', []],
      ...(entry.pays ? [take(entry.userId)] : []),
      [
        `INSERT INTO open_questions (user_id, question_hash, opened_at) VALUES (${owner}, ?, ?)`,
        [entry.userId, entry.questionHash, entry.now],
      ],
      ...history(entry),
      ...served(entry),
      ['COMMIT', []],
    ]);
    return rows as (RowDataPacket & FeedbackRow)[];
  } catch (error) {
    if (refusals.has((error as { code?: string }).code)) return null;
    throw error;
  }
}

/** A page of a question that is open: what was shown, and the feedback on it. */
export async function servePage(pool: StatementPool, entry: SearchEntry): Promise<FeedbackRow[]> {
  const [rows] = await pool.together([feedback(entry), ...served(entry)]);
  return rows as (RowDataPacket & FeedbackRow)[];
}
