/** Rows of what an account asks and is shown; what it keeps has its own models, the others are in `tables.ts`. */
import type { ShareRow } from './shares.ts';

interface OpenQuestionRow {
  user_id: number;
  question_hash: string;
  opened_at: Date;
  /** False: it was asked, and cost nothing. */
  paid: boolean;
  /** Its line of history is written. */
  asked_principles: boolean;
  asked_verdicts: boolean;
  /** How many different results were paid for. */
  opens: number;
  /** The question that was paid together with it and counts what both show; null: itself. */
  counted_with: string | null;
}

interface RunningSearchRow {
  id: string;
  /** Whose search it is: the bucket of its rate limit. */
  bucket: string;
  until: Date;
}

interface ReadTextRow {
  user_id: number;
  ruling_id: string;
  read_at: Date;
}

/** A result that a paid question has shown. */
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
  /** False: a search paid for it. */
  counted: boolean;
}

interface ServedRulingRow {
  user_id: number;
  ruling_id: string;
  served_at: Date;
  /** Only its number was given, by a check or a suggestion, and it was not opened. */
  named: boolean;
  /** When it was opened by its number. */
  opened_at: Date | null;
}

interface WithdrawnRulingRow {
  /** Of a ruling or of one of its principles. */
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
