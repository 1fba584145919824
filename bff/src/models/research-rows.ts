/**
 * Row types for queries and shown results. Saved data has objection models; other tables are in
 * `tables.ts`.
 */
import type { ShareRow } from './shares.ts';

interface OpenQuestionRow {
  user_id: number;
  question_hash: string;
  opened_at: Date;
  /** False if the query was free. */
  paid: boolean;
  /** Whether its history row for principles is written. */
  asked_principles: boolean;
  asked_verdicts: boolean;
  /** Number of different results that were paid for. */
  opens: number;
  /**
   * Hash of the query that was paid together with it and counts the results of both; null: itself.
   */
  counted_with: string | null;
}

interface RunningSearchRow {
  id: string;
  /** Account of the search, as the bucket of its rate limit. */
  bucket: string;
  until: Date;
}

interface ReadTextRow {
  user_id: number;
  ruling_id: string;
  read_at: Date;
}

/** Result shown for a paid query. */
interface OpenedResultRow {
  id: number;
  user_id: number;
  question_hash: string;
  id_result: string;
  opened_at: Date;
}

interface ShownResultRow {
  user_id: number;
  id_result: string;
  shown_at: Date;
  /** False if a search paid for the result. */
  counted: boolean;
}

interface ServedRulingRow {
  user_id: number;
  ruling_id: string;
  served_at: Date;
  /** Whether only its number was sent, by a check or a suggestion, and it was not opened. */
  named: boolean;
  /** When it was opened by its number. */
  opened_at: Date | null;
}

interface WithdrawnRulingRow {
  /** Id of a ruling or of one of its principles. */
  id: string;
  withdrawn_at: Date;
}

export interface ResearchTables {
  shares: ShareRow;
  withdrawn_rulings: WithdrawnRulingRow;
  open_questions: OpenQuestionRow;
  running_searches: RunningSearchRow;
  served_rulings: ServedRulingRow;
  opened_results: OpenedResultRow;
  shown_results: ShownResultRow;
  read_texts: ReadTextRow;
}
