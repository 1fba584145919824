import { randomUUID } from 'node:crypto';
import { resultsPerQuestion } from '@massima/contract/constants';
import type { SelectedType } from '@massima/contract/search';
import { entitlementOf, type Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import type { SearchCharge } from '../../models/search-entry.ts';
import { writeSearchCharge as charge } from '../../models/search-ledger.ts';
import { readSpending } from '../../models/assistant-spending.ts';
import { findUser } from '../../models/user.ts';
import { searchEligibilityOf } from '../users/index.ts';
import { openSince, questionKey } from './question-key.ts';
import { searchRefused } from './search-refused.ts';
import { trialResultsUsed } from './trial-results.ts';

type ChargeDeps = Pick<Deps, 'db' | 'clock' | 'statements' | 'config'>;

export interface ChargedSearch {
  query: string;
  type: SelectedType;
  isFirstPage: boolean;
  /** Number of results. */
  found: number;
  /** False if no result was found; such a search is not charged. */
  isFound: boolean;
  /** Alternative spelling that the response suggested. */
  suggestion: string | null;
  /** Rulings that cite the requested ruling. */
  citingIds: readonly string[];
  /**
   * Results of the page, in order. Their rulings may be opened once the results have been shown.
   */
  results: readonly { id: string; rulingId: string }[];
  /** Rulings requested by name; their full text may be read, too. */
  namedIds: readonly string[];
  /** Whether to buy further results once the query has shown all results of one search. */
  goesOn: boolean;
}

/**
 * Charges a search in one transaction: quota, open query, history and rulings shown.
 * @throws AppError the reason if no query was left
 */
export async function chargeSearch(
  deps: ChargeDeps,
  actor: Actor,
  runningId: string,
  search: ChargedSearch,
  trialLimit: number | null,
): Promise<Omit<SearchCharge, 'isAllowed' | 'isTrialOver'>> {
  const now = deps.clock.now();
  const { suggestion, citingIds, results, namedIds, goesOn, query, isFirstPage } = search;
  const entry = {
    runningId,
    userId: actor.id,
    pays: actor.role !== 'admin',
    overQuota: actor.overQuota && (actor.connection === null || actor.overQuotaCents !== null),
    overQuotaCents: actor.overQuotaCents ?? 0,
    meteredId: randomUUID(),
    isFree: !search.isFound,
    citingIds,
    connection: actor.connection,
    query,
    queryType: search.type === 'sentenza' ? 'type_verdict' : 'type_principle',
    isFirstPage,
    found: search.found,
    isRemembered: !actor.historyPaused,
    questionHash: questionKey(query),
    suggestionHash: suggestion === null ? null : questionKey(suggestion),
    results,
    namedIds,
    goesOn,
    most: resultsPerQuestion,
    trialLimit,
    now,
    openSince: openSince(now),
  } as const;
  const { isAllowed, isTrialOver, ...charged } = await charge(deps.statements, entry);
  if (isTrialOver) throw trialResultsUsed(deps);
  if (!isAllowed) throw await refusal(deps, actor, now);
  return charged;
}

/**
 * Returns the error for a search that was not charged. Reads the account again, because the last
 * query or the licence may have been used up while Solr was queried.
 */
async function refusal(deps: ChargeDeps, actor: Actor, now: Date): Promise<AppError> {
  const { db } = deps;
  const user = await findUser(db, actor.id);
  if (!user) return new AppError('session_expired');
  const { connection } = actor;
  const spending = await readSpending(db, actor.id, now);
  const current = { ...actor, ...entitlementOf(user), connection: connection && { ...connection, spending } };
  const { answer } = searchEligibilityOf(current, now);
  return searchRefused(deps, current, answer === 'ok' ? 'subscription_no_queries' : answer);
}
