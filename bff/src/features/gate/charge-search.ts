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

type At = Pick<Deps, 'db' | 'clock' | 'statements' | 'config'>;

export interface AnsweredSearch {
  query: string;
  type: SelectedType;
  isFirstPage: boolean;
  /** How many results there are. */
  found: number;
  /** False: there is nothing to pay for. */
  isFound: boolean;
  /** Another spelling that was suggested alongside the answer. */
  suggestion: string | null;
  /** Rulings that cite the one ruling that was requested. */
  citingIds: readonly string[];
  /** Of the page, in its order, whose rulings may be read from now on where they are shown. */
  results: readonly { id: string; rulingId: string }[];
  /** Rulings that were named, whose full text may be read, too. */
  namedIds: readonly string[];
  /** Buys further results once the question has shown all that one search opens. */
  goesOn: boolean;
}

/**
 * The one way to charge a search that was answered: quota, open question, history, rulings shown, all or nothing. Throws the
 * key that says why no query was left.
 */
export async function chargeSearch(
  deps: At,
  actor: Actor,
  runningId: string,
  search: AnsweredSearch,
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

/** Why not: read again, since the last query, or the licence, went while the engine was asked. */
async function refusal(deps: At, actor: Actor, now: Date): Promise<AppError> {
  const { db } = deps;
  const user = await findUser(db, actor.id);
  if (!user) return new AppError('session_expired');
  const { connection } = actor;
  const spending = await readSpending(db, actor.id, now);
  const known = { ...actor, ...entitlementOf(user), connection: connection && { ...connection, spending } };
  const { answer } = searchEligibilityOf(known, now);
  return searchRefused(deps, known, answer === 'ok' ? 'subscription_no_queries' : answer);
}
