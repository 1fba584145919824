/** Rows of what an account asks, is shown, rates and keeps; the others stand in `tables.ts`. */

export interface QuestionRow {
  id: number;
  user_id: number;
  query: string;
  query_type: 'type_principle' | 'type_verdict';
  created_at: Date;
}

export interface OpenQuestionRow {
  user_id: number;
  question_hash: string;
  opened_at: Date;
  /** False: it was asked, and cost nothing. */
  paid: boolean;
  /** Its line of history is written. */
  asked_principles: boolean;
  asked_verdicts: boolean;
}

export interface RunningSearchRow {
  id: string;
  /** Whose search it is: the bucket of its rate limit. */
  bucket: string;
  until: Date;
}

export interface ReadTextRow {
  user_id: number;
  ruling_id: string;
  read_at: Date;
}

export interface ServedRulingRow {
  user_id: number;
  ruling_id: string;
  served_at: Date;
}

export interface FeedbackRow {
  user_id: number;
  id_result: string;
  query: string;
  result: string | null;
  positive: boolean;
  comment: string;
  created_at: Date;
}

export interface ProjectRow {
  id: number;
  user_id: number;
  name: string;
  /** A hash of the trimmed, lower-cased name; null once deleted, which frees the name. */
  name_key: string | null;
  description: string;
  created_at: Date;
  updated_at: Date;
  deleted_at: Date | null;
}

export interface ProjectElementRow {
  id: number;
  project_id: number;
  id_result: string;
  /** Empty: the ruling was never served to the owner, so the folder does not open its text. */
  ruling_id: string;
  result: string;
  query: string;
  note: string;
  created_at: Date;
  removed_at: Date | null;
}
