import type { FeedbackRow } from './feedbacks.ts';
import type { Opened } from './opened-results.ts';
import type { QuestionRow } from './questions.ts';

/** Data that one answered search writes. */
export interface SearchEntry {
  /** Id of the search slot. */
  runningId: string;
  userId: number;
  /** False for administrators. */
  pays: boolean;
  /** Whether the plan sells queries beyond its quota, each reported to the card provider once. */
  overQuota: boolean;
  /** Price per query beyond the quota, in cents, for the programs' spending limit. */
  overQuotaCents: number;
  meteredId: string;
  /** True if nothing was found; such a search is not charged. */
  isFree: boolean;
  /**
   * Rulings that cite the requested ruling. The search is free if the account was served any of
   * these.
   */
  citingIds: readonly string[];
  /** Key of the program that searches; null for a search on the page. */
  connection: { id: number; name: string } | null;
  query: string;
  queryType: QuestionRow['query_type'];
  isFirstPage: boolean;
  /** Number of results. */
  found: number;
  /** False while the account has paused its history. */
  isRemembered: boolean;
  questionHash: string;
  /** Hash of the suggested spelling; null without a suggestion. */
  suggestionHash: string | null;
  /** Results of the page, in order. */
  results: readonly { id: string; rulingId: string }[];
  /** Rulings requested by name. */
  namedIds: readonly string[];
  /** Whether to buy the same number of results again if results of the page would be omitted. */
  goesOn: boolean;
  /** Number of different results that a payment opens. */
  most: number;
  now: Date;
  /** Number of different results that the card-free trial shows; null if the account has none. */
  trialLimit: number | null;
  /** A query opened before this instant has expired. */
  openSince: Date;
}

export interface SearchCharge {
  /** False if no query was left, or if `isTrialOver`; then nothing was written. */
  isAllowed: boolean;
  /** Whether the trial has shown all its results and the page contains none of these. */
  isTrialOver: boolean;
  isPaid: boolean;
  /**
   * Whether the query is paid and open, or the account pays nothing. Its results then count
   * against no other limit.
   */
  isCovered: boolean;
  /**
   * Number of results that the query has shown, the maximum, and the admitted results of the page;
   * null if unlimited.
   */
  opened: Opened | null;
  feedback: Pick<FeedbackRow, 'id_result' | 'positive'>[];
}
