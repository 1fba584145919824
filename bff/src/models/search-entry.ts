import type { FeedbackRow } from './feedbacks.ts';
import type { Opened } from './opened-results.ts';
import type { QuestionRow } from './questions.ts';

/** What one answered search leaves behind. */
export interface SearchEntry {
  /** Of the place that it has among the account's searches. */
  runningId: string;
  userId: number;
  /** Administrators pay nothing. */
  pays: boolean;
  /** The plan sells queries past its quota, each reported to the card provider once. */
  overQuota: boolean;
  /** What each of them costs, for the sum that programs may spend. */
  overQuotaCents: number;
  meteredId: string;
  /** Nothing was found: there is nothing to pay for. */
  isFree: boolean;
  /** Rulings that cite what was requested: it is free where one of them was served to the account. */
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
  /** Of the page, in its order. */
  results: readonly { id: string; rulingId: string }[];
  /** Rulings that were requested by name. */
  namedIds: readonly string[];
  /** Buys as many results again, where something of the page would be left out. */
  goesOn: boolean;
  /** How many different results a payment opens. */
  most: number;
  now: Date;
  /** How many different results the card-free trial shows; null: the account has none. */
  trialLimit: number | null;
  /** A question that was opened before is open no more. */
  openSince: Date;
}

export interface SearchCharge {
  /** False: no query was left, or `isTrialOver`, and nothing was written. */
  isAllowed: boolean;
  /** The trial has shown all its results, none of which is on the page. */
  isTrialOver: boolean;
  isPaid: boolean;
  /** It was paid now or while the question is open, or the account pays nothing: what it shows counts nowhere else. */
  isCovered: boolean;
  /** How many results the question has shown, how many it may show, and those of the page that fit; null: nothing limits them. */
  opened: Opened | null;
  feedback: Pick<FeedbackRow, 'id_result' | 'positive'>[];
}
